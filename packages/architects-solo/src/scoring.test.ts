import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { built, editArea, faceUp, game, give, play, sampledScene, scene } from '../test/scene.js';
import type { Options } from './options.js';
import type { Category, Result } from './scoring/index.js';
import type { Draft } from './state/index.js';

type Edit = (d: Draft) => void;

const ended = (edit: Edit, options: Partial<Options> = {}) => {
  const state = scene(options, (d) => {
    edit(d);
    d.phase = 'over';
    d.ending = 'wonder-complete';
    d.pending = [];
  });
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('not over');
  return outcome as Result;
};
const sheet = (edit: Edit, options: Partial<Options> = {}): Partial<Record<Category, number>> =>
  ended(edit, options).scores[0]?.categories ?? {};
/** Blue cards worth a number of points, a multiple of 3 or 2. */
const points = (d: Draft, seat: number, vp: number): void =>
  give(d, seat, vp % 3 === 0 ? { 'blue-3': vp / 3 } : { 'blue-2-cat': vp / 2 });

describe('the score', () => {
  test('ARCH-102: stages, blue cards and the Cat', () => {
    const found = sheet((d) => {
      built(d, 0, 0, 1, 2);
      give(d, 0, { 'blue-3': 2, 'blue-2-cat': 1 });
      d.cat = 0;
    });
    expect(found).toMatchObject({ stages: 15, blue: 8, cat: 2 });
    expect(sheet((d) => Object.assign(d, { cat: 1 })).cat).toBe(0);
    expect(sheet(() => undefined).cat).toBe(0);
  });

  test('ARCH-102: only what is built, blue cards alone, and the Cat for its holder', () => {
    const all = { wood: 2, coin: 1, 'blue-3': 1, 'blue-2-cat': 2, gear: 1, 'shield-0': 1, 'shield-1': 1 } as const;
    const { scores } = ended(
      (d) => {
        built(d, 0, 0, 2);
        built(d, 1, 0, 1, 3);
        give(d, 0, all);
        give(d, 1, { 'blue-3': 3 });
        d.cat = 1;
      },
      { mode: 'versus', wonders: ['ephesus', 'alexandria'] },
    );
    expect(scores[0]?.categories).toMatchObject({ stages: 3 + 4, blue: 3 + 2 + 2, cat: 0, coins: 0, science: 0 });
    expect(scores[1]?.categories).toMatchObject({ stages: 4 + 3 + 5, blue: 9, cat: 2 });
    expect(scores.map(({ total }) => total)).toEqual([14, 23]);
    const ages = sheet((d) => give(d, 0, { ...all, 'blue-3': 2 }), { structure: 'three-ages' });
    expect(ages).toMatchObject({ stages: 0, blue: 10, science: 1, cat: 0 });
  });

  test('ARCH-102, ARCH-103, ARCH-126: example 19, the published example', () => {
    const found = ended(
      (d) => {
        built(d, 0, 0, 1, 2);
        give(d, 0, { 'blue-3': 1, 'blue-2-cat': 2 }, ['strategy']);
        d.cat = 0;
        editArea(d, 0).military = 4;
      },
      { mode: 'versus', wonders: ['ephesus', 'giza'] },
    );
    expect(found.scores[0]?.categories).toMatchObject({ stages: 10, blue: 7, cat: 2, military: 12, tokens: 4 });
    expect(found.scores[0]?.total).toBe(35);
  });

  test('ARCH-105: grey, red and leftover green cards are worth nothing', () => {
    const found = sheet((d) => give(d, 0, { wood: 3, gear: 1, compass: 1, 'shield-0': 3, 'shield-2': 2 }));
    expect(Object.values(found).every((vp) => vp === 0)).toBe(true);
  });

  test('ARCH-106: example 21, a point for three coins, Economy counts one more', () => {
    const coins = (number: number, tokens: readonly 'economy'[] = [], options: Partial<Options> = {}) =>
      sheet((d) => give(d, 0, { coin: number }, tokens), options).coins;
    expect(coins(5, ['economy'])).toBe(2);
    expect(coins(5)).toBe(1);
    expect(coins(2)).toBe(0);
    expect(coins(2, ['economy'])).toBe(1);
    expect([0, 1].map((number) => coins(number, ['economy']))).toEqual([0, 0]);
    expect(coins(9, [], { coinVp: false })).toBe(0);
    expect(coins(9, [], { preset: 'published' })).toBe(0);
  });

  test('ARCH-47: what tokens are worth at the end', () => {
    const tokens = (
      owned: Draft['areas'][number]['tokens'],
      edit: Edit = () => undefined,
      options: Partial<Options> = {},
    ) =>
      sheet((d) => {
        edit(d);
        editArea(d, 0).tokens = [...owned];
      }, options).tokens;
    expect(tokens(['decor'])).toBe(4);
    expect(tokens(['decor'], (d) => built(d, 0, 0, 1, 2, 3, 4))).toBe(6);
    expect(tokens(['culture'])).toBe(4);
    expect(tokens(['culture', 'culture'])).toBe(12);
    expect(tokens(['urbanism', 'education'])).toBe(4);
    expect(tokens(['strategy'], (d) => Object.assign(editArea(d, 0), { military: 3 }))).toBe(3);
    expect(tokens(['politics'], (d) => give(d, 0, { 'blue-2-cat': 5 }))).toBe(5);
    expect(tokens(['politics'], (d) => give(d, 0, { 'blue-2-cat': 5 }), { politics: 'per-four' })).toBe(1);
    expect(tokens(['urbanism', 'tactics', 'economy'], (d) => Object.assign(editArea(d, 0), { military: 3 }))).toBe(0);
  });

  test('ARCH-107: example 23, green cards in the three Ages', () => {
    const found = sheet((d) => give(d, 0, { compass: 2, gear: 1, tablet: 1 }), { structure: 'three-ages' });
    expect(found.science).toBe(13);
  });

  test('ARCH-107: every set of three different symbols counts, in the three Ages alone', () => {
    const science = (cards: Parameters<typeof give>[2], options: Partial<Options> = { structure: 'three-ages' }) =>
      sheet((d) => give(d, 0, cards), options).science;
    expect(science({ compass: 2, gear: 2, tablet: 2 })).toBe(4 + 4 + 4 + 2 * 7);
    expect(science({ compass: 3, gear: 4, tablet: 3 })).toBe(9 + 16 + 9 + 3 * 7);
    expect(science({ gear: 3, tablet: 2 })).toBe(9 + 4);
    expect(science({ compass: 2, gear: 2, tablet: 2 }, {})).toBe(0);
  });

  test('ARCH-104, ARCH-106, ARCH-93: example 24, conflicts and coin tokens in the three Ages', () => {
    const found = sheet(
      (d) => {
        give(d, 0, {}, ['strategy']);
        Object.assign(editArea(d, 0), { military: 1, defeats: 1, coins: 3 });
      },
      { structure: 'three-ages' },
    );
    expect(found).toMatchObject({ military: 0, tokens: 1, coins: 1 });
    const coins = (yellow: number, tokens: number) =>
      sheet(
        (d) => {
          give(d, 0, { coin: yellow }, ['economy']);
          Object.assign(editArea(d, 0), { coins: tokens });
        },
        { structure: 'three-ages' },
      ).coins;
    // Economy doubles a yellow card, not a coin token.
    expect([coins(0, 2), coins(1, 1), coins(2, 6)]).toEqual([0, 1, 3]);
  });

  test('ARCH-47: example 25, Politics in the three Ages', () => {
    const politics = (options: Partial<Options>) =>
      sheet((d) => give(d, 0, { 'blue-2-cat': 5 }, ['politics']), { structure: 'three-ages', ...options }).tokens;
    expect(politics({})).toBe(1);
    expect(politics({ politics: 'per-cat' })).toBe(5);
    const perFour = [3, 4, 7, 8].map(
      (cats) => sheet((d) => give(d, 0, { 'blue-2-cat': cats }, ['politics']), { structure: 'three-ages' }).tokens,
    );
    expect(perFour).toEqual([0, 1, 1, 2]);
  });
});

