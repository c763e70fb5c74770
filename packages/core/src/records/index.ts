/**
 * Records and saves: a game as it was played, kept as text, replayed and checked.
 *
 * @packageDocumentation
 */

export type { Meta, Migration, Save, TakenBack } from '../contract/save.js';
export type { Verdict } from '../contract/verdict.js';
export { type CompactSave, compact } from './compact.js';
export { digest } from './digest.js';
export { load } from './load.js';
export type { Loaded, LoadedOf, SaveIssue } from './loaded.js';
export { type PositionIssue, positionText, type ReadPosition, readPosition } from './position-text.js';
export {
  begin,
  conclude,
  type GameRecord,
  type Playthrough,
  type PlaythroughOf,
  playOn,
  pop,
  push,
  replay,
} from './record.js';
export { save, saveSchema } from './save.js';
export { recordFor, type SeatRecord } from './seat-record.js';
