/**
 * The game in words: moves, refusals, events for a log, questions, notices, previews, the pieces
 * on the board, the reasons of bots, scores, the outcome, and the position. They speak English; a
 * further language is a value of the type `Language`.
 *
 * @packageDocumentation
 */
import { wordsOf } from '@wonders/core/words';
import { english } from './english.js';
import { reactionIn } from './reaction.js';

export { english } from './english.js';
export type { BoardLanguage, BoardWords, ComponentId, Language, Terms } from './language.js';

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

/**
 * What the AI does in answer to your action, in sentences: after what, what it does, and what that comes to.
 *
 * @param position - The position in which `reaction` looked ahead.
 * @example
 * ```ts
 * import { applyMove, newGame, reaction } from '@wonders/century-ai';
 * import { describeReaction } from '@wonders/century-ai/words';
 * let game = applyMove(newGame({ seed: 'monday' }), { kind: 'place-boat', hex: '-2,2' });
 * game = applyMove(game, { kind: 'stay' });
 * for (const each of reaction(game, { kind: 'harvest' })) console.log(describeReaction(game, each));
 * ```
 * @category Words
 */
export const describeReaction = /* @__PURE__ */ reactionIn(english);
