/**
 * The game in words: moves and refusals, a log told event by event, and what lies on the table.
 *
 * @packageDocumentation
 */
export { describeEvent } from './events.js';
export { describeMove } from './moves.js';
export { describePosition } from './position.js';
export { describeRefusal } from './refusals.js';
