/**
 * 7 Wonders: Architects for one player against a scripted Opponent, in two structures, and the published game for two to
 * seven.
 *
 * @packageDocumentation
 */
export { CARDS, type Card, type CardKind, type Resource, type ScienceSymbol } from './components/cards.js';
export { DIE_TABLES, type DieTable } from './components/die.js';
export { TOKENS, type Token, type TokenId } from './components/tokens.js';
export { type Cost, type Effect, type Stage, WONDERS, type Wonder, type WonderId } from './components/wonders.js';
export { type StageCost, stageCosts } from './costs.js';
export type { Event, OwnEvent } from './events.js';
export * from './game/index.js';
export {
  type Back,
  type ChanceMove,
  type Deck,
  type DeckName,
  type Move,
  type Origin,
  PAYMENT_CARDS,
  type PassMove,
  type Payment,
  type PaymentCard,
  REVEALS,
  type Reveal,
  type ScienceSet,
  type SeatMove,
  type SelectMove,
  type TokenPlace,
} from './notation.js';
export type { Notice, Notices } from './notices.js';
export type { NewGameOptions, Options, Settings, WonderChoice } from './options.js';
export type { Prompt, Prompts } from './prompts/index.js';
export type { CardValue, Cause, Causes, Match, PriorityId, Reason, Reasons, Worth, Worths } from './reasons.js';
export type { MissingCard, OfPayment, OwedStage, Refusal } from './refusals/index.js';
export { CATEGORIES, type Category, type Result } from './scoring/index.js';
export type { Medal, Pars } from './scoring/medals.js';
export {
  type Area,
  type Cards,
  type Central,
  CHANCES,
  type ChanceKind,
  DECISIONS,
  type Decision,
  type DeckChoice,
  type Draft,
  ENDINGS,
  type Ending,
  type HiddenCard,
  ID,
  OWED_EFFECTS,
  type OwedEffect,
  PHASES,
  type Phase,
  PLAYER_SEAT,
  type Position,
  RULES,
  SCRIPT_SEAT,
  type SeatDecisionKind,
  type State,
  type View,
} from './state/index.js';
export type { NamedDeck } from './table/decks.js';
export type { ArchitectsSoloTypes } from './types.js';
