/**
 * The game in words: moves, refusals, events, reasons, the outcome, and the position. `english` holds all of it; another
 * language is one more value of the type `Language`.
 *
 * @packageDocumentation
 */
import { wordsOf } from '@wonders/core/words';
import { english } from './english.js';

export type { BoardLanguage, BoardWords, ComponentId, Language, Terms } from './language.js';
export { english };
export const { describeMove, describeRefusal, describeEvent, describeExplanation, describeOutcome, describePosition } =
  /* @__PURE__ */ wordsOf(english);
