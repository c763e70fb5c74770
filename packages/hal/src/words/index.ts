/**
 * Events in words: a log, told move by move; and positions in words: what lies on the table.
 *
 * @packageDocumentation
 */
export { describeEvent } from './events.js';
export { describeHalTurn } from './hal.js';
export { describePosition } from './position.js';
