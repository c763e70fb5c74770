import type { Section } from '@wonders/core';
import { fineOf } from '../components/military.js';
import { nameOf } from '../components/names.js';
import type { Position } from '../state/index.js';
import { describer } from './describer.js';
import { ENGLISH } from './english.js';
import { endingWords } from './events.js';
import { place } from './places.js';
import { who, whose, within } from './seats.js';

/**
 * What lies on the table, in words: the structure with what its cards cost each seat, the Conflict track, the Pantheon and
 * each city. Enough to play by, for text interfaces, screen readers and bots that read.
 *
 * @param position - A state, or a view: then only what its viewer may see; what lies face down is counted.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/duel-solo';
 * import { describePosition } from '@wonders/duel-solo/words';
 * for (const { heading, lines } of describePosition(view(newGame({ seed: 'monday' }), 1)))
 *   console.log(`${heading}\n  ${lines.join('\n  ')}`);
 * ```
 * @category Events
 */
export const describePosition: (position: Position) => readonly Section[] = /* @__PURE__ */ describer({
  ...ENGLISH,
  name: nameOf,
  who,
  within,
  for: (s, seat, coins) => `${coins} for ${within(s, seat)}`,
  space: place,
  fine: (s, token) => `${fineOf(token)} coins on ${whose(s, Number(token[4]))} side`,
  ending: endingWords,
});
