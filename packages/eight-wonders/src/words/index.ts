/**
 * The game in words: moves, questions, notices, previews, refusals, reasons, a log event by event, pieces, positions,
 * scores and outcomes. `english` holds them all; a
 * translation is another value of the type `Language`.
 *
 * @packageDocumentation
 */
import { wordsOf } from '@wonders/core/words';
import { english } from './english.js';

export type {
  BoardLanguage,
  BoardWords,
  ButtonKind,
  ButtonWords,
  ComponentId,
  Language,
  Terms,
  TextWords,
  TwoLengths,
} from './language.js';
export { nameOf } from './names.js';
export { english };
export const {
  describeMove,
  describeRefusal,
  describeEvent,
  describePrompt,
  describeNotice,
  describePreview,
  describePiece,
  describeScores,
  describeTrait,
  describeTurn,
  describeChange,
  describeExplanation,
  describeGains,
  describeOption,
  describeOutcome,
  describePosition,
  legend,
} = /* @__PURE__ */ wordsOf(english);
