/**
 * What the words of all games share: counting and listing things, naming seats, forms of verbs. Only words import it.
 *
 * @packageDocumentation
 */

export type { Gain } from '../contract/told.js';
export { placingOf } from '../engine/placing.js';
export { phrase, tellMove, tellOutcome, tellPiece, tellPrompt } from '../engine/telling.js';
export { type CoachWords, coachEnglish, type ToldLoss } from './coach.js';
export { type ComparedLine, type Comparison, compareScores } from './comparison.js';
export { commonEnglish } from './english.js';
export { type DescribedCandidate, type DescribedStep, droppedBy, keptBy } from './explained.js';
export type { DescribedExplanation, DescribedReason } from './explanation.js';
export type { DescribedRung } from './ladder.js';
export { type DescribedOption, describedOptions, optionsEnglish, type ToldOption, yesOrNo } from './options.js';
export {
  BRIEF_LENGTH,
  capital,
  count,
  fitting,
  inBrief,
  line,
  listed,
  numeral,
  plural,
  signed,
  title,
} from './phrases.js';
export type { ScoreLine, ScoreSheet } from './score-sheet.js';
export { type Speaker, speaker, speakerOf, verbFor } from './speaker.js';
export { heaviestFirst } from './told.js';
export {
  type AnyWords,
  type DescribedTurn,
  type SaidOf,
  type TurnIn,
  type Words,
  type WordsOf,
  wordsOf,
} from './words-of.js';
