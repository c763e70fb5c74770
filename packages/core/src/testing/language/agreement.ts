/** What holds of the grammar of every sentence: nouns agree with their numbers, articles with the sound that follows. */
import { once } from '../../schema/lazy.js';
import { fail } from '../laws/same.js';

/** What games count, in the plural. */
const COUNTED = {
  en: 'points|coins|cards|cubes|moves|turns(?! up)|tiles|resources|items|tokens|shields|symbols|discs|parts|floors|places|spaces|buildings|wonders|stages|orders|outposts|trades|steps|seats|players|rounds|games|times|camels|cranes|ships|hands|pawns|columns|others|votes|signs|pieces|districts|decks|tables|losses|wins',
  it: 'punti|monete|carte|cubetti|mosse|turni|gettoni|scudi|simboli|meraviglie|edifici|risorse|materie|passi|posti|giocatori|partite|volte|caselle|spazi|tessere',
};

/** Browsers of 2022 do not know what looks behind, and would not read a file that says so: such an expression is made when a law asks. */
const NOT_AFTER = '?<!';

const oneOf = (plural: string): RegExp =>
  new RegExp(`(${NOT_AFTER}[\\p{N}.,−-]|(?:Seat|Player|round) )1 (?:${plural})(?!\\p{L})`, 'u');

/** One of these, by the tag of the language. Every text of a picture is held against it, and such an expression is long to make. */
const oneOfMany = once(() => new Map(Object.entries(COUNTED).map(([tag, plural]) => [tag, oneOf(plural)])));

/** An article beside a sound that it does not go with; letters and the words for `one` and `use` begin with a consonant. */
const ARTICLE =
  /(?:^|[^\p{L}\p{N}'’])(?:a (?:(?=[aeiou])(?!uni|us[aeiu]|eu|onc?e)|8|1[18](?!\d))|an (?:(?![aeiou]|hou?[rn])\p{Ll}|(?!8|1[18](?!\d))\p{N}))/u;

/** Two figures side by side read as one: `costs Player 1 3 coins`. */
const collision = once(() => new RegExp(`(${NOT_AFTER}\\p{N} )(${NOT_AFTER}[\\p{N}.,])\\p{N}+ \\p{N}+ \\p{L}{2}`, 'u'));

/** A choice of one, one that does what several do, and a thing that is told twice. */
const onlyOne = once((): Readonly<Record<string, RegExp>> => {
  const one = `(${NOT_AFTER}[\\p{N}.,−-]|\\p{Lu}\\p{Ll}{2,9} )1`;
  return {
    en: new RegExp(
      `\\bone of (?:the )?1 |${one} (?:come|are|were|have|go)\\b|by (an? [\\p{L} -]+) and \\1(?!\\p{L})`,
      'u',
    ),
    it: new RegExp(`(${NOT_AFTER}\\p{L})un[ao] (?:di|delle|dei) 1 |${one} (?:sono|hanno|tornano)(?!\\p{L})`, 'u'),
  };
});

/** The reader with a verb that goes with a name. */
const NAMED: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[^\p{L}])[Yy]ou (?!always|sometimes|perhaps)(?:has|is|was|does|\p{Ll}*[^s\P{Ll}]s)(?![\p{L}-])/u,
  it: /(?:^|[:;] )[Tt][eu] \p{Ll}/u,
};

/** The reader named as a seat is, within a sentence or with an ending that a name takes. */
const AS_A_NAME: Readonly<Record<string, RegExp>> = {
  en: /\p{Ll} You(?![\p{L}-])|, You(?=,| and | or |$)|(?:^|[^\p{L}])[Yy]ou['’]s(?!\p{L})|(?:^|[^\p{L}])(?!front )\p{L}+ of you(?=$| \p{N}|[,.;:])/u,
  it: /\p{Ll} Tu(?![\p{L}-])|, Tu(?=,| e | o |$)|(?:^|[^\p{L}])(?:di|a|da|per|con|su) tu(?!\p{L})/u,
};

/** A hyphen where a number is negative; the pair of numbers of a cell keeps it. */
const HYPHEN = /(?:^|[\s:;])-\p{N}+(?:\.\p{N}+)? \p{L}{2}/u;

/** A pair of numbers in brackets; in English also one without a space, since no other number there has a comma but at its thousands. */
const BRACKETED = /\(-?\p{N}+, ?-?\p{N}+\)/gu;
const PAIR = /-?\p{N}+,(?!\p{N}{3}(?!\p{N}))-?\p{N}+/gu;

/** The coordinates in a text: `2,-1`, `(2, -1)`. */
export function coordinatesIn(text: string, tag: string): readonly string[] {
  return [...(text.match(BRACKETED) ?? []), ...((tag === 'en' && text.match(PAIR)) || [])];
}

/** Fails where one of a thing is told in the plural, or an article does not go with what follows it. */
export function agrees(text: string, tag: string): void {
  if (oneOfMany().get(tag)?.test(text)) fail(`one of a thing in the plural: "${text}"`);
  if (collision().test(text)) fail(`two figures side by side: "${text}"`);
  if (HYPHEN.test(text)) fail(`a hyphen for a minus: "${text}"`);
  if (NAMED[tag]?.test(text)) fail(`a verb that does not go with the reader: "${text}"`);
  if (AS_A_NAME[tag]?.test(text)) fail(`the reader named as another seat is: "${text}"`);
  if (onlyOne()[tag]?.test(text)) fail(`one of a thing told as several: "${text}"`);
  if (tag === 'en' && ARTICLE.test(text)) fail(`"a" for "an", or the other way round: "${text}"`);
}
