/**
 * What things cost: where a boat can go and the cubes it leaves behind on the way, the price of an outpost, and what trades do to
 * a cargo.
 *
 * @packageDocumentation
 */
export { outpostCost, outpostPrice } from './building.js';
export { type Reach, reachable } from './reach.js';
export { tollAt } from './sailing.js';
export { type TradeResult, trades } from './trading.js';
