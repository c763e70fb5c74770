import { describe, expect, test } from 'vitest';
import { acting, build, edit } from '../test/scene.js';
import {
  ACTIONS,
  type Bonus,
  BUILDING_CARDS,
  CHARACTERS,
  cardPoints,
  type Draft,
  districtPoints,
  type Options,
  outcome,
  TILE_IDS,
  type TileId,
} from './index.js';

type Cells = Record<string, { tiles: readonly TileId[]; owner: 0 | 1 | null }>;

/** A city of these buildings alone, at the given cells `x y`. */
const city = (cells: Cells, options: Partial<Options> = {}, change: (draft: Draft) => void = () => undefined) =>
  edit(acting(['e', 'd'], 'red-1', options), (draft) => {
    draft.city = [];
    for (const [cell, building] of Object.entries(cells)) {
      const [x = 0, y = 0] = cell.split(' ').map(Number);
      build(draft, { x, y, ...building });
    }
    change(draft);
  });

const stack = (colour: string, ...numbers: number[]): readonly TileId[] =>
  numbers.map((n) => `${colour}-${n}` as TileId);

/** Seat 0 holds the card and owns these buildings. */
const points = (cards: readonly TileId[], cells: Cells = {}, options: Partial<Options> = {}) =>
  cardPoints(
    city(cells, options, (draft) => {
      (draft.players[0] as Draft['players'][number]).tableau = [...cards];
    }),
    0,
  );

const owned: Cells = {
  '0 0': { tiles: stack('red', 4), owner: 0 },
  '2 0': { tiles: stack('blue', 4, 5), owner: 0 },
  '4 0': { tiles: stack('blue', 6, 7), owner: 0 },
  '6 0': { tiles: stack('yellow', 4, 5, 6, 7), owner: 0 },
  '8 0': { tiles: stack('yellow', 8), owner: 1 },
  '9 0': { tiles: stack('red', 1), owner: null },
};

describe('cards', () => {
  test('HAL-61: 27 cards have arrows, 33 count at the end', () => {
    const arrows = TILE_IDS.filter((card) => BUILDING_CARDS[card].kind === 'on-action');
    expect(arrows.length).toBe(27);
    expect(arrows.every((card) => Number(card.split('-')[1]) <= 9)).toBe(true);
  });

  test('HAL-26, HAL-34, HAL-43: the printed arrows, for each colour', () => {
    for (const [colour, item] of [
      ['red', 'resource'],
      ['blue', 'tile'],
      ['yellow', 'point'],
    ] as const) {
      for (let number = 1; number <= 9; number++) {
        const gain: Record<string, number> = { resource: 0, tile: 0, point: number > 6 ? 1 : 0 };
        gain[item] = (gain[item] ?? 0) + 1;
        expect(BUILDING_CARDS[`${colour}-${number}` as TileId]).toEqual({
          kind: 'on-action',
          action: ACTIONS[(number - 1) % 3],
          gain,
        });
      }
    }
  });

  test('HAL-61: 10 to 13 count the resources on buildings of a colour (example 25)', () => {
    const found = (['red', 'blue', 'yellow'] as const).map((colour) =>
      [10, 11, 12, 13].map((number) => points(stack(colour, number), owned)),
    );
    expect(found).toEqual([
      [1, 4, 4, 1],
      [4, 1, 4, 4],
      [4, 1, 4, 4],
    ]);
  });

  test('HAL-61: 14 and 15 count floors (example 23)', () => {
    expect(points(['blue-14'], owned)).toBe(3);
    expect(points(['red-15'], owned)).toBe(3);
  });

  test('HAL-61: 16 to 18 count arrows of the tableau, 19 its cards of a colour, 20 is worth 9', () => {
    const tableau: TileId[] = ['red-1', 'blue-4', 'yellow-2', 'blue-3', 'blue-6', 'blue-9'];
    const base = points(tableau, owned);
    expect(base).toBe(0);
    expect(points([...tableau, 'red-16'], owned)).toBe(4);
    expect(points([...tableau, 'red-17'], owned)).toBe(2);
    expect(points([...tableau, 'red-18'], owned)).toBe(6);
    expect(points([...tableau, 'blue-19'], owned)).toBe(2 * 5);
    expect(points(['yellow-20'], owned)).toBe(9);
    expect(points(['red-19'])).toBe(2);
  });

  test('HAL-62: Hal’s cards look at his own buildings and tableau, arrows included', () => {
    const state = city(owned, {}, (draft) => {
      (draft.players[0] as Draft['players'][number]).tableau = ['red-3'];
      (draft.players[1] as Draft['players'][number]).tableau = [
        'yellow-13',
        'yellow-16',
        'yellow-1',
        'red-7',
        'yellow-19',
      ];
    });
    expect(cardPoints(state, 1)).toBe(1 + 4 + 2 * 4);
  });

  test('corrected rows count instead of the printed ones', () => {
    const bonus: Bonus = { kind: 'per-resource-on-colour', colour: 'yellow', points: 1 };
    expect(points(['blue-11'], owned)).toBe(1);
    expect(points(['blue-11'], { ...owned, '8 0': { tiles: stack('yellow', 8), owner: 0 } })).toBe(1);
    const corrections = [{ card: 'blue-11', bonus }] as const;
    expect(points(['blue-11'], { ...owned, '8 0': { tiles: stack('yellow', 8), owner: 0 } }, { corrections })).toBe(5);
  });

  test('HAL-71, HAL-72: 27 characters, six starter sets of three, one of each colour', () => {
    const all = Object.values(CHARACTERS);
    expect(all.length).toBe(27);
    for (let set = 1; set <= 6; set++)
      expect(
        all
          .filter(({ starterSet }) => starterSet === set)
          .map(({ colour }) => colour)
          .sort(),
      ).toEqual(['blue', 'red', 'yellow']);
    // A second source: the first set gives four resources, two points and two tiles in all.
    const first = all.filter(({ starterSet }) => starterSet === 1).map(({ start }) => start);
    expect(first.reduce((sum, { resource }) => sum + resource, 0)).toBe(4);
    expect(first.reduce((sum, { point }) => sum + point, 0)).toBe(2);
    expect(first.reduce((sum, { tile }) => sum + tile, 0)).toBe(2);
  });
});

