import { describe, expect, test } from 'vitest';
import { build, edit } from '../../test/scene.js';
import {
  type Bonus,
  CHARACTER_IDS,
  type CharacterId,
  type Correction,
  cardPoints,
  type Draft,
  hal,
  type State,
  TILE_IDS,
  type TileId,
} from '../index.js';
import { countedFor } from './tableau.js';

/** A seat with four buildings, a tableau and characters, beside one that has others. */
const table = (
  tableau: readonly TileId[],
  characters: readonly CharacterId[],
  corrections: readonly Correction[] = [],
) =>
  edit(hal.newGame({ mode: 'versus', seed: 'tableau', corrections }), (draft: Draft) => {
    draft.city = [];
    build(draft, { x: 0, y: 0, tiles: ['red-4'], owner: 0 });
    build(draft, { x: 1, y: 0, tiles: ['red-5', 'blue-6'], owner: 0 });
    build(draft, { x: 2, y: 0, tiles: ['blue-5', 'red-6', 'yellow-6'], owner: 0 });
    build(draft, { x: 3, y: 0, tiles: ['blue-7', 'blue-8', 'blue-9', 'blue-10'], owner: 0 });
    build(draft, { x: 4, y: 0, tiles: ['yellow-7', 'yellow-8', 'yellow-9'], owner: 1 });
    build(draft, { x: 5, y: 0, tiles: ['red-1'], owner: null });
    Object.assign(draft.players[0] ?? {}, { tableau, characters });
    Object.assign(draft.players[1] ?? {}, { tableau: ['yellow-1', 'yellow-2'], characters: ['character-08'] });
  });

const TABLEAU: readonly TileId[] = ['red-1', 'red-2', 'blue-4', 'yellow-3', 'yellow-20'];
// Red on urbanizing, yellow on constructing, blue on exploiting.
const CHARACTERS: readonly CharacterId[] = ['character-01', 'character-02', 'character-06'];

describe('HAL-61, HAL-80: what an equals card counts', () => {
  test.each<readonly [TileId, points: number, from: readonly string[]]>([
    ['red-10', 1, ['red-4']],
    ['blue-10', 6, ['blue-6', 'blue-10']],
    ['yellow-10', 3, ['yellow-6']],
    ['red-14', 2, ['red-4', 'blue-6']],
    ['red-15', 6, ['yellow-6', 'blue-10']],
    ['red-16', 6, ['red-1', 'blue-4', 'character-06']],
    ['red-17', 4, ['red-2', 'character-01']],
    ['red-18', 4, ['yellow-3', 'character-02']],
    ['red-19', 6, ['red-1', 'red-2', 'character-01']],
    ['blue-19', 4, ['blue-4', 'character-06']],
    ['yellow-19', 6, ['yellow-3', 'yellow-20', 'character-02']],
    ['yellow-20', 9, []],
    ['red-1', 0, []],
  ])('%s', (card, points, from) => {
    expect(countedFor(table(TABLEAU, CHARACTERS), 0, card)).toEqual({ points, from });
  });
});

test('HAL-61: what the cards of a seat are said to count adds up to what they score', () => {
  const adds = (state: State, seat: number) =>
    (state.players[seat]?.tableau ?? []).reduce((sum, card) => sum + countedFor(state, seat, card).points, 0);
  for (const state of [table(TILE_IDS, CHARACTERS), table(TILE_IDS, CHARACTER_IDS), table(TILE_IDS.slice(9, 40), [])])
    for (const seat of [0, 1]) expect(adds(state, seat)).toBe(cardPoints(state, seat));
  expect(cardPoints(table(['red-15', 'red-16', 'blue-19'], CHARACTERS), 0)).toBe(6 + 2 + 4);
});

test('HAL-72, HAL-80: a corrected card and a corrected character count as corrected, and no others', () => {
  const gain = { resource: 0, tile: 0, point: 1 };
  const bonus = { kind: 'on-action', action: 'construct', gain } as const satisfies Bonus;
  const corrections = [
    { card: 'red-2', bonus },
    { card: 'character-01', colour: 'yellow', start: gain, bonus },
  ] as const;
  const state = table(TABLEAU, CHARACTERS, corrections);
  expect(countedFor(state, 0, 'red-17').from).toEqual([]);
  expect(countedFor(state, 0, 'red-18').from).toEqual(['red-2', 'yellow-3', 'character-01', 'character-02']);
  expect(countedFor(state, 0, 'yellow-19').from).toEqual(['yellow-3', 'yellow-20', 'character-01', 'character-02']);
  expect(countedFor(state, 0, 'red-19').from).toEqual(['red-1', 'red-2']);
});

test('HAL-61: a bonus for buildings of some height counts from the least to the most floors', () => {
  const from = (minFloors: number, maxFloors: number | null) => {
    const bonus = { kind: 'per-building-with-floors', minFloors, maxFloors, points: 2 } as const;
    const state = table(['red-14'], [], [{ card: 'red-14', bonus }]);
    expect(cardPoints(state, 0)).toBe(countedFor(state, 0, 'red-14').points);
    return countedFor(state, 0, 'red-14');
  };
  expect(from(2, 3)).toEqual({ points: 4, from: ['blue-6', 'yellow-6'] });
  expect(from(4, null)).toEqual({ points: 2, from: ['blue-10'] });
  expect(from(5, null)).toEqual({ points: 0, from: [] });
});
