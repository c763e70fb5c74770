/**
 * The game in words: moves, refusals, reasons, a log event by event, positions and outcomes. `english` holds them all; a
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
  Headline,
  Language,
  Terms,
  TextWords,
  TwoLengths,
} from './language.js';
export { nameOf } from './names.js';
export { english };
export const { describeMove, describeRefusal, describeEvent, describeExplanation, describeOutcome, describePosition } =
  /* @__PURE__ */ wordsOf(english);
