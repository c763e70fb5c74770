/**
 * What things cost: where a boat can go and what is left behind on its way, what an outpost costs, what trades do to a
 * cargo.
 *
 * @packageDocumentation
 */
export { outpostCost, outpostPrice } from './building.js';
export { type Reach, reachable } from './reach.js';
export { tollAt } from './sailing.js';
export { type TradeResult, trades } from './trading.js';
