/**
 * The game in words: what is asked, moves and what they will do, refusals, events, reasons, pieces, the outcome, and
 * the table. `english` holds all of it; another
 * language is one more value of the type `Language`.
 *
 * @packageDocumentation
 */
import { wordsOf } from '@wonders/core/words';
import { english } from './english.js';

export type { BoardLanguage, BoardWords, ComponentId, Language, Terms } from './language.js';
export { english };
export const {
  describeEvent,
  describeChange,
  describeExplanation,
  describeGains,
  describeMove,
  describeNotice,
  describeOption,
  describeOutcome,
  describePiece,
  describePosition,
  describePreview,
  describePrompt,
  describeRefusal,
  describeScores,
  describeTrait,
  describeTurn,
  legend,
} = /* @__PURE__ */ wordsOf(english);
