/**
 * The game in words: what is asked, moves and what they will do, refusals and events, the reasons of bots, pieces, the outcome, and
 * all that is on the table.
 *
 * @packageDocumentation
 */
import { wordsOf } from '@wonders/core/words';
import { english } from './english.js';

export type { BoardLanguage, BoardWords, ComponentId, Language, Terms } from './language.js';
export { english };

/**
 * The game in English.
 *
 * @example
 * ```ts
 * import { newGame, transition } from '@wonders/architects-solo';
 * import { describeEvent, describePosition } from '@wonders/architects-solo/words';
 * const game = newGame({ playerWonder: 'giza', opponentWonder: 'rhodes', seed: 'monday' });
 * const { state, events } = transition(game, { kind: 'pick', deck: 'opponent' });
 * console.log(describeEvent(state, events[0]!)?.text); // You take Compass from the Opponent's deck
 * const sections = describePosition(game);
 * console.log(sections.map(({ heading }) => heading).join(', ')); // The turn, The table, The Progress tokens, You, Opponent
 * ```
 * @category Words
 */
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
