/**
 * Moves, refusals, events and positions in English words; `words/it` has them in Italian.
 *
 * @packageDocumentation
 */

export { nameOf } from '../components/names.js';
export { describeEvent } from './events.js';
export { describeExplanation } from './explanation.js';
export { describeMove } from './moves.js';
export { describePosition } from './position.js';
export { describeRefusal } from './refusals.js';
