/**
 * Bots for any game: they see views, never states.
 *
 * @packageDocumentation
 */
export type { Bot, Candidate, Choice, Turn } from './bot.js';
export { greedyBot } from './greedy.js';
export { houseBot } from './house.js';
export { LEVELS, type Level, type LevelName, levels } from './levels.js';
export { BOTS, type BotMaker, botNamed, searchMaker } from './names.js';
export { randomBot } from './random.js';
export type { Policy, SearchOptions } from './search/options.js';
export { searchBot, searchSteps } from './search/search.js';
