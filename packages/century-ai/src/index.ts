/**
 * Century: Eastern Wonders against a scripted opponent, or by its published rules with 2 to 4 players.
 *
 * @packageDocumentation
 */
export { answerShown } from './chance.js';
export { PIECES, type Pieces } from './components/board.js';
export type { BonusId } from './components/bonuses.js';
export { BONUSES } from './components/bonuses.js';
export type { Colour, Cubes } from './components/cubes.js';
export { COLOURS, cubesText } from './components/cubes.js';
export { axial, type Hex } from './components/hexes.js';
export type { Order, OrderId, PortFace } from './components/orders.js';
export { ORDERS } from './components/orders.js';
export type { Tables } from './components/tables.js';
export type { LandTileId, MarketTile, MarketTileId, PortId, TradeSymbol } from './components/tiles.js';
export { MARKET_TILES, PORTS, SEA_TILES, SYMBOLS } from './components/tiles.js';
export type { Event, OwnEvent } from './events.js';
export * from './game/index.js';
export { reaction } from './game/reaction.js';
export type { ChanceMove, Move, SeatMove } from './notation.js';
export type { Notice, Notices } from './notices.js';
export type { MarketTileSpec, NewGameOptions, Options, OrderSpec, Settings, Start } from './options/index.js';
export type { Answers, BoatAt, Prompt, Prompts } from './prompts.js';
export type { Reason, Reasons } from './reasons/index.js';
export type { AiReaction } from './reasons/reaction.js';
export type {
  ActingSeat,
  BoatHex,
  ForeseenCargo,
  GainedCubes,
  NamedBonus,
  NamedOrder,
  NamedPort,
  NamedSet,
  PlannedRoute,
  PlannedTurn,
  TradeReading,
} from './reasons/told.js';
export type { Code, Refusal } from './refusals.js';
export { CATEGORIES, type Category, type Result, scoreSheet } from './scoring.js';
export {
  CHANCES,
  type ChanceKind,
  DECISIONS,
  type Decision,
  type Draft,
  ENDINGS,
  type Ending,
  ID,
  PHASES,
  type Phase,
  PLAYER_SEAT,
  type Position,
  RULES,
  SCRIPT_SEAT,
  type SeatDecisionKind,
  type SeatDraft,
  type SeatView,
  type State,
  type View,
  type WorldMap,
} from './state/index.js';
export type { CubeReason, SupplyEvent } from './table/supply.js';
export type { CenturyAiTypes } from './types.js';
