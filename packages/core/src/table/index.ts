/**
 * A game in progress for apps: moves or refusals, undo and redo, bots that play until a person decides, what happened in
 * words, a store to subscribe to, and messages for bots that run elsewhere. Pure, without a clock.
 *
 * @packageDocumentation
 */
export { eventsSince, type Line, log, type Words } from './log.js';
export { answerTurn, type MoveMessage, playAnswer, type TurnMessage, turnMessage } from './remote.js';
export { createStore, type TableStore } from './store.js';
export {
  createTable,
  type Dispatched,
  dispatch,
  type Played,
  type Player,
  playthroughOf,
  playUntil,
  redo,
  type Setting,
  stateOf,
  step,
  type Table,
  undo,
} from './table.js';
