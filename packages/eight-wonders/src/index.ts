/**
 * Tower of Babel for three to five seats: secret offers for the discs of eight wonders, action cards, and a house bot in
 * three levels.
 *
 * @packageDocumentation
 */

export { ACTION_CARDS, type ActionCard } from './components/actions.js';
export type { Cards, Hand } from './components/cards.js';
export type { DiscId } from './components/discs.js';
export { type DiscSet, type ScoringRow, TABLES, type Tables } from './components/tables.js';
export { BUILDING_TYPES, type BuildingType } from './components/types.js';
export { WONDERS, type WonderId } from './components/wonders.js';
export {
  activeSeats,
  applyMove,
  botMove,
  chances,
  check,
  decodeMove,
  describeMove,
  describeRefusal,
  determinize,
  eightWonders,
  encodeMove,
  explainBotMove,
  fast,
  legalMoves,
  newGame,
  outcome,
  seats,
  transition,
  view,
  viewEvent,
} from './game.js';
export type { Refusal } from './refusals.js';
export type {
  BotLevel,
  Category,
  ChanceMove,
  Decision,
  DiscStack,
  Draft,
  Ending,
  Event,
  GameEvent,
  Move,
  Offer,
  Options,
  Phase,
  Position,
  SeatMove,
  Settings,
  State,
  Triple,
  View,
} from './state.js';
