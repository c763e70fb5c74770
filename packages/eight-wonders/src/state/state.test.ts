import type { Issue } from '@wonders/core';
import { describe, expect, test } from 'vitest';
import { changed, play, scene } from '../../test/scene.js';
import { TABLES } from '../components/tables.js';
import { eightWonders } from '../game/index.js';
import type { NewGameOptions } from '../options.js';
import type { State } from './index.js';

const NONE = [0, 0, 0, 0] as const;

/** Three seats in a build, and something in every list of the state. */
const state: State = changed(
  play(
    scene({
      options: { players: 3, tables: { discBonus: TABLES.discBonus } },
      wonders: { mausoleum: ['crane-2'] },
      hands: [NONE, [0, 1, 0, 0], NONE],
      actions: [['joker'], [], ['five-vp']],
      discs: [['camel-1'], [], []],
    }),
    'build 0 mausoleum 0',
    'offer 1 k1 true',
  ),
  (draft) => {
    draft.names = ['Ada', '', 'Grace'];
    draft.triples = [1];
    draft.played = ['card-draw'];
    draft.box = [{ disc: 'ship-1', count: 1 }];
  },
);

test('a state with another sort of value under any of its keys is none of this game', () => {
  const empty = { kind: 'offer', seat: 2, cards: NONE, trade: false };
  expect(eightWonders.check(state, empty)).toBeUndefined();
  const codes = Object.entries(state).map(([key, value]) => {
    const wrong = Array.isArray(value) || typeof value !== 'object' ? {} : [];
    return [key, eightWonders.check({ ...state, [key]: wrong }, empty)?.code];
  });
  expect(codes.filter(([, code]) => code !== 'not-this-game')).toEqual([]);
});

/** All lists and objects in a value, with their paths. */
function partsOf(value: unknown, path = ''): (readonly [string, object])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [[path, value], ...Object.entries(value).flatMap(([key, each]) => partsOf(each, `${path}/${key}`))];
}

test('a view shares no list with its state', () => {
  const view = eightWonders.view(state, 1);
  const ofState = new Set(partsOf(state).map(([, part]) => part));
  expect(partsOf(view).flatMap(([path, part]) => (ofState.has(part) ? [path] : []))).toEqual([]);
  const { names, options, triples, offers } = state;
  expect(view).toMatchObject({ names, options, triples, offers });
});

describe('the bounds of a state', () => {
  /** Where a value is no state, and what should stand there. */
  const issues = (value: unknown): string[] => {
    const result = eightWonders.states['~standard'].validate(value);
    const found = ('issues' in result ? result.issues : []) as readonly Issue[];
    return found.map(({ path, expected }) => `${path.join('/')}: ${expected}`);
  };
  const given = eightWonders.newGame({ players: 3, seed: 'bounds' });
  const wrong = (change: object) => issues({ ...given, ...change });
  const option = (change: object) => ({ options: { ...given.options, ...change } });

  test('a game begins with a state, whatever its options', () => {
    const seed = 'bounds';
    const games: readonly NewGameOptions[] = [
      { seed, players: 3, stallRounds: 2, startSeat: 1 },
      { seed, players: 4, stallRounds: 20, startSeat: 2 },
      { seed, players: 5, twoColoured: true, ruleset: 'published' },
      { seed, players: 5, actionCards: false, startSeat: 4 },
      { chance: 'manual', players: 4, startSeat: 3 },
      { chance: 'manual', players: 3, startSeat: 0 },
    ];
    for (const options of games) expect(issues(eightWonders.newGame(options))).toEqual([]);
  });

  test.each<[string, readonly unknown[]]>([
    ['row', [1, 2, 3, 4, 5, 6, 7, 'light']],
    ['active', [0, 2]],
    ['turns', [0, 9999]],
    ['site', [null, 0, 23]],
    [
      'pile',
      [
        [0, 0, 0, 0],
        [25, 25, 25, 25],
      ],
    ],
    ['pending', [-1, 0, 2].map((seat) => [{ kind: 'turn', seat, owner: Math.max(0, seat) }])],
    ['box', [[], Array(24).fill({ disc: 'ship-1', count: 1 })]],
    ['discs', [Array(3).fill(Array(24).fill('ship-1'))]],
  ])('%s may be the least and the most of its kind', (key, values) => {
    for (const value of values) expect(wrong({ [key]: value })).toEqual([]);
  });

  test.each<[string, object]>([
    ['options/startSeat: one of random, or a whole number from 0 to 2', option({ startSeat: 3 })],
    ['options/stallRounds: a whole number from 2 to 20', option({ stallRounds: 21 })],
    ['options/bots: a list of 3 to 3, each one of apprentice, builder, architect, master', option({ bots: [] })],
    ['active: a whole number from 0 to 2', { active: 3 }],
    ['turns: a whole number from 0 to 9999', { turns: 10_000 }],
    ['row: one of 1, 2, 3, 4, 5, 6, 7, light', { row: 8 }],
    ["spaces: a list of 24 to 24, each a disc like 'crane-4' or 'camel-3-crane-2', or one of null", { spaces: [] }],
    ['site: a whole number from 0 to 23, or one of null', { site: 24 }],
    ['parts: a list of 8 to 8, each a list of 3 to 3, each a whole number from 0 to 29', { parts: [] }],
    ['pile: a list of 4 to 4, each a whole number from 0 to 25', { pile: [] }],
    ['pending/0/seat: a whole number from -1 to 2', { pending: [{ kind: 'turn', seat: 3, owner: 0 }] }],
    ['pending/0/owner: a whole number from 0 to 2', { pending: [{ kind: 'turn', seat: 0, owner: 3 }] }],
    [
      'hands: a list of 3 to 3, each a list of 4 to 4, each a whole number from 0 to 25',
      { hands: [NONE, NONE, NONE, NONE] },
    ],
    [
      'parts/7: a list of 3 to 3, each a whole number from 0 to 29',
      { parts: given.parts.map((counts, i) => (i === 7 ? NONE : counts)) },
    ],
  ])('%s', (issue, change) => {
    expect(wrong(change)).toEqual([issue]);
  });

  test('no table has another number of seats', () => {
    expect(wrong(option({ players: 6 }))[0]).toBe('options/players: one of 4, 3, 5');
  });
});
