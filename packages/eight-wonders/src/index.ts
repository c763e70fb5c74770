/**
 * Tower of Babel for three to five seats: secret offers for the discs of eight wonders, action cards, and a house bot in
 * four efforts.
 *
 * @packageDocumentation
 */
export { ACTION_CARDS, type ActionCard } from './components/actions.js';
export type { Cards, Hand } from './components/cards.js';
export type { DiscId } from './components/discs.js';
export { type DiscSet, type ScoringRow, TABLES, type Tables } from './components/tables.js';
export { BUILDING_TYPES, type BuildingType } from './components/types.js';
export { COLOURS, type Colour, WONDERS, type WonderId } from './components/wonders.js';
export type { Event, OwnEvent } from './events.js';
export * from './game/index.js';
export { canonicalOffers } from './moves/offers.js';
export type { ChanceMove, Move, MoveOf, SeatMove } from './notation.js';
export type { Notice, Notices } from './notices.js';
export type { BotEffort, NewGameOptions, Options, Settings } from './options.js';
export type { DrawnFor, InHand, Prompt, Prompts } from './prompts.js';
export type { Brought, BuildForecast, ExpectedOffer, OfferForecast, ValuedMove } from './reasons/forecasts.js';
export type { Reason, Reasons } from './reasons/index.js';
export type {
  ActionCardRefusal,
  BuildRefusal,
  OfferRefusal,
  Refusal,
  SelectionRefusal,
} from './refusals.js';
export { CATEGORIES, type Category, type Result } from './scoring.js';
export {
  CHANCES,
  type ChanceKind,
  DECISIONS,
  type Decision,
  type DiscStack,
  type Draft,
  ENDINGS,
  type Ending,
  ID,
  type Offer,
  PHASES,
  type Phase,
  type Position,
  RULES,
  type SeatDecisionKind,
  type State,
  type View,
} from './state/index.js';
export { partsLeft } from './table/parts.js';
export { drawPileSize } from './table/piles.js';
export { turnOrderTrack } from './table/track.js';
export type { EightWondersTypes } from './types.js';
