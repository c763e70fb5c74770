/**
 * A game in progress for apps: moves or refusals, undo and redo, bots that play until a person decides, a log in words, a store to
 * subscribe to, and messages for remote players and bots. Pure, without a clock.
 *
 * @packageDocumentation
 */
export { eventsSince, type Line, log, type Words } from './log.js';
export {
  answerTurn,
  type MoveMessage,
  playAnswer,
  type TurnMessage,
  turnMessage,
  type UpdateMessage,
  updateMessage,
} from './remote.js';
export { createStore, type TableStore } from './store.js';
export {
  createTable,
  type Dispatched,
  dispatch,
  outcomeOf,
  type Played,
  type Player,
  playthroughOf,
  playUntil,
  redo,
  type Setting,
  stateOf,
  type Table,
  undo,
} from './table.js';
