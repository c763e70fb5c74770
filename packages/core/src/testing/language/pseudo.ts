const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž';
const ACCENTS: ReadonlyMap<string, string> = new Map([...LETTERS].map((letter, i) => [letter, ACCENTED[i] ?? letter]));

/** A text of the pseudo-language: in brackets, each Latin letter with an accent. */
function marked(text: string): string {
  if (text === '') return '';
  return `⟦${text.replace(/[A-Za-z]/g, (letter) => ACCENTS.get(letter) ?? letter)}⟧`;
}

/**
 * A pseudo-language, made of a language of a game: each sentence and each name in brackets, an accent on every letter. Words
 * without an accent do not come from the language: {@link unspoken} finds them.
 *
 * @example
 * ```ts
 * import { pseudo, unspoken } from '@wonders/core/testing';
 * const language = pseudo({ tag: 'en', coins: (n: number) => `${n} coins` });
 * console.log(language.coins(3), unspoken(`${language.coins(3)} for SOLO`)); // ⟦3 çöîñš⟧ [ 'for', 'SOLO' ]
 * ```
 * @category Testing
 */
export function pseudo<L extends { readonly tag: string }>(language: L): L {
  const same = Object.entries(language).filter(([table]) => PLAIN.includes(table));
  return { ...(pseudoOf(language) as L), ...Object.fromEntries(same), tag: 'qps-ploc' };
}

/** What a sentence means, rests on and is about is no text. */
const PLAIN: readonly string[] = ['weights', 'grounds', 'places'];

function pseudoOf(part: unknown): unknown {
  if (typeof part === 'string') return marked(part);
  if (typeof part === 'function') return (...given: readonly unknown[]) => pseudoOf(part(...given));
  if (Array.isArray(part)) return part.map(pseudoOf);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, pseudoOf(value)]));
}

/**
 * The words of a text that do not come from a pseudo-language: those in plain Latin letters. Symbols, figures and Roman numerals
 * are the same in every language.
 *
 * @category Testing
 */
export function unspoken(text: string): readonly string[] {
  return (text.match(/\p{Script=Latin}[\p{Script=Latin}'’-]*/gu) ?? []).filter(
    (word) => /[A-Za-z]/.test(word) && !/^[IVX]+$/.test(word),
  );
}

/** The texts of a picture, one by one: the words between its tags, and those of its labels for screen readers. */
export function textsOf(svg: string): readonly string[] {
  const shown = svg.replace(/<style>.*?<\/style>/gs, '').split(/<[^<>]*>/);
  const heard = [...svg.matchAll(/ aria-label="([^"]*)"/g)].map(([, label = '']) => label);
  return [...shown, ...heard].map(unescaped).filter((text) => text.trim() !== '');
}

/** The text of a piece of XML. */
export const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
