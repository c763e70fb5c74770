/**
 * Bots for any game: they see views, never states.
 *
 * @packageDocumentation
 */
export type { Bot, Candidate, Choice, Turn } from './bot.js';
export { greedyBot } from './greedy.js';
export { houseBot } from './house.js';
export { ismctsBot, type SearchOptions } from './ismcts.js';
export { randomBot } from './random.js';
