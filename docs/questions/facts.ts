import type { AnyGame, EventOf, MoveOf, Seat, ViewOf } from '@wonders/core';
import type { AnyWords } from '@wonders/core/words';

/** A position of a game that has been played to its end, with what its facts are read from. */
export interface Asked {
  readonly game: AnyGame;
  readonly words: AnyWords;
  /** What the seat sees that decides. */
  readonly view: ViewOf<AnyGame>;
  readonly seat: Seat;
  readonly moves: readonly MoveOf<AnyGame>[];
  /** What each move would do. */
  readonly previews: readonly ReturnType<AnyGame['preview']>[];
  /** What the house bot, or the script, would do here, and why. */
  readonly choice: ReturnType<AnyGame['explainBotMove']>;
  /** What the move before has done. */
  readonly events: readonly EventOf<AnyGame>[];
  /** How the game will end. */
  readonly end: ReturnType<AnyGame['outcome']>;
  /** How many moves are still to come. */
  readonly left: number;
}

export type Value = string | number | boolean;

/** The values of a position by what they are about. */
export type Facts = Readonly<Record<string, readonly Value[]>>;

/** What can be asked about a position. */
export interface Key {
  /** The same for people. */
  readonly says: string;
  /** Its value, or its values, in the code that finds positions. */
  readonly code: string;
  /** Whether there are several at once. */
  readonly list?: true;
}

interface Common extends Key {
  of(asked: Asked): readonly unknown[];
}

type Named = { readonly key: string };
type Happened = { readonly kind: string };

/** What can be asked in every game. */
const COMMON: Readonly<Record<string, Common>> = {
  ends: { says: 'How the game will end', code: 'end?.ending', of: ({ end }) => [end?.ending] },
  wins: {
    says: 'Who will win it',
    code: 'end?.winners.map((each) => game.seats(view)[each]?.name)',
    list: true,
    of: ({ game, view, end }) => (end?.winners ?? []).map((each: Seat) => game.seats(view)[each]?.name),
  },
  seat: {
    says: 'Who is to move',
    code: 'game.seats(view)[seat]?.name',
    of: ({ game, view, seat }) => [game.seats(view)[seat]?.name],
  },
  asks: {
    says: 'What is asked',
    code: 'game.promptOf(view, seat)?.key',
    of: ({ game, view, seat }) => [game.promptOf(view, seat)?.key],
  },
  can: {
    says: 'A kind of move that is legal',
    code: 'moves.map(({ kind }) => kind)',
    list: true,
    of: ({ moves }) => moves.map(({ kind }) => kind),
  },
  brings: {
    says: 'What a move would do',
    code: 'previews.flatMap(({ plies }) => plies.flatMap((each) => each.events.map(({ kind }) => kind)))',
    list: true,
    of: ({ previews }) =>
      previews.flatMap(({ plies }) => plies.flatMap(({ events }) => events.map(({ kind }: Happened) => kind))),
  },
  soon: {
    says: 'What is about to end',
    code: 'game.notices(view, seat).map(({ key }) => key)',
    list: true,
    of: ({ game, view, seat }) => game.notices(view, seat).map(({ key }: Named) => key),
  },
  just: {
    says: 'What the move before did',
    code: 'events.map(({ kind }) => kind)',
    list: true,
    of: ({ events }) => events.map(({ kind }) => kind),
  },
  rule: {
    says: 'A rule that decides what the bot does here',
    code: 'choice.steps.filter(({ candidates }) => candidates.some(({ kept }) => !kept)).map(({ rule }) => rule)',
    list: true,
    of: ({ choice }) =>
      choice.steps.filter(({ candidates }) => candidates.some(({ kept }) => !kept)).map(({ rule }) => rule),
  },
  moves: { says: 'How many moves are legal', code: 'moves.length', of: ({ moves }) => [moves.length] },
  left: {
    says: 'How many moves the game will still take',
    code: 'record.moves.length - ply',
    of: ({ left }) => [left],
  },
};