describe('districts', () => {
  const two: Cells = {
    '0 0': { tiles: stack('red', 4, 5, 6), owner: 0 },
    '1 0': { tiles: stack('red', 7), owner: null },
    '1 1': { tiles: stack('red', 8, 9), owner: 1 },
  };

  test('HAL-63, HAL-64, HAL-65: two players and an unowned building (example 19)', () => {
    expect(districtPoints(city(two))).toEqual([5, 2]);
  });

  test('HAL-63: a single building is no district, nor is one without resources', () => {
    expect(districtPoints(city({ '0 0': { tiles: stack('red', 1, 2, 3, 4, 5), owner: 0 } }))).toEqual([0, 0]);
    const unowned = { '0 0': { tiles: stack('red', 1), owner: null }, '1 0': { tiles: stack('red', 2), owner: null } };
    expect(districtPoints(city(unowned))).toEqual([0, 0]);
    // Corners do not touch.
    const corners: Cells = { '0 0': { tiles: stack('red', 4), owner: 0 }, '1 1': { tiles: stack('red', 5), owner: 0 } };
    expect(districtPoints(city(corners))).toEqual([0, 0]);
  });

  const alone: Cells = {
    '0 0': { tiles: stack('blue', 4, 5, 6), owner: 0 },
    '0 1': { tiles: stack('blue', 7), owner: 0 },
    '0 2': { tiles: stack('blue', 8), owner: null },
  };

  test('HAL-66: alone, both prizes (example 20)', () => {
    expect(districtPoints(city(alone))).toEqual([8, 0]);
  });

  test('HAL-67: equal resources, the taller building is first', () => {
    const tie: Cells = {
      '0 0': { tiles: stack('red', 4, 5), owner: 1 },
      '1 0': { tiles: stack('red', 7), owner: 0 },
      '1 1': { tiles: stack('red', 20), owner: 0 },
    };
    expect(districtPoints(city(tie))).toEqual([2, 4]);
  });
});

describe('outcome', () => {
  const ended = (mine: number, his: number) =>
    outcome(
      city(owned, {}, (draft) => {
        draft.pending.length = 0;
        draft.ending = 'tiles-exhausted';
        (draft.players[0] as Draft['players'][number]).points = mine;
        (draft.players[1] as Draft['players'][number]).points = his;
        (draft.players[1] as Draft['players'][number]).tableau = ['red-20'];
      }),
    );

  test('HAL-61: points, cards and districts; tiles and resources left over count nothing', () => {
    expect(ended(12, 1)?.scores).toEqual([
      { seat: 0, total: 12, categories: { points: 12, cards: 0, districts: 0 }, order: [12] },
      { seat: 1, total: 10, categories: { points: 1, cards: 9, districts: 0 }, order: [10] },
    ]);
  });

  test('HAL-68: more points than Hal win, equal totals are a draw', () => {
    expect(ended(11, 1)?.winners).toEqual([0]);
    expect(ended(10, 1)?.winners).toEqual([0, 1]);
    expect(ended(10, 1)?.ranks).toEqual([1, 1]);
    expect(ended(9, 1)?.winners).toEqual([1]);
  });
});
