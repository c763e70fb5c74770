/**
 * A small net that judges positions of Architects for two players. With it a `searchBot` plays better in the same time.
 *
 * @packageDocumentation
 */
export { INPUTS, see } from './inputs.js';
export { chanceToWin, netOf, netSearch } from './judge.js';
export { DIGEST, RECIPE } from './weights.js';
