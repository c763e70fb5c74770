import type { Said } from '../contract/told.js';

/**
 * The most characters of a brief form.
 *
 * @category Words
 */
export const BRIEF_LENGTH = 60;

/**
 * A sentence with its brief form, of which a sentence of at most 60 characters has no need.
 *
 * @param brief - What matters most, in at most 60 characters.
 * @example
 * ```ts
 * import { inBrief } from '@wonders/core/words';
 * console.log(inBrief('One tile is left: the game ends with this round', 'The last round')); // One tile is left: the game ends with this round
 * ```
 * @category Words
 */
export const inBrief = (text: string, brief: string): Said => (text.length <= BRIEF_LENGTH ? text : { text, brief });

/**
 * What a brief form says: a sentence of at most 60 characters as it is, and the brief one in place of a longer one.
 *
 * @param brief - What matters most, in at most 60 characters.
 * @example
 * ```ts
 * import { fitting } from '@wonders/core/words';
 * console.log(fitting('One tile is left: the game ends with this round', 'The last round')); // One tile is left: the game ends with this round
 * ```
 * @category Words
 */
export const fitting = (text: string, brief: string): string => (text.length <= BRIEF_LENGTH ? text : brief);

/**
 * The same text with a capital letter to begin with.
 *
 * @example
 * ```ts
 * import { capital } from '@wonders/core/words';
 * console.log(capital('the Opponent takes a coin')); // The Opponent takes a coin
 * ```
 * @category Words
 */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The plural of a regular English noun; of a phrase, that of its last word.
 *
 * @example
 * ```ts
 * import { plural } from '@wonders/core/words';
 * console.log(plural('victory point'), plural('city'), plural('torch')); // victory points cities torches
 * ```
 * @category Words
 */
export function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/**
 * A number as one reads it: a negative one has a minus sign, not a hyphen.
 *
 * @example
 * ```ts
 * import { numeral } from '@wonders/core/words';
 * console.log(numeral(3), numeral(-2.5)); // 3 −2.5
 * ```
 * @category Words
 */
export const numeral = (n: number): string => String(n).replace('-', '−');

/**
 * A number with its noun. A negative one has a minus sign, not a hyphen.
 *
 * @param noun - One of them.
 * @param several - The plural, where it is not the regular English one.
 * @example
 * ```ts
 * import { count } from '@wonders/core/words';
 * console.log(count(1, 'coin'), count(3, 'coin'), count(2, 'moneta', 'monete')); // 1 coin 3 coins 2 monete
 * ```
 * @category Words
 */
export function count(n: number, noun: string, several: string = plural(noun)): string {
  return `${numeral(n)} ${n === 1 ? noun : several}`;
}

/**
 * A change in figures: with a plus, or with a minus sign.
 *
 * @param say - The amount with its noun.
 * @example
 * ```ts
 * import { count, signed } from '@wonders/core/words';
 * console.log(signed(3, (n) => count(n, 'coin')), signed(-1, (n) => count(n, 'coin'))); // +3 coins −1 coin
 * ```
 * @category Words
 */
export const signed = (by: number, say: (amount: number) => string): string =>
  `${by < 0 ? '−' : '+'}${say(Math.abs(by))}`;

/**
 * An enumeration: `'wood, clay and glass'`.
 *
 * @param joining - What stands before the last one: `'and'`, `'or'`, in Italian `'e'` or `'o'`.
 * @returns `''` for an empty list.
 * @example
 * ```ts
 * import { listed } from '@wonders/core/words';
 * console.log(listed(['wood', 'clay', 'glass'], 'or')); // wood, clay or glass
 * ```
 * @category Words
 */
export function listed(items: readonly string[], joining = 'and'): string {
  const last = items[items.length - 1];
  if (last === undefined || items.length === 1) return last ?? '';
  return `${items.slice(0, -1).join(', ')} ${joining} ${last}`;
}

/** Words without a capital letter inside a name. */
const SMALL: readonly string[] = ['a', 'and', 'at', 'in', 'of', 'on', 'or', 'the', 'to'];

/**
 * A kebab-case id as the name of a component: `'Temple of Artemis'`.
 *
 * @example
 * ```ts
 * import { title } from '@wonders/core/words';
 * console.log(title('temple-of-artemis')); // Temple of Artemis
 * ```
 * @category Words
 */
export function title(id: string): string {
  const words = id.split('-').map((word) => (SMALL.includes(word) ? word : capital(word)));
  return capital(words.join(' '));
}

/**
 * A line of a {@link Section}: `'Coins: 7'`. Gives `''` when there is nothing to say; filter such lines out.
 *
 * @example
 * ```ts
 * import { line } from '@wonders/core/words';
 * const lines = [line('Coins', 7), line('Tokens', '')].filter(Boolean);
 * console.log(lines); // ['Coins: 7']
 * ```
 * @category Words
 */
export function line(label: string, said: string | number): string {
  return said === '' ? '' : `${label}: ${said}`;
}
