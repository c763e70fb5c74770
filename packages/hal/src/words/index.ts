/**
 * Everything that the game says, in English: moves, refusals, events, explanations, outcomes, and positions.
 *
 * @packageDocumentation
 */
import { wordsOf } from '@wonders/core/words';
import { english } from './english.js';
import { halTurnIn } from './hal.js';

export type { Assets, BoardLanguage, BoardWords, ComponentId, Language, Terms } from './language.js';
export { nameOf } from './names.js';
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

/**
 * What a turn of Hal comes to, in sentences with their rules: what he does, what it brings to whom, and whether the game
 * ends with it.
 *
 * @param position - The position in which `halTurn` or `gifts` looked ahead.
 * @example
 * ```ts
 * import { halTurn, newGame } from '@wonders/hal';
 * import { describeHalTurn } from '@wonders/hal/words';
 * const game = newGame();
 * for (const sentence of describeHalTurn(game, halTurn(game, 'red-1'))) console.log(sentence);
 * ```
 * @category Words
 */
export const describeHalTurn = /* @__PURE__ */ halTurnIn(english);
