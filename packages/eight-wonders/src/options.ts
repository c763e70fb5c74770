import { either, integer, list, nullable, object, oneOf, type Schema, schema, withDefault } from '@wonders/core';
import { ACTION_CARDS, type ActionCard } from './components/actions.js';
import { sum } from './components/cards.js';
import { type DiscId, discOf, isDisc } from './components/discs.js';
import { type DiscSet, type ScoringRow, TABLES, type Tables } from './components/tables.js';
import { BUILDING_TYPES, TYPES } from './components/types.js';
import { type BotLevel, type Options, record, type Settings } from './state.js';

const level: Schema<BotLevel> = oneOf('builder', 'apprentice', 'architect');
const disc: Schema<DiscId> = schema("a disc like 'crane-4' or 'camel-3-crane-2', of number 1 to 9", isDisc);
const discSet: Schema<readonly DiscId[]> = list(disc, 24, 24);
const points = integer(0, 999);
const row: Schema<ScoringRow> = object({ first: points, second: points });
const count = integer(0, 9);

/** The printed count and numbers of an action card, replaced. */
const numbersOf = (card: ActionCard): Schema<unknown> =>
  object(record(Object.keys(TABLES.actionCards[card]), (name) => (name === 'max' ? nullable(integer(1, 9)) : count)));

/** EIGHT-07: the shape of each table. */
const SHAPES = {
  discSets: object({ 'manual-1-5': discSet, 'published-3-6': discSet }),
  twoColouredDiscs: object({ replaces: integer(1, 9), discs: list(disc, 4, 4) }),
  scoringTable: object({ rows: list(row, 7, 7), light: row, others: points }),
  discBonus: list(points, 7, 7),
  actionCards: object(record(ACTION_CARDS, numbersOf)),
};

/** Replaced tables; {@link conflict} ties them together. */
const tables = object(
  record(Object.keys(SHAPES) as (keyof Tables)[], (name) => withDefault<unknown>(SHAPES[name], TABLES[name])),
) as Schema<Partial<Tables>>;

/** EIGHT-06: the options with their defaults. */
export const OPTIONS: { readonly [N in keyof Options]-?: Schema<Options[N]> } = {
  players: withDefault(oneOf(4, 3, 5), 4),
  ruleset: withDefault(oneOf('manual', 'published'), 'manual'),
  discSet: withDefault(oneOf('manual-1-5', 'published-3-6', null), null),
  discChoice: withDefault(oneOf('top', 'any', null), null),
  twoColoured: withDefault(oneOf(false, true), false),
  actionCards: withDefault(oneOf(true, false), true),
  startSeat: withDefault(oneOf<Options['startSeat']>('random', 0, 1, 2, 3, 4), 'random'),
  stallRounds: withDefault(integer(2, 20), 5),
  bots: withDefault(either(level, list(level, 3, 5)), 'builder'),
  tables: withDefault(tables, TABLES),
};

/** EIGHT-06, EIGHT-07: what well-formed options may still get wrong between them. */
export function conflict(options: Options): { readonly option: keyof Options; readonly expected: string } | undefined {
  const { players, startSeat, bots, twoColoured } = options;
  if (Number(startSeat) >= players) return { option: 'startSeat', expected: `random or a seat below ${players}` };
  if (typeof bots !== 'string' && bots.length !== players)
    return { option: 'bots', expected: `one level, or one for each of ${players} seats` };
  const expected = faultOfTables(completed(options.tables), twoColoured ? settingsOf(options).discSet : null);
  return expected === undefined ? undefined : { option: 'tables', expected };
}

/** What tables should be, if they are not; two-coloured discs make room for themselves in the set in play. */
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
export function settingsOf(options: Options): Settings {
  const { players, ruleset, bots } = options;
  const manual = ruleset === 'manual';
  return {
    players,
    discSet: options.discSet ?? (manual ? 'manual-1-5' : 'published-3-6'),
    discChoice: options.discChoice ?? (manual ? 'top' : 'any'),
    twoColoured: options.twoColoured,
    actionCards: options.actionCards,
    startSeat: options.startSeat,
    stallRounds: options.stallRounds,
    bots: typeof bots === 'string' ? Array.from({ length: players }, () => bots) : bots,
    tables: options.tables === TABLES ? null : completed(options.tables),
  };
}
