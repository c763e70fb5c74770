/** What holds of every text that is told to people, whatever tells it. */
import type { AnyGame, StateOf } from '../../contract/game.js';
import type { Language, Terms } from '../../contract/language.js';
import type { AnyWords } from '../../words/words-of.js';
import { fail } from '../laws/same.js';
import { agrees, coordinatesIn } from './agreement.js';

/** What is data beside a text. */
const DATA: readonly string[] = ['id', 'rule', 'rules'];

/** Wraps words so that every text in their results is heard, however deep, with the function that tells it. */
function heardFrom<W extends object>(words: W, hear: (text: string, teller: string) => void): W {
  const listen = (part: unknown, teller: string): unknown => {
    if (typeof part === 'string') hear(part, teller);
    if (typeof part === 'function') return (...given: readonly unknown[]) => listen(part(...given), teller);
    if (Array.isArray(part)) return part.map((each) => listen(each, teller));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, DATA.includes(key) ? value : listen(value, teller)]),
    );
  };
  return Object.fromEntries(Object.entries(words).map(([teller, part]) => [teller, listen(part, teller)])) as W;
}

/** The id of a rule. */
const RULE = /\p{Lu}{3,}-\p{N}/u;

/** Fails where a text has the notation of a rulebook: the id of a rule, or an abbreviation that is the name of no seat. */
function readsAsWords(text: string, names: ReadonlySet<string>): void {
  if (RULE.test(text)) fail(`a rule is named by its id: "${text}"`);
  for (const [word] of text.matchAll(/\p{L}+/gu))
    if (/^\p{Lu}{2,}$/u.test(word) && !/^[IVX]+$/.test(word) && !names.has(word))
      fail(`an abbreviation, ${word}: "${text}"`);
}

/** What a listener has to know. */
interface Listening<G extends AnyGame> {
  readonly game: G;
  readonly language: Pick<Language<Terms>, 'tag' | 'seat'>;
  /** The place that prints the numbers of columns and rows. */
  readonly rim: string | undefined;
  /** A state of each variant: the names of its seats may be in capital letters. */
  readonly tables: readonly StateOf<G>[];
}

/**
 * Words that fail where they tell people something in a notation. Only the table in words may have coordinates, where a board prints them:
 * everything else names a place by what is seen there.
 *
 * @param coordinates - Takes those that were told.
 */
export function listening<G extends AnyGame>(
  words: AnyWords,
  { game, language, rim, tables }: Listening<G>,
  coordinates: Set<string>,
): AnyWords {
  const { tag, seat: nameOf } = language;
  const named = tables.flatMap((state) => game.seats(state).map((_, seat) => nameOf(state as never, seat)));
  const names = new Set(named.flatMap((name) => name.match(/\p{L}+/gu) ?? []));
  return heardFrom(words, (text, teller) => {
    agrees(text, tag);
    readsAsWords(text, names);
    for (const each of coordinatesIn(text, tag)) {
      if (rim === undefined) fail(`coordinates that no board prints, ${each}: "${text}"`);
      if (teller !== 'describePosition') fail(`${teller} names a place by its coordinates, ${each}: "${text}"`);
      coordinates.add(each);
    }
  });
}
