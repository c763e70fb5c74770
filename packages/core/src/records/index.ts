/**
 * Records and saves: a game as it was played, kept as text, replayed and checked.
 *
 * @packageDocumentation
 */
export { digest } from './digest.js';
export {
  begin,
  type GameRecord,
  type Loaded,
  load,
  type Playthrough,
  type PlaythroughOf,
  push,
  replay,
  type Save,
  type SaveIssue,
  save,
  saveSchema,
  undo,
} from './record.js';
export { recordFor, type SeatRecord } from './seat-record.js';
