/** What holds of the grammar of every sentence: nouns agree with their numbers, articles with the sound that follows. */
import { fail } from '../laws/same.js';

/** What games count, in the plural. */
const COUNTED = {
  en: 'points|coins|cards|cubes|moves|turns(?! up)|tiles|resources|items|tokens|shields|symbols|discs|parts|floors|places|spaces|buildings|wonders|stages|orders|outposts|trades|steps|seats|players|rounds|games|times|camels|cranes|ships|hands|pawns|columns|others|votes|signs|pieces|districts|decks|tables|losses|wins',
  it: 'punti|monete|carte|cubetti|mosse|turni|gettoni|scudi|simboli|meraviglie|edifici|risorse|materie|passi|posti|giocatori|partite|volte|caselle|spazi|tessere',
};

const oneOf = (plural: string): RegExp =>
  new RegExp(`(?<![\\p{N}.,−-]|(?:Seat|Player|round) )1 (?:${plural})(?!\\p{L})`, 'u');

/** One of these, by the tag of the language. Every text of a picture is held against it, and such an expression is long to make. */
const ONE_OF_MANY = new Map(Object.entries(COUNTED).map(([tag, plural]) => [tag, oneOf(plural)]));

/** An article beside a sound that it does not go with; letters and the words for `one` and `use` begin with a consonant. */
const ARTICLE =
  /(?<![\p{L}\p{N}'’])(?:a (?:(?=[aeiou])(?!uni|us[aeiu]|eu|onc?e)|8|1[18](?!\d))|an (?:(?![aeiou]|hou?[rn])\p{Ll}|(?!8|1[18](?!\d))\p{N}))/u;

/** Fails where one of a thing is told in the plural, or an article does not go with what follows it. */
export function agrees(text: string, tag: string): void {
  if (ONE_OF_MANY.get(tag)?.test(text)) fail(`one of a thing in the plural: "${text}"`);
  if (tag === 'en' && ARTICLE.test(text)) fail(`"a" for "an", or the other way round: "${text}"`);
}

/** Wraps words so that every text in their results is heard, however deep. */
export function heardFrom<W>(words: W, hear: (text: string) => void): W {
  const listen = (part: unknown): unknown => {
    if (typeof part === 'string') hear(part);
    if (typeof part === 'function') return (...given: readonly unknown[]) => listen(part(...given));
    if (Array.isArray(part)) return part.map(listen);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, listen(value)]));
  };
  return listen(words) as W;
}
