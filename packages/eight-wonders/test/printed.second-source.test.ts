import { describe, expect, test } from 'vitest';
import { DEEP, fewOf, runs } from '../../../.ci/runs.js';
import { type ActionCard, type Options, TABLES, type Tables } from '../src/index.js';
import { type Followed, follow, nothing } from './printed/follow.js';
import type { Topic } from './printed/kept.js';

const { first: FIRST, games } = runs(1 / 5);
/** Eight games of each variant at the gates, 2,000 with RUNS=10000. */
const GAMES = Math.max(1, games);

/** 2,000 games take longer than other tests may. */
const LONG = 3_600_000;

/** A pile of nothing but these action cards, so that they come up again and again. */
function only(...cards: readonly ActionCard[]): Partial<Tables> {
  const counts = Object.entries(TABLES.actionCards).map(([card, printed]) => {
    return [card, { ...printed, count: cards.includes(card as ActionCard) ? 9 : 0 }];
  });
  return { actionCards: Object.fromEntries(counts) };
}

const TABLE_SIZES = [3, 4, 5] as const;
const RULESETS = ['manual', 'published'] as const;

const plain = TABLE_SIZES.flatMap((players) =>
  RULESETS.flatMap((ruleset) =>
    [false, true].flatMap((twoColoured) =>
      [true, false].map((actionCards): [string, Partial<Options>] => {
        const words = [twoColoured ? ', two-coloured' : '', actionCards ? '' : ', no action cards'];
        return [`${ruleset}, ${players} seats${words.join('')}`, { players, ruleset, twoColoured, actionCards }];
      }),
    ),
  ),
);

const crowded: Readonly<Record<string, Partial<Options>>> = {
  'Jokers alone': { players: 4, twoColoured: true, tables: only('joker') },
  'Jokers and high numbers': { players: 3, ruleset: 'published', twoColoured: true, tables: only('joker') },
  'Card trades and Triple bonuses': { players: 5, tables: only('card-trade', 'triple-bonus') },
  'Triple bonuses alone': { players: 3, ruleset: 'published', twoColoured: true, tables: only('triple-bonus') },
  'double turns and points': { players: 4, tables: only('double-turn', 'five-vp') },
  'double turns and card draws': { players: 5, ruleset: 'published', tables: only('double-turn', 'card-draw') },
  'Building disc bonuses': { players: 3, twoColoured: true, tables: only('disc-bonus') },
};

/** All of them at the gates, every fifth of the plain ones in `npm test`. */
const VARIANTS: readonly (readonly [string, Partial<Options>])[] = [...fewOf(plain, 5), ...Object.entries(crowded)];

const known = new Map<string, Followed>();

/** The games of a variant, played by the first test that asks for them. */
function gamesOf(variant: string, options: Partial<Options>): Followed {
  const found = known.get(variant);
  if (found !== undefined) return found;
  const followed = nothing();
  for (let game = FIRST; game < FIRST + GAMES; game++) follow(options, `printed ${game}`, followed);
  known.set(variant, followed);
  return followed;
}

describe.each(VARIANTS)('games kept by hand: %s', (variant, options) => {
  const differs = (topic: Topic): readonly string[] => (gamesOf(variant, options).differs.get(topic) ?? []).slice(0, 5);

  test(
    'EIGHT-10, EIGHT-12, EIGHT-15, EIGHT-16, EIGHT-151: the setup',
    () => {
      expect(differs('setup')).toEqual([]);
    },
    LONG,
  );

  test(
    'EIGHT-51, EIGHT-57, EIGHT-58, EIGHT-68, EIGHT-70, EIGHT-115, EIGHT-121, EIGHT-122: what may be played',
    () => {
      expect(differs('legal')).toEqual([]);
    },
    LONG,
  );

  test(
    'EIGHT-30, EIGHT-31, EIGHT-32, EIGHT-125, EIGHT-126: who is asked for what, and where the columns stand',
    () => {
      expect(differs('windows')).toEqual([]);
    },
    LONG,
  );

  test(
    'EIGHT-31, EIGHT-33, EIGHT-35, EIGHT-36, EIGHT-40, EIGHT-120, EIGHT-126: who draws, and when',
    () => {
      expect(differs('draws')).toEqual([]);
    },
    LONG,
  );

  test(
    'EIGHT-62, EIGHT-75, EIGHT-85, EIGHT-107, EIGHT-116, EIGHT-121, EIGHT-122: hands and piles',
    () => {
      expect(differs('cards')).toEqual([]);
    },
    LONG,
  );

  test(
    'EIGHT-76, EIGHT-77, EIGHT-78, EIGHT-108, EIGHT-122: parts and discs',
    () => {
      expect(differs('builds')).toEqual([]);
    },
    LONG,
  );

  test(
    'EIGHT-79, EIGHT-86, EIGHT-101, EIGHT-102, EIGHT-103, EIGHT-104, EIGHT-105, EIGHT-124: points in the game',
    () => {
      expect(differs('points')).toEqual([]);
    },
    LONG,
  );

  test(
    'EIGHT-106, EIGHT-109, EIGHT-135: the row of the scoring table',
    () => {
      expect(differs('rows')).toEqual([]);
    },
    LONG,
  );

  test(
    'EIGHT-123, EIGHT-127, EIGHT-130, EIGHT-133, EIGHT-135, EIGHT-138, EIGHT-139, EIGHT-140, EIGHT-141, EIGHT-142: the end',
    () => {
      expect(differs('end')).toEqual([]);
    },
    LONG,
  );
});

test(
  'EIGHT-36, EIGHT-121, EIGHT-122, EIGHT-123, EIGHT-124, EIGHT-126: the games kept by hand have seen all of it',
  () => {
    const seen = new Map<string, number>();
    for (const [variant, options] of VARIANTS)
      for (const [what, count] of gamesOf(variant, options).seen) seen.set(what, (seen.get(what) ?? 0) + count);
    const least = DEEP ? GAMES / 10 : 0;
    for (const what of ['joker', 'card-trade', 'triple', 'double', 'disc-bonus', 'type-gone'])
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(least);
    if (DEEP)
      for (const what of ['mixed joker', 'triple of an abandoned build', 'discard-reshuffled'])
        expect(seen.get(what) ?? 0, what).toBeGreaterThan(0);
  },
  LONG,
);
