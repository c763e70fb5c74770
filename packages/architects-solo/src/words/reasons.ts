import { codeOf } from '../notation.js';
import type { BotWords } from '../opponent/index.js';
import type { View } from '../state/index.js';
import { explainChoice } from './choices.js';
import { describeMove } from './moves.js';
import { valueWords } from './values.js';

/** The sentences in which bots give their reasons, told from what their seat sees. */
export const botWords = (view: View): BotWords => ({
  id: codeOf,
  move: (move) => describeMove(view, move),
  value: valueWords,
  choice: explainChoice,
  headline(position, seat, move, only) {
    const why = only ? 'there is no other move' : valueWords(position, seat, move);
    return `${describeMove(position, move)}: ${why}`;
  },
});
