/**
 * A coach for any game: analyses records move by move, plays on from another move, gives hints, and makes puzzles. It sees what the
 * seat sees.
 *
 * @packageDocumentation
 */
export { type AnalyseOptions, type Analysis, analyse, type Review } from './analyse.js';
export type { MoveClass } from './classes.js';
export { courseOf, type Moment } from './course.js';
export type { Estimate } from './estimate.js';
export { type Hint, type HintOptions, hint } from './hint.js';
export type { CoachLanguage } from './language.js';
export {
  checkPuzzle,
  describePuzzle,
  type Puzzle,
  type PuzzleDepth,
  type PuzzleIssue,
  type PuzzleKind,
} from './puzzle.js';
export { type PuzzleOptions, puzzles } from './puzzles.js';
export { type Decisive, type Summary, summary } from './summary.js';
export { type Playing, type WhatIfOptions, whatIf } from './what-if.js';
export { type ChangeOptions, whatWouldChange } from './what-would-change.js';
