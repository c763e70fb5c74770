import { expect, test } from 'vitest';
import { CHARACTER_IDS, CHARACTERS } from './characters.js';
import { PRODUCES } from './tiles.js';

/** The characters by what they do: the colour, the action that pays an item of it, what they start with, and which they are. */
const KINDS = [
  ['red', 'exploit', { resource: 1, tile: 1, point: 1 }, [7, 13, 24, 25]],
  ['red', 'urbanize', { resource: 1, tile: 1, point: 1 }, [1, 10, 16, 27]],
  ['red', 'construct', { resource: 0, tile: 1, point: 0 }, [4, 21, 22, 23]],
  ['blue', 'exploit', { resource: 2, tile: 0, point: 1 }, [6, 18, 26]],
  ['blue', 'urbanize', { resource: 2, tile: 0, point: 1 }, [9, 19, 20]],
  ['blue', 'construct', { resource: 1, tile: 0, point: 0 }, [3, 12, 15]],
  ['yellow', 'exploit', { resource: 2, tile: 1, point: 2 }, [14, 17]],
  ['yellow', 'urbanize', { resource: 2, tile: 1, point: 2 }, [8, 11]],
  ['yellow', 'construct', { resource: 2, tile: 1, point: 1 }, [2, 5]],
] as const;

test.each(KINDS)('HAL-72: what a %s character starts with that pays on %s', (colour, action, start, numbers) => {
  const found = CHARACTER_IDS.filter(
    (id) => CHARACTERS[id].colour === colour && CHARACTERS[id].bonus.action === action,
  );
  expect(found.map((id) => Number(id.slice(-2)))).toEqual(numbers);
  const gain = { resource: 0, tile: 0, point: 0, [PRODUCES[colour]]: 1 };
  for (const id of found) expect(CHARACTERS[id]).toMatchObject({ start, bonus: { gain } });
});

test('HAL-71: the first eighteen characters are the starter sets, three by three', () => {
  const sets = CHARACTER_IDS.map((id) => CHARACTERS[id].starterSet);
  expect(sets).toEqual([...Array.from({ length: 18 }, (_, i) => Math.floor(i / 3) + 1), ...Array(9).fill(null)]);
});