describe('the result', () => {
  const result = (player: number, opponent: number, options: Partial<Options>) => {
    const outcome = ended((d) => {
      points(d, 0, player);
      points(d, 1, opponent);
    }, options);
    return { final: outcome.scores[0]?.total, winners: outcome.winners, of: outcome.scores[1]?.total };
  };

  test('ARCH-110: example 18, the difficulty subtracts the Opponent’s score', () => {
    expect(result(52, 21, { difficulty: 'easy' }).final).toBe(52);
    expect(result(52, 21, { difficulty: 'normal', openingTokens: 0 }).final).toBe(31);
    expect(result(52, 21, { difficulty: 'hard', openingTokens: 0 }).final).toBe(10);
    expect(result(40, 24, { difficulty: 'hard', openingTokens: 0 })).toEqual({ final: -8, winners: [0], of: 24 });
    expect(result(52, 21, { difficulty: 'hard', openingTokens: 0, scoreFactor: 1 }).final).toBe(31);
    expect(ended(() => undefined, { difficulty: 'hard', openingTokens: 0 }).scores[0]?.categories.adjustment).toBe(0);
  });

  test('ARCH-111: won, lost, and on equal scores by built stages, else a draw', () => {
    expect(result(21, 24, { openingTokens: 0 }).winners).toEqual([1]);
    expect(result(21, 21, { openingTokens: 0 }).winners).toEqual([0, 1]);
    const stages = ended((d) => {
      built(d, 0, 0);
      give(d, 0, { 'blue-2-cat': 1 });
      give(d, 1, { 'blue-3': 2 });
    });
    expect(stages.ranks).toEqual([1, 2]);
  });

  test('ARCH-126: versus: more points, then more stages, then a shared victory; no coins', () => {
    const versus = (edit: Edit) =>
      ended(edit, { mode: 'versus', players: 3, wonders: ['giza', 'rhodes', 'alexandria'] });
    const shared = versus((d) => {
      points(d, 0, 6);
      points(d, 2, 6);
      give(d, 1, { coin: 9 });
    });
    expect(shared.winners).toEqual([0, 2]);
    const stages = versus((d) => {
      give(d, 0, { 'blue-2-cat': 2 });
      built(d, 2, 0);
    });
    expect(stages.scores.map(({ total }) => total)).toEqual([4, 0, 4]);
    expect(stages.ranks).toEqual([2, 3, 1]);
  });

  test('ARCH-100: the game ends with the turn in which a Wonder is complete; no other seat has a turn', () => {
    const state = sampledScene({}, (d) => {
      built(d, 0, 0, 1, 2, 3);
      give(d, 0, { coin: 3 });
      d.faceUp = faceUp('coin', 'blue-3');
    });
    const over = play(state, 'pick player', 'build 4 coin+coin+coin+coin');
    expect(over.pending).toEqual([]);
    expect(game.outcome(over)?.ending).toBe('wonder-complete');
    expect(game.check(over, { kind: 'opponent-turn' })?.code).toBe('over');
  });

  test('ARCH-100: the top stage of Babylon alone does not complete it', () => {
    const state = sampledScene({ playerWonder: 'babylon' }, (d) => {
      built(d, 0, 0, 1, 2);
      give(d, 0, { coin: 3 });
      d.faceUp = faceUp('coin', 'blue-3');
    });
    const after = play(state, 'pick player', 'build 4 coin+coin+coin+coin');
    expect(after.areas[0]?.built).toEqual([true, true, true, false, true]);
    expect(after.phase).not.toBe('over');
  });
});

