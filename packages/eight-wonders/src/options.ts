import {
  type BaseOptions,
  either,
  integer,
  type Limit,
  lazy,
  list,
  nullable,
  object,
  oneOf,
  type Schema,
  type Seat,
  type StartOptions,
  schema,
  withDefault,
} from '@wonders/core';
import { ACTION_CARDS } from './components/actions.js';
import { sum } from './components/cards.js';
import { type DiscId, discOf, isDisc } from './components/discs.js';
import { type DiscSet, type ScoringRow, TABLES, type Tables } from './components/tables.js';
import { BUILDING_TYPES, TYPES } from './components/types.js';

/**
 * How well a house bot plays (EIGHT-210); a `master` is the strongest (EIGHT-226).
 *
 * @category Options
 */
export type BotEffort = 'apprentice' | 'builder' | 'architect' | 'master';

/** The efforts of the house bot, the weakest first. */
export const BOT_EFFORTS: readonly BotEffort[] = ['apprentice', 'builder', 'architect', 'master'];

/**
 * The options of a game (EIGHT-06).
 *
 * @category Options
 */
export interface Options {
  /** 3, 4 (default) or 5 seats. */
  readonly players: 3 | 4 | 5;
  /** `manual` (default): the manual to the letter; `published`: the boxed game. It sets the defaults of the next two. */
  readonly ruleset: 'manual' | 'published';
  /** The numbers on the discs; null (default): by `ruleset`, `manual-1-5` or `published-3-6`. */
  readonly discSet: DiscSet | null;
  /** Which disc of a wonder may be built; null (default): by `ruleset`, `top` or `any`. */
  readonly discChoice: 'top' | 'any' | null;
  /** Whether four two-coloured discs replace four others; default false. */
  readonly twoColoured: boolean;
  /** Whether finishing a wonder brings an action card; default true. */
  readonly actionCards: boolean;
  /** The seat that starts, or `random` (default). */
  readonly startSeat: 'random' | 0 | 1 | 2 | 3 | 4;
  /** The game ends after this many rounds in a row without a disc taken: 2 to 20, default 5. */
  readonly stallRounds: number;
  /** The effort of the house bot, one for all seats or one for each; default `builder`. */
  readonly bots: BotEffort | readonly BotEffort[];
  /** Tables that replace the printed ones (EIGHT-07). */
  readonly tables: Partial<Tables>;
}

/**
 * What `newGame` takes: any of the options. Players hold hidden cards: give a seed that cannot be guessed, or `chance: 'manual'`.
 *
 * @category Options
 */
export type NewGameOptions = StartOptions<Options, never>;

/**
 * The options as a state keeps them: what the rules need.
 *
 * @category Position
 */
export interface Settings {
  /** The number of seats. */
  readonly players: 3 | 4 | 5;
  /** The numbers on the discs. */
  readonly discSet: DiscSet;
  /** Which disc of a wonder may be built: the top one, or any. */
  readonly discChoice: 'top' | 'any';
  /** Whether four two-coloured discs replace four others. */
  readonly twoColoured: boolean;
  /** Whether finishing a wonder brings an action card. */
  readonly actionCards: boolean;
  /** The seat that starts, or `random`. */
  readonly startSeat: 'random' | Seat;
  /** The game ends after this many rounds in a row without a disc taken, 2 to 20. */
  readonly stallRounds: number;
  /** The effort of the house bot on each seat. */
  readonly bots: readonly BotEffort[];
  /** null: the printed tables. */
  readonly tables: Tables | null;
}

const effort: Schema<BotEffort> = oneOf('builder', 'apprentice', 'architect', 'master');
const disc: Schema<DiscId> = schema("a disc like 'crane-4' or 'camel-3-crane-2', of number 1 to 9", isDisc);
const discSet: Schema<readonly DiscId[]> = list(disc, 24, 24);
const points = integer(0, 999);
const row: Schema<ScoringRow> = object({ first: points, second: points });
const count = integer(0, 9);

/** EIGHT-07: the tables that can be replaced. {@link conflict} checks that they fit together. */
const tables = lazy(
  'an object with discSets, twoColouredDiscs, scoringTable, discBonus, actionCards',
  (): Schema<Partial<Tables>> =>
    object<Tables>({
      discSets: withDefault<Tables['discSets']>(
        object({ 'manual-1-5': discSet, 'published-3-6': discSet }),
        TABLES.discSets,
      ),
      twoColouredDiscs: withDefault<Tables['twoColouredDiscs']>(
        object({ replaces: integer(1, 9), discs: list(disc, 4, 4) }),
        TABLES.twoColouredDiscs,
      ),
      scoringTable: withDefault<Tables['scoringTable']>(
        object({ rows: list(row, 7, 7), light: row, others: points }),
        TABLES.scoringTable,
      ),
      discBonus: withDefault<Tables['discBonus']>(list(points, 7, 7), TABLES.discBonus),
      actionCards: withDefault<Tables['actionCards']>(
        object({
          'card-trade': object({ count, max: nullable(integer(1, 9)) }),
          joker: object({ count }),
          'disc-bonus': object({ count, vp: count }),
          'card-draw': object({ count, cards: count }),
          'triple-bonus': object({ count, vp: count }),
          'double-turn': object({ count }),
          'five-vp': object({ count, vp: count }),
        }),
        TABLES.actionCards,
      ),
    }),
);

