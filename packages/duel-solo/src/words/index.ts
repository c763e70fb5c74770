/**
 * All texts of the game in English. The entry `words/it` has them in Italian.
 *
 * @packageDocumentation
 */
import { wordsOf } from '@wonders/core/words';
import { english } from './english.js';

export { english } from './english.js';
export type { BoardLanguage, BoardWords, ComponentId, Language, ResourceNames, Terms } from './language.js';
export { nameOf } from './names.js';

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
