/**
 * The game in words: moves, refusals, events for a log, the reasons of bots, the outcome, and the position. They speak English; a
 * further language is a value of the type `Language`.
 *
 * @packageDocumentation
 */
import { wordsOf } from '@wonders/core/words';
import { english } from './english.js';

export { english } from './english.js';
export type { BoardLanguage, BoardWords, ComponentId, Language, Terms } from './language.js';

export const { describeMove, describeRefusal, describeEvent, describeExplanation, describeOutcome, describePosition } =
  /* @__PURE__ */ wordsOf(english);
