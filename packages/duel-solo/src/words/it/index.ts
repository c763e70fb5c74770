/**
 * Events, positions and explanations in Italian, the language of the solo variant.
 *
 * @packageDocumentation
 */
export { describeEvent } from './events.js';
export { describeExplanation, translateExplanation } from './explanation.js';
export { describeMove } from './moves.js';
export { nameOf } from './names.js';
export { describePosition } from './position.js';
export { describeRefusal } from './refusals.js';
