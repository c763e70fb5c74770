/**
 * The game in words: moves, refusals, events for a log, told move by move, and what lies on the table.
 *
 * @packageDocumentation
 */
export { describeEvent } from './events.js';
export { describeMove } from './moves.js';
export { describePosition } from './position.js';
export { describeRefusal } from './refusals.js';