test('ARCH-112: bronze, silver and gold by the final score of the level', () => {
  const medal = (options: Partial<Options>) => ended(() => undefined, { difficulty: 'easy', ...options });
  const earned = (vp: number, options: Partial<Options> = {}) =>
    ended((d) => give(d, 0, { 'blue-2-cat': vp / 2 }), { difficulty: 'easy', ...options }).medal;
  expect([52, 54, 84, 86, 94, 96].map((vp) => earned(vp))).toEqual([
    null,
    'bronze',
    'bronze',
    'silver',
    'silver',
    'gold',
  ]);
  expect(earned(42, { opponentBuilds: true })).toBe('silver');
  expect(earned(38, { structure: 'three-ages' })).toBe('bronze');
  expect(medal({}).pars).toEqual({ bronze: 54, silver: 85, gold: 96 });
  for (const other of [{ scoreFactor: 2 }, { openingTokens: 2 }])
    expect(medal(other)).toMatchObject({ medal: null, pars: null });
  const versus = ended((d) => points(d, 0, 60), { mode: 'versus', players: 2 });
  expect([versus.medal, versus.pars]).toEqual([null, null]);
});

test('ARCH-112: the medals of the README are those of the game, and follow from what it says was measured', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    .replaceAll('−', '-')
    .replaceAll('`', '');
  const rows = (cells: number) =>
    [...readme.matchAll(/^\| ((?:architects|three-ages)[^|]*) \| (.*) \|$/gm)]
      .map(([, kind = '', rest = '']) => [kind, ...rest.split(' | ')])
      .filter(({ length }) => length === cells);
  const measured = new Map(
    rows(7).map(([kind, level, player, mean, quarter]) => [`${kind} ${level} ${player}`, [mean, quarter]]),
  );
  const medals = rows(5);
  expect([medals.length, measured.size]).toEqual([12, 36]);
  for (const [kind = '', level, ...scores] of medals) {
    const [bronze = 0, silver = 0, gold = 0] = scores.map(Number);
    const [structure, builds] = kind.split(', ');
    const options = { structure, difficulty: level, opponentBuilds: builds !== undefined } as Partial<Options>;
    expect(ended(() => undefined, options).pars).toEqual({ bronze, silver, gold });
    const found = (player: string, column: number) => Number(measured.get(`${kind} ${level} ${player}`)?.[column]);
    const lower = Math.max(found('random', 0), found('simple', 0));
    // Half a point falls on either side.
    expect(Math.abs(bronze - lower), `${kind} ${level}`).toBeLessThanOrEqual(0.5);
    expect(Math.abs(silver - found('house', 0)), `${kind} ${level}`).toBeLessThanOrEqual(0.5);
    expect(gold).toBe(found('house', 1));
  }
});

test('ARCH-104, ARCH-52: with military by the source a Battle gives a point to one seat and takes one from the other', () => {
  const found = ended(
    (d) => {
      Object.assign(editArea(d, 0), { military: 2, defeats: 1 });
      Object.assign(d.areas[1] ?? {}, { military: 1, defeats: 2 });
    },
    { military: 'source' },
  );
  expect(found.scores.map(({ categories }) => categories.military)).toEqual([1, -1]);
});

test('ARCH-47: Politics by the source, a point for every four Cat icons', () => {
  const politics = (options: Partial<Options>) =>
    sheet((d) => give(d, 0, { 'blue-2-cat': 7 }, ['politics']), options).tokens;
  expect([politics({ politics: 'per-four' }), politics({})]).toEqual([1, 7]);
});
