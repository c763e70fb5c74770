import type { Section } from '@wonders/core';
import { fineOf } from '../../components/military.js';
import type { Position } from '../../state/index.js';
import { describer } from '../describer.js';
import { endingWords } from './events.js';
import { ITALIAN } from './italian.js';
import { nameOf } from './names.js';
import { coins, isYou, place, side, who } from './seats.js';

/**
 * What lies on the table, in Italian words: the same as `describePosition` of `@wonders/duel-solo/words`.
 *
 * @param position - A state, or a view: then only what its viewer may see; what lies face down is counted.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/duel-solo';
 * import { describePosition } from '@wonders/duel-solo/words/it';
 * console.log(describePosition(view(newGame(), 1)).at(-1)?.lines[0]); // Monete: 7
 * ```
 * @category Events
 */
export const describePosition: (position: Position) => readonly Section[] = /* @__PURE__ */ describer({
  ...ITALIAN,
  name: nameOf,
  who: (s, seat) => (isYou(s, seat) ? 'Tu' : who(s, seat)),
  within: who,
  for: (s, seat, coins) => `${coins} per ${who(s, seat)}`,
  space: place,
  fine: (s, token) => `${coins(fineOf(token))} ${side(s, Number(token[4]))}`,
  ending: endingWords,
});
