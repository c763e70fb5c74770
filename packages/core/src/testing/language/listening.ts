/** What holds of every text that is told to people, whatever tells it. */
import type { AnyGame, StateOf, ViewOf } from '../../contract/game.js';
import type { Language, Terms } from '../../contract/language.js';
import { readerOf } from '../../engine/telling.js';
import type { AnyWords } from '../../words/words-of.js';
import { fail } from '../laws/same.js';
import { agrees, coordinatesIn } from './agreement.js';
import { textsOf } from './pseudo.js';

/** What is data beside a text. */
const DATA: readonly string[] = ['id', 'rule', 'rules'];

/** Hears a text, with the function that tells it and what that was asked about. */
type Hear = (text: string, teller: string, asked: readonly unknown[]) => void;

/** Wraps words so that every text in their results is heard, however deep. */
function heardFrom<W extends object>(words: W, hear: Hear): W {
  const listen = (part: unknown, teller: string, asked: readonly unknown[]): unknown => {
    if (typeof part === 'string') hear(part, teller, asked);
    if (typeof part === 'function') return (...given: readonly unknown[]) => listen(part(...given), teller, given);
    if (Array.isArray(part)) return part.map((each) => listen(each, teller, asked));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, DATA.includes(key) ? value : listen(value, teller, asked)]),
    );
  };
  return Object.fromEntries(Object.entries(words).map(([teller, part]) => [teller, listen(part, teller, [])])) as W;
}

/**
 * Tells a text from one that names the viewer of a position as everybody else does, where the viewer is *you*. A script reads nothing, and
 * a state is told to everybody.
 */
function namingViewer<G extends AnyGame>(
  game: G,
  { common, seat: nameOf }: Pick<Language<Terms>, 'common' | 'seat'>,
  position: ViewOf<G> | StateOf<G>,
): (text: string) => void {
  const reader = readerOf(position);
  if (reader === null || game.seats(position)[reader]?.role !== 'player') return () => {};
  const name = nameOf(position as never, reader);
  if (name === common.you) return () => {};
  return (text) => {
    if (text.includes(name) && new RegExp(`(?:^|[^\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(text))
      fail(`seat ${reader} reads its own name, ${name}, in place of "${common.you}": "${text}"`);
  };
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

const isPosition = <G extends AnyGame>(asked: unknown): asked is ViewOf<G> =>
  typeof asked === 'object' && asked !== null && 'viewer' in asked && 'pending' in asked;

/** What a listener has to know. */
interface Listening<G extends AnyGame> {
  readonly game: G;
  readonly language: Pick<Language<Terms>, 'tag' | 'common' | 'seat'>;
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
  return heardFrom(words, (text, teller, asked) => {
    agrees(text, tag);
    for (const each of asked) if (isPosition<G>(each)) namingViewer(game, language, each)(text);
    readsAsWords(text, names);
    for (const each of coordinatesIn(text, tag)) {
      if (rim === undefined) fail(`coordinates that no board prints, ${each}: "${text}"`);
      if (teller !== 'describePosition') fail(`${teller} names a place by its coordinates, ${each}: "${text}"`);
      coordinates.add(each);
    }
  });
}

/** Fails where a board, or a text board, tells its viewer something in wrong grammar or by the name of its seat. */
export function drawnToViewer<G extends AnyGame>(
  game: G,
  { language, drawText }: { readonly language: Language<Terms>; drawText(view: ViewOf<G>, how: object): string },
  view: ViewOf<G>,
  svg: string,
): void {
  const named = namingViewer(game, language, view);
  for (const text of textsOf(svg)) {
    agrees(text, language.tag);
    named(text);
  }
  for (const line of drawText(view, { language }).split('\n')) named(line);
}
