/**
 * 7 Wonders: Architects for one player against a scripted Opponent, in two structures, and the published game for two to
 * seven.
 *
 * @packageDocumentation
 */
export { CARDS, type Card, type CardKind, type Resource, type ScienceSymbol } from './components/cards.js';
export { TOKENS, type Token, type TokenId } from './components/tokens.js';
export { type Cost, type Effect, type Stage, WONDERS, type Wonder, type WonderId } from './components/wonders.js';
export {
  activeSeats,
  applyMove,
  architectsSolo,
  botMove,
  chances,
  check,
  decodeMove,
  describeMove,
  describeRefusal,
  determinize,
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
export type { Config, Options, WonderChoice } from './options.js';
export type { Category, Result } from './scoring.js';
export type {
  Area,
  Back,
  Cards,
  Central,
  ChanceKind,
  Decision,
  DecisionKind,
  Deck,
  DeckName,
  Draft,
  OwedEffect,
  Ending,
  Event,
  Origin,
  Reveal,
  Move,
  PassMove,
  Payment,
  Phase,
  Position,
  Refusal,
  ScienceSet,
  DeckChoice,
  SelectMove,
  HiddenCard,
  State,
  View,
} from './state.js';
