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
  type Colour,
  type Counted,
  MYTHOLOGIES,
  type Mythology,
  type ScienceSymbol,
  SYMBOLS,
} from './components/cards.js';
export { DIRECTIONS, type Direction } from './components/directions.js';
export { LAYOUTS, type Layout, type Place } from './components/layouts.js';
export { MILITARY, type MilitaryId } from './components/military.js';
export { nameOf } from './components/names.js';
export { DIVINITIES, type DivinityId, OFFERINGS, type Offering } from './components/pantheon.js';
export { PROGRESS, type ProgressId } from './components/progress.js';
export { type Cost, RESOURCES, type Resource } from './components/resources.js';
export { LEVELS, type Level } from './components/solo.js';
export {
  PROMOS,
  type Promo,
  type Special,
  WONDER_IDS,
  WONDERS,
  type Wonder,
  type WonderId,
} from './components/wonders.js';
export { type Price, type Priced, price, type Reduction, type Trade } from './costs.js';
export type { Event, OwnEvent } from './events.js';
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
  duelSolo,
  encodeMove,
  explainBotMove,
  fast,
  legalMoves,
  newGame,
  outcome,
  playUntil,
  seats,
  standing,
  transition,
  view,
  viewEvent,
  viewMove,
} from './game/index.js';
export type { Move, MoveOf, Of } from './notation.js';
export type { Options, Override, Settings, WonderPrint } from './options.js';
export type { Refusal } from './refusals.js';
export { type Category, pointsOf } from './scoring.js';
export type {
  Built,
  Cause,
  ChanceDecision,
  City,
  CityState,
  Decision,
  DivinityPlace,
  Draft,
  Ending,
  Holding,
  Pantheon,
  Phase,
  Position,
  ProgressSource,
  SeatDecision,
  State,
  View,
} from './state/index.js';
export { fixedPricesOf, hasProgress, symbolsOf } from './table/city.js';
export { faceDownSlots, openSlots } from './table/structure.js';