const isValue = (some: unknown): some is Value => ['string', 'number', 'boolean'].includes(typeof some);
const isNames = (some: unknown): some is readonly string[] =>
  Array.isArray(some) && some.every((each) => typeof each === 'string' && each !== 'hidden');

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (some: unknown): some is Branch => typeof some === 'object' && some !== null && !Array.isArray(some);

/** What every view has, and what tells nothing of a position. */
const UNTOLD: readonly string[] = ['game', 'rules', 'viewer', 'ply', 'seat', 'names'];

/** A part of a view that has values with names. */
interface Part {
  readonly says: string;
  readonly code: string;
  readonly values: Branch;
}

/** What is told of the parts of the table. */
export const ON_TABLE = 'On the table';

/** What lies on the table, what lies before the seat that decides, and the options. */
function partsOf({ game, view, seat }: Asked): readonly Part[] {
  const count = game.seats(view).length;
  const table: Branch = { ...view };
  const own = Object.entries(table).flatMap(([key, part]): Part[] =>
    Array.isArray(part) && part.length === count && isBranch(part[seat])
      ? [{ says: 'Of the seat that is to move', code: `view.${key}[seat]?.`, values: part[seat] }]
      : [],
  );
  const options = table['options'];
  return [
    { says: ON_TABLE, code: 'view.', values: table },
    ...own,
    { says: 'An option', code: 'view.options.', values: isBranch(options) ? options : {} },
  ];
}

/** All that is so in a position, and what it is about: of two values with one name the first counts. */
export function factsOf(asked: Asked): { readonly facts: Facts; readonly keys: Readonly<Record<string, Key>> } {
  const facts: Record<string, readonly Value[]> = {};
  const keys: Record<string, Key> = {};
  for (const [key, { of, ...about }] of Object.entries(COMMON)) {
    facts[key] = [...new Set(of(asked).filter(isValue))];
    keys[key] = about;
  }
  for (const { says, code, values } of partsOf(asked))
    for (const [key, value] of Object.entries(values)) {
      if (key in facts || UNTOLD.includes(key) || !(isValue(value) || isNames(value))) continue;
      facts[key] = isValue(value) ? [value] : [...new Set(value)];
      keys[key] = { says, code: code + key, ...(!isValue(value) && { list: true }) };
    }
  return { facts, keys };
}

/** The code of {@link linesOf}, and what it takes from the words of a game. */
export const LINES = {
  words: ['describeExplanation', 'describeNotice', 'describePreview', 'describePrompt'],
  code: `const prompt = game.promptOf(view, seat);
    const { headline, reasons } = describeExplanation(view, choice);
    const lines = [
      prompt === undefined ? '' : describePrompt(view, prompt),
      ...game.notices(view, seat).map((notice) => describeNotice(view, notice).text),
      ...previews.flatMap((each) =>
        describePreview(view, each)
          .filter(({ weight }) => weight === 'ends' || weight === 'loses' || weight === 'takes')
          .map(({ text }) => text),
      ),
      headline,
      ...reasons.map(({ text }) => text),
    ].map((line) => line.toLowerCase());`,
} as const;

/** What there is to say of a position: what is asked, what is about to end, what weighs most of what moves would do, and what the bot does. */
export function linesOf({ game, words, view, seat, previews, choice }: Asked): readonly string[] {
  const prompt = game.promptOf(view, seat);
  const { headline, reasons } = words.describeExplanation(view, choice);
  const told = [
    prompt === undefined ? '' : words.describePrompt(view, prompt),
    ...game.notices(view, seat).map((notice: unknown) => words.describeNotice(view, notice).text),
    ...previews.flatMap((each) =>
      words
        .describePreview(view, each)
        .filter(({ weight }) => weight === 'ends' || weight === 'loses' || weight === 'takes')
        .map(({ text }) => text),
    ),
    headline,
    ...reasons.map(({ text }) => text),
  ];
  return [...new Set(told)].filter((line) => line !== '');
}
