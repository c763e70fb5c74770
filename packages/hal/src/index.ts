/**
 * Ginkgopolis, alone against Hal or for two to five players.
 *
 * @packageDocumentation
 */
export {
  ACTIONS,
  type Action,
  type Bonus,
  BUILDING_CARDS,
  CARD_IDS,
  type CardId,
  LETTERS,
  type Letter,
} from './components/cards.js';
export { CHARACTER_IDS, CHARACTERS, type Character, type CharacterId } from './components/characters.js';
export { type Cell, TOKEN_CELLS } from './components/grid.js';
export {
  COLOURS,
  type Colour,
  type Item,
  type Items,
  TILE_IDS,
  TILES,
  type Tile,
  type TileId,
  type TileNumber,
} from './components/tiles.js';
export { type FloorCost, floorCost } from './costs.js';
export type { Event, OwnEvent } from './events.js';
export * from './game/index.js';
export type { ChanceMove, Move, SeatMove } from './notation.js';
export type { Notice, Notices } from './notices.js';
export type { Correction, NewGameOptions, Options, Settings } from './options.js';
export type { InHand, Lifted, Possible, Prompt, Prompts } from './prompts.js';
export type { CardEnding, Floors, HalExchange, HalTurn, KeptPoints, RoundEnd } from './reasons/hal-turn.js';
export type { Reason, Reasons } from './reasons/index.js';
export type { Lead } from './reasons/lead.js';
export type { Refusal } from './refusals.js';
export { CATEGORIES, type Category, cardPoints, districtPoints, type Result } from './scoring.js';
export { type ExpertChoice, expertChoice } from './script/expert-level.js';
export { gifts, halTurn } from './script/forecast.js';
export {
  type Building,
  CHANCES,
  type ChanceKind,
  type Commitment,
  DECISIONS,
  type Decision,
  type Draft,
  ENDINGS,
  type Ending,
  type Hidden,
  ID,
  PHASES,
  type Phase,
  type Player,
  type PlayerView,
  type Position,
  RULES,
  type Running,
  type SeatDecisionKind,
  type State,
  type View,
} from './state/index.js';
export { deckSize, supplySize } from './table/piles.js';
export type { HalTypes } from './types.js';
