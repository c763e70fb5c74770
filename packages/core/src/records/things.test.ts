import { expect, test } from 'vitest';
import { reader, writer } from './coder.js';
import { type Hits, newSpots, someOf } from './things.js';

/** Sixty cards, half of which lie in a city. */
const sorts = new Map([
  ['', Array.from({ length: 30 }, (_, i) => 2 * i)],
  ['city', Array.from({ length: 30 }, (_, i) => 2 * i + 1)],
]);

const written = (times: number, chosen: readonly number[]): string => {
  const [coder, hits]: [ReturnType<typeof writer>, Hits] = [writer(), new Map()];
  for (let i = 0; i < times; i++) someOf(coder, hits, sorts, new Set(chosen), chosen.length);
  return coder.text() ?? '';
};

test('things of several sorts are read as they were written', () => {
  for (const chosen of [[], [7], [0, 1, 2, 58, 59], Array.from({ length: 60 }, (_, i) => i)]) {
    const coder = reader(written(3, chosen));
    const hits: Hits = new Map();
    for (let i = 0; coder !== undefined && i < 3; i++)
      expect([...someOf(coder, hits, sorts, new Set(), chosen.length)].sort((a, b) => a - b)).toEqual(chosen);
    expect(coder?.isAtEnd()).toBe(true);
  }
});

test('all of one sort cost next to nothing, and what comes from one sort gets cheaper', () => {
  const city = sorts.get('city') ?? [];
  // One of 118 billion billion sets of thirty: 57 bits without sorts.
  expect(written(1, city).length).toBeLessThan(3);
  // A set of five cards of thirty takes 17 bits, one of sixty 22 bits.
  expect(written(20, city.slice(0, 5)).length).toBeLessThan((20 * 17 + 40) / 6);
});

test('the sort of a thing is where its kind has come last, or a namesake', () => {
  const [spots, tile, card] = [newSpots(), {}, {}];
  const sort = (kind: object, seat: number) => spots.sortOf('red-7', kind, ['seats', seat, 'known']);
  expect(sort(card, 0)).toBe('');
  spots.note('red-7', tile, ['city', 4, 'tiles']);
  expect(sort(card, 0)).toBe('city/tiles namesake');
  spots.noteTop('red-7', tile);
  expect(sort(card, 0)).toBe('city/tiles namesake top');
  spots.note('red-7', card, ['seats', 1, 'hand']);
  expect([sort(card, 0), sort(card, 1), sort(tile, 1)]).toEqual(['seats/hand other', 'seats/hand', 'city/tiles top']);
});
