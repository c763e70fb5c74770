/**
 * Matches between bots, with paired seeds and honest statistics.
 *
 * @packageDocumentation
 */
export { type GameResult, playGames, type Standing, tally } from './games.js';
export { type BotOf, type Match, playMatch } from './match.js';
