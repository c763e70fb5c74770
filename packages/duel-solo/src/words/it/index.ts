/**
 * Everything that the game says, in Italian, the language of the solo variant and in its terms.
 *
 * @packageDocumentation
 */
import { wordsOf } from '@wonders/core/words';
import { italian } from './italian.js';

export { coachItalian } from './coach.js';
export { italian } from './italian.js';
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
} = /* @__PURE__ */ wordsOf(italian);