/** EIGHT-06: the options with their defaults. */
export const options: { readonly [N in keyof Options]-?: Schema<Options[N]> } = {
  players: withDefault(oneOf(4, 3, 5), 4),
  ruleset: withDefault(oneOf('manual', 'published'), 'manual'),
  discSet: withDefault(oneOf('manual-1-5', 'published-3-6', null), null),
  discChoice: withDefault(oneOf('top', 'any', null), null),
  twoColoured: withDefault(oneOf(false, true), false),
  actionCards: withDefault(oneOf(true, false), true),
  startSeat: withDefault(oneOf<Options['startSeat']>('random', 0, 1, 2, 3, 4), 'random'),
  stallRounds: withDefault(integer(2, 20), 5),
  bots: withDefault(either(effort, list(effort, 3, 5)), 'builder'),
  tables: withDefault(tables, TABLES),
};

/** EIGHT-06: what an option may be at a table of that many seats. */
const limitsOf = (players: Options['players']): readonly Limit<Options & BaseOptions>[] => [
  {
    option: 'startSeat',
    when: { players: [players] },
    to: { values: ['random', ...Array(players).keys()] },
    expected: `random or a seat below ${players}`,
  },
  {
    option: 'bots',
    when: { players: [players] },
    to: { values: BOT_EFFORTS, min: players, max: players },
    expected: `one effort, or one for each of ${players} seats`,
  },
  { option: 'names', when: { players: [players] }, to: { max: players }, expected: `at most ${players} names` },
];

/** What an option may be beside the others. */
export const limits: readonly Limit<Options & BaseOptions>[] = ([3, 4, 5] as const).flatMap(limitsOf);

/** EIGHT-07: why well-formed tables do not fit together. */
export function conflict(given: Options): { readonly option: 'tables'; readonly expected: string } | undefined {
  const { twoColoured } = given;
  if (given.tables === TABLES) return undefined;
  const expected = faultOfTables(completed(given.tables), twoColoured ? settingsOf(given).discSet : null);
  return expected === undefined ? undefined : { option: 'tables', expected };
}

/** What the tables should have, if they lack it. Two-coloured discs have to find their places in the set in play. */
function faultOfTables(given: Tables, mixed: DiscSet | null): string | undefined {
  const { discSets, twoColouredDiscs, scoringTable, discBonus, actionCards } = given;
  for (const [name, set] of Object.entries(discSets)) {
    const shown = set.map((id) => discOf(id).types);
    if (TYPES.some((type) => shown.filter(([only, second]) => only === type && second === undefined).length !== 6))
      return 'sets with six single-coloured discs of each type';
    if (name === mixed && BUILDING_TYPES.some((type) => !set.includes(`${type}-${twoColouredDiscs.replaces}`)))
      return `a set with a ${twoColouredDiscs.replaces} of each type, for the two-coloured discs`;
  }
  if (twoColouredDiscs.discs.some((id) => discOf(id).types.length !== 2)) return 'two-coloured discs of two types';
  const { rows, light, others } = scoringTable;
  if ([...rows, light].some(({ first, second }) => first < second || second < others))
    return 'scoring rows with first ≥ second ≥ others';
  if (discBonus.some((bonus, i) => bonus < (discBonus[i - 1] ?? 0))) return 'a disc bonus that never falls';
  if (sum(ACTION_CARDS.map((card) => actionCards[card].count)) < 7) return 'at least seven action cards';
  return undefined;
}

const completed = (given: Partial<Tables>): Tables => ({ ...TABLES, ...given });

/** What the state keeps of valid options. */
export function settingsOf(given: Options): Settings {
  const { players, ruleset, bots } = given;
  const manual = ruleset === 'manual';
  return {
    players,
    discSet: given.discSet ?? (manual ? 'manual-1-5' : 'published-3-6'),
    discChoice: given.discChoice ?? (manual ? 'top' : 'any'),
    twoColoured: given.twoColoured,
    actionCards: given.actionCards,
    startSeat: given.startSeat,
    stallRounds: given.stallRounds,
    bots: typeof bots === 'string' ? Array<typeof bots>(players).fill(bots) : bots,
    tables: given.tables === TABLES ? null : completed(given.tables),
  };
}
