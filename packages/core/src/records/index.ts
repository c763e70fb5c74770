/**
 * Records and saves: a game as it was played, kept as text, replayed and checked.
 *
 * @packageDocumentation
 */
export { type CompactSave, compact } from './compact.js';
export { digest } from './digest.js';
export { type Loaded, type LoadedOf, load, type SaveIssue } from './load.js';
export {
  begin,
  type GameRecord,
  type Playthrough,
  type PlaythroughOf,
  push,
  replay,
  save,
  saveSchema,
  undo,
} from './record.js';
export type { Save } from './save.js';
export { recordFor, type SeatRecord } from './seat-record.js';
