/**
 * Matches between bots: fair, honest, and with statistics that say how sure they are.
 *
 * @packageDocumentation
 */
export { type Comparison, compare, type Difference, type SprtResult, sprt } from './compare.js';
export {
  type Counted,
  type GameResult,
  type GamesPlan,
  type PlannedGame,
  plannedGames,
  playGames,
  resultOf,
} from './games.js';
export { type LineUps, lineUpsFor } from './line-ups.js';
export {
  type Answer,
  type AskedTurn,
  askBot,
  type BotFactory,
  type BotOf,
  type Entrant,
  type Fault,
  isNoAnswerError,
  type Match,
  matchSteps,
  NoAnswerError,
  playMatch,
} from './match.js';
export { deriveSeed } from './seeds.js';
export { mergeTotals, type Standing, type Sums, standings, type Totals, tally, totalsOf } from './standings.js';
export { type Announced, type Claim, type Entered, type Verification, verify, verifyAll } from './verify.js';
