/**
 * A game in progress for apps: moves or refusals, undo and redo, bots that play until a person decides, a log in words, a store to
 * subscribe to, and messages for remote players and bots. Pure, without a clock.
 *
 * @packageDocumentation
 */

export { type Clock, outOfTime, pauseClock, pressClock, startClock, timeLeft } from './clock.js';
export { endGame, outcomeOf } from './ending.js';
export type { MeantFor } from './late.js';
export { eventsSince, type Line, type LogWords, log } from './log.js';
export { positionOf, type TablePosition } from './position.js';
export { answerUndo, type Proposed, proposeUndo, type UndoProposal } from './proposal.js';
export {
  answerTurn,
  type MoveMessage,
  playAnswer,
  type TurnMessage,
  turnMessage,
} from './remote.js';
export { handSeat, rematch } from './seats.js';
export { createStore, type TableStore } from './store.js';
export { createTable, dispatch, playBots, playthroughOf } from './table.js';
export { turnedUp } from './turned-up.js';
export { redo, undo } from './undo.js';
export { type LastSeen, type RefusedMessage, type UpdateMessage, updateMessage } from './update.js';
export {
  type Accepted,
  type Dispatched,
  type PlayedMove,
  type Player,
  type Refused,
  type Seated,
  type Setting,
  type StartsFrom,
  stateOf,
  type Table,
} from './value.js';
