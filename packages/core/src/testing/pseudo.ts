const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž';

/** A text of the pseudo-language: in brackets, each Latin letter with an accent. */
function marked(text: string): string {
  if (text === '') return '';
  const letters = [...text].map((letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter);
  return `⟦${letters.join('')}⟧`;
}

/**
 * A language that nobody speaks, made of one that a game has: each sentence and each name stands in brackets, every letter with an
 * accent. Whatever a surface shows without them is not said by the language: {@link unspoken} finds it.
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
  return { ...(pseudoOf(language) as L), tag: 'qps-ploc' };
}

function pseudoOf(part: unknown): unknown {
  if (typeof part === 'string') return marked(part);
  if (typeof part === 'function') return (...given: readonly unknown[]) => pseudoOf(part(...given));
  if (Array.isArray(part)) return part.map(pseudoOf);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, pseudoOf(value)]));
}

/**
 * The words of a text that no pseudo-language has said: what is left of it in plain Latin letters. Signs, figures and Roman numerals
 * are the same in every language.
 *
 * @category Testing
 */
export function unspoken(text: string): readonly string[] {
  return (text.match(/\p{Script=Latin}[\p{Script=Latin}'’-]*/gu) ?? []).filter(
    (word) => /[A-Za-z]/.test(word) && !/^[IVX]+$/.test(word),
  );
}

/**
 * What a picture shows and what is read of it aloud, one text for each: the words between its tags and those of its labels.
 *
 * @category Testing
 */
export function textsOf(svg: string): readonly string[] {
  const shown = svg.replace(/<style>.*?<\/style>/gs, '').split(/<[^<>]*>/);
  const heard = [...svg.matchAll(/ aria-label="([^"]*)"/g)].map(([, label = '']) => label);
  return [...shown, ...heard].map(unescaped).filter((text) => text.trim() !== '');
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
