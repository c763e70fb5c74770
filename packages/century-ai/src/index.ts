/**
 * Century: Eastern Wonders against a scripted opponent, or by its published rules with 2 to 4 players.
 *
 * @packageDocumentation
 */
export { PIECES, type Pieces } from './components/board.js';
export type { BonusId } from './components/bonuses.js';
export { BONUSES } from './components/bonuses.js';
export type { Colour, Cubes } from './components/cubes.js';
export { COLOURS, cubesText } from './components/cubes.js';
export type { Order, OrderId, PortFace } from './components/orders.js';
export { ORDERS } from './components/orders.js';
export type { LandTileId, MarketTile, MarketTileId, PortId, TradeSymbol } from './components/tiles.js';
export { MARKET_TILES, PORTS, SEA_TILES, SYMBOLS } from './components/tiles.js';
export {
  activeSeats,
  applyMove,
  botMove,
  centuryAi,
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
export { axial, type Hex } from './map.js';
export { type Category, scoreSheet } from './scoring.js';
export type {
  CenturyRefusal,
  CubeReason,
  Decision,
  Draft,
  EndReason,
  Event,
  MarketTileSpec,
  Move,
  NewGameOptions,
  Options,
  OrderSpec,
  Position,
  SeatDraft,
  SeatView,
  Settings,
  Start,
  State,
  Step,
  Tables,
  View,
  WorldMap,
} from './state.js';
