import { expect, test } from 'vitest';
import { built, game, give, pool, scene } from '../test/scene.js';
import type { Notice } from './notices.js';
import type { Options } from './options.js';
import type { Draft } from './state/index.js';
import { hiddenCard } from './table/hidden.js';

type Edit = (d: Draft) => void;
type Given = Partial<Options>;

const VERSUS = { mode: 'versus', wonders: ['giza', 'rhodes'] } as const satisfies Given;

/** The notices of a table that is changed by hand. */
const told = (given: Given, edit: Edit): readonly Notice[] => game.notices(scene(given, edit));

/** The values of a notice; undefined where it is not given. */
const values = (key: Notice['key'], given: Given, edit: Edit): object | undefined =>
  told(given, edit).find((notice) => notice.key === key)?.values;

test('ARCH-100: from two stages on, each seat that builds is told with what it lacks for the stage nearest to it', () => {
  const left = (edit: Edit, given: Given = {}) => values('stages-left', given, edit);
  expect(left((d) => built(d, 0, 0, 1))).toBeUndefined();
  expect(left((d) => built(d, 0, 0, 1, 2))).toEqual({ seat: 0, stages: 2, lacking: 3 });
  expect(left((d) => built(d, 0, 0, 1, 2, 3))).toEqual({ seat: 0, stages: 1, lacking: 4 });
  // Stages 3 and 4 of Ephesus are open: three alike are nearer than three different ones.
  const alike: Edit = (d) => {
    built(d, 0, 0, 1, 4);
    give(d, 0, { wood: 2 });
  };
  expect(left(alike, { playerWonder: 'ephesus' })).toEqual({ seat: 0, stages: 2, lacking: 1 });
  const opponent: Edit = (d) => built(d, 1, 0, 1, 2, 3);
  expect(left(opponent)).toBeUndefined();
  expect(left(opponent, { opponentBuilds: true })).toEqual({ seat: 1, stages: 1, lacking: 4 });
  expect(left(opponent, VERSUS)).toEqual({ seat: 1, stages: 1, lacking: 4 });
});

test('ARCH-100: a complete Wonder ends the game with this turn, and no stages are counted any more', () => {
  const complete: Edit = (d) => {
    built(d, 0, 0, 1, 2, 3);
    built(d, 1, 0, 1, 2, 3, 4);
  };
  expect(told(VERSUS, complete)).toEqual([{ key: 'wonder-complete', values: { seat: 1 } }]);
});

test('ARCH-30, ARCH-125: twelve cards left are few, thirteen are not; seats that passed are counted', () => {
  const cards =
    (wood: number): Edit =>
    (d) => {
      d.pools = d.pools.map(() => pool({}));
      d.pools[0] = pool({ wood: wood - 2 });
    };
  expect(values('cards-left', VERSUS, cards(13))).toBeUndefined();
  expect(values('cards-left', VERSUS, cards(12))).toEqual({ cards: 12 });
  const elsewhere = values('cards-left', VERSUS, (d) => {
    cards(6)(d);
    d.central.discard = [hiddenCard('gear', 2)];
    d.looked = { deck: 1, cards: [hiddenCard('coin', 1), hiddenCard('gear', 1)] };
  });
  expect(elsewhere).toEqual({ cards: 9 });
  const passed = (passes: number) => values('passes', VERSUS, (d) => Object.assign(d, { passes }));
  expect([0, 1].map(passed)).toEqual([undefined, { passes: 1 }]);
});

test('ARCH-50, ARCH-121: the last Conflict token brings a Battle, the last but one is told', () => {
  const turned = (conflictsTurned: number, players: number) =>
    told({ mode: 'versus', players }, (d) => Object.assign(d, { conflictsTurned })).map(({ key }) => key);
  expect([1, 2, 3].map((number) => turned(number, 2))).toEqual([[], ['battle-near'], ['battle']]);
  expect([3, 4, 5].map((number) => turned(number, 5))).toEqual([[], ['battle-near'], ['battle']]);
});

test('ARCH-111, ARCH-126: near the end level points are told, with the seat that has more stages', () => {
  const level = (edit: Edit) =>
    values('level', { mode: 'versus', players: 3, wonders: ['giza', 'rhodes', 'babylon'] }, (d) => {
      d.passes = 1;
      edit(d);
    });
  expect(level(() => undefined)).toEqual({ points: 0, winner: null });
  // The first stages of Giza and of Rhodes give four points each.
  const stages: Edit = (d) => {
    built(d, 1, 0);
    give(d, 2, { 'blue-2-cat': 2 });
  };
  expect(level(stages)).toEqual({ points: 4, winner: 1 });
  expect(
    level((d) => {
      stages(d);
      give(d, 0, { 'blue-3': 1 });
    }),
  ).toEqual({ points: 4, winner: 1 });
  expect(
    level((d) => {
      stages(d);
      built(d, 0, 0);
    }),
  ).toEqual({ points: 4, winner: null });
  expect(level((d) => give(d, 0, { 'blue-3': 1 }))).toBeUndefined();
  expect(values('level', VERSUS, () => undefined)).toBeUndefined();
});

test('ARCH-83, ARCH-92, ARCH-101: the last turn of each Age is told, and in the third who wins if points stay level', () => {
  const keys = (age: number, turn: number) => told({ structure: 'three-ages' }, (d) => Object.assign(d, { age, turn }));
  for (const age of [1, 2, 3]) {
    const last = age === 1 ? 7 : 6;
    expect(keys(age, last - 1)).toEqual([]);
    expect(keys(age, last)[0]).toEqual({ key: 'last-turn', values: { age } });
    expect(keys(age, last).map(({ key }) => key)).toEqual(age === 3 ? ['last-turn', 'level'] : ['last-turn']);
  }
});

test('ARCH-100: before the first turn and after the game nothing is told', () => {
  const ended: Edit = (d) => built(d, 0, 0, 1, 2, 3, 4);
  expect(told({}, ended)).toEqual([{ key: 'wonder-complete', values: { seat: 0 } }]);
  for (const change of [{ turn: 0 }, { phase: 'over' }] as const)
    expect(
      told({}, (d) => {
        ended(d);
        Object.assign(d, change);
      }),
    ).toEqual([]);
});
