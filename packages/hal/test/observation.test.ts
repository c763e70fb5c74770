import { expect, test } from 'vitest';
import { hal } from '../src/index.js';
import { learn } from '../src/learn.js';
import { edit, scene } from './scene.js';

const state = edit(scene(['b', 'yellow-2', 'a']), (draft) => {
  draft.city = draft.city.map((building) =>
    building.tiles[0] === 'red-1'
      ? { ...building, tiles: ['red-1', 'blue-4', 'red-5'], owner: 1, pawn: true }
      : building,
  );
});
const numbers = learn.observe(hal.view(state, 0), 0);

/** The values of the fields whose names begin so, by the rest of the names. */
function fields(prefix: string): Readonly<Record<string, readonly number[]>> {
  const found = learn.observation.fields.filter(({ name }) => name.startsWith(`${prefix} `));
  return Object.fromEntries(
    found.map(({ name, offset, length }) => [
      name.slice(prefix.length + 1),
      Array.from(numbers.subarray(offset, offset + length)),
    ]),
  );
}

test('of a building its highest tile shows, each tile knows how many lie above it', () => {
  for (const [i, tile] of (['red-1', 'blue-4', 'red-5'] as const).entries())
    expect(fields(`tile ${tile}`)).toMatchObject({
      shows: [i === 2 ? 1 : 0],
      floors: [Math.fround(0.3)],
      'tiles above': [Math.fround((2 - i) / 10)],
      pawn: [1],
      owner: [0, 1, 0, 0, 0],
    });
  expect(fields('tile yellow-1')).toMatchObject({
    shows: [1],
    floors: [Math.fround(0.1)],
    'tiles above': [0],
    pawn: [0],
  });
  // A tile that does not lie in the city is nowhere.
  expect(
    Object.values(fields('tile red-15'))
      .flat()
      .every((value) => value === 0),
  ).toBe(true);
});

test('the planes show a building where it stands', () => {
  const { x = 0, y = 0 } = state.city.find(({ tiles }) => tiles[0] === 'red-1') ?? {};
  const plane = (name: string): readonly number[] => {
    const { offset = 0, length = 0 } = learn.observation.fields.find((each) => each.name === name) ?? {};
    return Array.from(numbers.subarray(offset, offset + length));
  };
  const names = learn.observation.fields.map(({ name }) => name);
  const side = Math.sqrt(plane('floors').length);
  const at = (name: string) => plane(name)[(y + (side - 1) / 2) * side + x + (side - 1) / 2];
  expect(names).toContain('floors');
  expect(['floors', 'red', 'blue', 'yellow', 'own', 'of others', 'pawns'].map(at)).toEqual([
    expect.closeTo(0.3),
    1,
    0,
    0,
    0,
    1,
    1,
  ]);
  expect(at('number on top')).toBeCloseTo(5 / 20);
});
