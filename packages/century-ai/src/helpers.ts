/**
 * What apps show beside a game: the map hex by hex, where the boat can go, what trades would do.
 *
 * @packageDocumentation
 */
export { type HexInfo, hexes } from './hexes.js';
export { type Reach, reachable } from './reach.js';
export { type TradeResult, trades } from './trades.js';
