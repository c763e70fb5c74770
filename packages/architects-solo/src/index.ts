/**
 * 7 Wonders: Architects for one player against a scripted Opponent, in two structures, and the published game for two to
 * seven.
 *
 * @packageDocumentation
 */
export { CARDS, type Card, type CardKind, type Resource, type ScienceSymbol } from './components/cards.js';
export type { DieTable } from './components/die.js';
export { TOKENS, type Token, type TokenId } from './components/tokens.js';
export { type Cost, type Effect, type Stage, WONDERS, type Wonder, type WonderId } from './components/wonders.js';
export { type StageCost, stageCosts } from './costs.js';
export type { Event, OwnEvent } from './events.js';
export * from './game/index.js';
export type {
  Back,
  ChanceMove,
  Deck,
  DeckName,
  Move,
  Origin,
  PassMove,
  Payment,
  PaymentCard,
  Reveal,
  ScienceSet,
  SeatMove,
  SelectMove,
  TokenPlace,
} from './notation.js';
export type { Match, PriorityId } from './opponent/priorities.js';
export type { Cause, Reason, Reasons, Worth } from './opponent/reasons.js';
export type { CardValue } from './opponent/values.js';
export type { Options, Settings, WonderChoice } from './options.js';
export type { MissingCard, OfPayment, OwedStage, Refusal } from './refusals.js';
export type { Category, Result } from './scoring/index.js';
export type { Medal, Pars } from './scoring/medals.js';
export type {
  Area,
  Cards,
  Central,
  ChanceKind,
  Decision,
  DeckChoice,
  Draft,
  Ending,
  HiddenCard,
  OwedEffect,
  Phase,
  Position,
  SeatDecisionKind,
  State,
  View,
} from './state/index.js';
export type { NamedDeck } from './table/decks.js';
