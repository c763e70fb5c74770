/**
 * A small net that judges positions of the game for two, without Pantheon and without promos. With it a `searchBot` of a few
 * hundred iterations plays better in the same time.
 *
 * @packageDocumentation
 */
export { INPUTS, see } from './inputs.js';
export { chanceToWin, netOf, netSearch } from './judge.js';
export { PARTS, partsOf } from './parts.js';
export { DIGEST, RECIPE } from './weights.js';
