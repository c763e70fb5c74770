/**
 * 7 Wonders Duel with Pantheon: two players, or one against the scripted opponent SOLO.
 *
 * @packageDocumentation
 */
export {
  CARD_IDS,
  CARDS,
  type Card,
  type CardId,
  COLOURS,
  type Colour,
  type Counted,
  MYTHOLOGIES,
  type Mythology,
  type ScienceSymbol,
  SYMBOLS,
} from './components/cards.js';
export { DIRECTIONS, type Direction } from './components/directions.js';
export type { ComponentId } from './components/ids.js';
export { LAYOUTS, type Layout, type Place } from './components/layouts.js';
export { MILITARY, type MilitaryId } from './components/military.js';
export { DIVINITIES, type DivinityId, OFFERINGS, type Offering } from './components/pantheon.js';
export { PROGRESS, type ProgressId } from './components/progress.js';
export { type Cost, RESOURCES, type Resource } from './components/resources.js';
export { LEVELS, type Level, type Type } from './components/solo.js';
export {
  PROMOS,
  type Promo,
  type Special,
  WONDER_IDS,
  WONDERS,
  type Wonder,
  type WonderId,
} from './components/wonders.js';
export { type Price, type Priced, price, type Reduction, type Trade } from './costs/index.js';
export type { CoinReason, Event, OwnEvent } from './events.js';
export * from './game/index.js';
export type { ChanceMove, Move, MoveOf, Of, SeatMove } from './notation.js';
export type { Notice, Notices } from './notices.js';
export type { NewGameOptions, Options, Override, Settings, WonderPrint } from './options.js';
export type {
  CardChoice,
  CardCount,
  DivinityChoice,
  Left,
  MythologyDeck,
  Prompt,
  Prompts,
  Spot,
  TokenCount,
  TurnAction,
  WonderChoice,
} from './prompts/index.js';
export type {
  CandidateReasons,
  CoinValues,
  NeedValues,
  PointValues,
  PriceValues,
  SeatValue,
  TokenValues,
} from './reasons/candidates.js';
export type { CandidateValues, Reason, Reasons } from './reasons/index.js';
export type { LabelKey, ListKey, NoteKey, PlainKey, QuestionKey, StepKey, StoryKey } from './reasons/keys.js';
export type { Refusal } from './refusals.js';
export { CATEGORIES, type Category, pointsOf, type Result } from './scoring.js';
export {
  type Built,
  CAUSES,
  type Cause,
  CHANCES,
  type ChanceKind,
  type City,
  type CityState,
  DECISIONS,
  type Decision,
  type DivinityPlace,
  type Draft,
  ENDINGS,
  type Ending,
  type Holding,
  ID,
  type Pantheon,
  PHASES,
  type Phase,
  PLAYER_SEAT,
  type Position,
  type ProgressSource,
  RULES,
  SCRIPT_SEAT,
  type SeatDecisionKind,
  SOURCES,
  type State,
  type View,
} from './state/index.js';
export { fixedPricesOf, hasProgress, symbolsOf } from './table/city.js';
export { faceDownSlots, openSlots } from './table/structure.js';
export type { DuelSoloTypes } from './types.js';
export { nameOf } from './words/names.js';
