import { describe, expect, test } from 'vitest';
import { acting, build, edit, legal, play } from '../../test/scene.js';
import { type Building, type Letter, legalMoves, type TileId } from '../index.js';
import { neighbours } from './city.js';
import { districts, standings } from './districts.js';

const state = acting(['e', 'd'], 'red-1');

test('HAL-02: only cells that share a side are adjacent', () => {
  expect(neighbours(state.city, 0, 0).map(({ x, y }) => [x, y])).toEqual([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
  expect(neighbours(state.city, 2, 2)).toEqual([]);
  const urbanized = play(acting(['d', 'b'], 'red-1'), 'urbanize d red-6');
  // The token goes beside its building, never to a cell at a corner.
  expect(legal(urbanized)).toEqual(['move-token 2 -2', 'move-token 3 -1']);
  expect(play(urbanized, 'move-token 3 -1').tokens.d).toEqual({ x: 3, y: -1 });
});

test('HAL-03: a token never goes where a building or a token is', () => {
  for (const letter of ['a', 'd', 'g'] as Letter[]) {
    const now = play(
      edit(state, (draft) => {
        (draft.players[0] as { hand: unknown }).hand = [letter];
      }),
      `urbanize ${letter} yellow-7`,
    );
    for (const move of legalMoves(now)) {
      if (move.kind !== 'move-token') throw new Error(move.kind);
      const there = [...now.city, ...Object.values(now.tokens).filter((cell) => cell !== null)];
      expect(there.some(({ x, y }) => x === move.x && y === move.y)).toBe(false);
    }
  }
});

test('HAL-63: a district is two or more connected buildings of one colour, unowned ones included', () => {
  const found = districts(state.city).map((district) => district.map(({ tiles }) => tiles[0]));
  // B1 Y1 R1 / Y2 B2 B3 / R3 Y3 R2
  expect(found).toEqual([['blue-2', 'blue-3']]);
});

test('HAL-67: resources, then the tallest building, then its number', () => {
  const district = (mine: readonly string[][], his: readonly string[][]) =>
    edit(state, (draft) => {
      draft.city = [];
      for (const [i, tiles] of mine.entries()) build(draft, { x: i, y: 0, tiles: tiles as never, owner: 0 });
      for (const [i, tiles] of his.entries()) build(draft, { x: i, y: 1, tiles: tiles as never, owner: 1 });
    }).city;
  const first = (...sides: [readonly string[][], readonly string[][]]) => standings(district(...sides))[0]?.seat;
  expect(first([['red-1', 'red-2'], ['red-3']], [['red-20']])).toBe(0);
  expect(first([['red-18'], ['red-19'], ['red-20']], [['red-1', 'red-2'], ['red-3']])).toBe(1);
  expect(first([['red-1', 'red-5'], ['red-20']], [['red-2', 'red-6'], ['red-3']])).toBe(1);
  // Equally tall: the highest number among a player's tallest.
  expect(first([['red-5'], ['red-12']], [['red-7'], ['red-11']])).toBe(0);
  expect(first([['red-12'], ['red-5']], [['red-11'], ['red-7']])).toBe(0);
  // A higher number on a lower building is none of the tallest.
  expect(first([['red-1', 'red-5'], ['red-20']], [['red-6'], ['red-2', 'red-7']])).toBe(1);
});

describe('HAL-64, HAL-67: who is first, second and third, in whatever order the buildings were founded', () => {
  const buildings: readonly Building[] = [
    { x: 0, y: 0, tiles: ['red-1', 'red-2'], owner: 2, pawn: false },
    { x: 1, y: 0, tiles: ['red-3', 'red-4'], owner: 0, pawn: false },
    { x: 2, y: 0, tiles: ['red-5'], owner: 1, pawn: false },
    { x: 3, y: 0, tiles: ['red-6'], owner: 1, pawn: false },
    { x: 4, y: 0, tiles: ['red-7'], owner: 3, pawn: false },
    { x: 5, y: 0, tiles: ['red-8'], owner: null, pawn: false },
  ];
  test.each([0, 1, 2, 3, 4, 5])('turned by %s', (turn) => {
    const turned = [...buildings.slice(turn), ...buildings.slice(0, turn)];
    for (const city of [turned, [...turned].reverse()])
      expect(standings(city)).toEqual([
        { seat: 0, resources: 2, tallest: 2, number: 4 },
        { seat: 2, resources: 2, tallest: 2, number: 2 },
        { seat: 1, resources: 2, tallest: 1, number: 6 },
        { seat: 3, resources: 1, tallest: 1, number: 7 },
      ]);
  });
});

test('HAL-63: districts of all shapes and colours, those that a last building joins included', () => {
  const at = (x: number, y: number, tile: TileId): Building => ({ x, y, tiles: [tile], owner: null, pawn: false });
  const found = (...city: Building[]) => districts(city).map((district) => district.map((each) => city.indexOf(each)));
  // A ring of four, closed by its last building.
  expect(found(at(0, 0, 'red-1'), at(1, 1, 'red-2'), at(1, 0, 'red-3'), at(0, 1, 'red-4'))).toEqual([[0, 1, 2, 3]]);
  // Three arms that meet in the last building, and one beside them.
  const arms = [at(0, -1, 'blue-1'), at(-1, 0, 'blue-2'), at(1, 0, 'blue-3')];
  expect(found(...arms, at(5, 5, 'blue-4'), at(5, 6, 'blue-5'), at(0, 0, 'blue-6'))).toEqual([
    [0, 1, 2, 5],
    [3, 4],
  ]);
  // Neighbours of other colours, and the same row far away.
  expect(found(at(0, 0, 'red-1'), at(1, 0, 'blue-1'), at(0, 1, 'yellow-1'), at(-1, 0, 'blue-2'))).toEqual([]);
  expect(found(at(-53, -53, 'red-1'), at(-53, 53, 'red-2'), at(-52, -53, 'red-3'), at(53, 53, 'red-4'))).toEqual([
    [0, 2],
  ]);
});
