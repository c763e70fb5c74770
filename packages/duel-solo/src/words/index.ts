/**
 * Moves, refusals, events and positions in English words; `words/it` has them in Italian.
 *
 * @packageDocumentation
 */
export { describeEvent } from './events.js';
export { describeMove } from './moves.js';
export { nameOf } from './names.js';
export { describePosition } from './position.js';
export { describeRefusal } from './refusals.js';
