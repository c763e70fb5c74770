import type { Seat, SeatInfo } from '../contract/position.js';
import { capital } from './phrases.js';

/**
 * A seat in the forms that an English sentence needs.
 *
 * @category Words
 */
export interface Speaker {
  /** At the beginning of a sentence: `'You'`, `'The Opponent'`, `'Hal'`. */
  readonly start: string;
  /** Within a sentence: `'you'`, `'the Opponent'`, `'Hal'`. */
  readonly within: string;
  /** The possessive: `'your'`, `"the Opponent's"`, `"Hal's"`. */
  readonly whose: string;
  /** Whether this is the reader. */
  readonly isYou: boolean;
  /**
   * What the seat does, at the beginning of a sentence: `does('take', 'a coin')` is `'You take a coin'` or `'Hal takes a coin'`.
   *
   * @param verb - In the form that goes with `you`. Of several words only the first changes: `'do not build'`.
   */
  does(verb: string, rest?: string): string;
  /** The same within a sentence: `'you take a coin'`. */
  doing(verb: string, rest?: string): string;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  can: 'can',
  cannot: 'cannot',
  could: 'could',
  may: 'may',
  might: 'might',
  must: 'must',
  should: 'should',
  will: 'will',
  would: 'would',
};

/**
 * A verb in the form that goes with `you`, or in the third person. Of several words only the first changes.
 *
 * @example
 * ```ts
 * import { verbFor } from '@wonders/core/words';
 * console.log(verbFor(false, 'carry'), verbFor(false, 'do not pay'), verbFor(true, 'carry')); // carries does not pay carry
 * ```
 * @category Words
 */
export function verbFor(isYou: boolean, verb: string): string {
  if (isYou) return verb;
  const [first = '', ...others] = verb.split(' ');
  return [IRREGULAR[first] ?? bent(first), ...others].join(' ');
}

function bent(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/**
 * The possessive of a name: `'your'`, `"Hal's"`.
 *
 * @param name - A name within a sentence, or `'you'`.
 * @category Words
 */
function possessive(name: string): string {
  return name.toLowerCase() === 'you' ? 'your' : `${name}'s`;
}

/**
 * A speaker by its name within a sentence. `'You'` means the reader.
 *
 * @param name - `'You'`, a name, or a role with its article: `'the Opponent'`.
 * @example
 * ```ts
 * import { speaker } from '@wonders/core/words';
 * console.log(speaker('You').does('take', 'a coin'), speaker('the Opponent').does('have', 'no card'));
 * // You take a coin The Opponent has no card
 * ```
 * @category Words
 */
export function speaker(name: string): Speaker {
  const isYou = name.toLowerCase() === 'you';
  const within = isYou ? 'you' : name;
  const start = capital(within);
  const tell = (who: string, verb: string, rest?: string): string =>
    `${who} ${verbFor(isYou, verb)}${rest === undefined || rest === '' ? '' : ` ${rest}`}`;
  return {
    start,
    within,
    whose: possessive(within),
    isYou,
    does: (verb, rest) => tell(start, verb, rest),
    doing: (verb, rest) => tell(within, verb, rest),
  };
}

/**
 * The speaker of a seat.
 *
 * @param seats - What the game's `seats` gives. A name that is a role gets its article: `'Opponent'` is `'the Opponent'`.
 * @param roles - The names that are roles, and take an article.
 * @example
 * ```ts
 * import { speakerOf } from '@wonders/core/words';
 * const seats = [{ name: 'You', role: 'player' }, { name: 'Opponent', role: 'script' }] as const;
 * console.log(speakerOf(seats, 1, ['Opponent']).does('pass')); // The Opponent passes
 * ```
 * @category Words
 */
export function speakerOf(seats: readonly SeatInfo[], seat: Seat, roles: readonly string[] = []): Speaker {
  const name = seats[seat]?.name ?? `Seat ${seat + 1}`;
  return speaker(roles.includes(name) ? `the ${name}` : name);
}
