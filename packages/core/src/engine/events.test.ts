import { expect, test } from 'vitest';
import type { ChanceEvent } from '../index.js';
import { isChance, viewChance } from './events.js';

const event = (to: number | 'all'): ChanceEvent<string> => ({ kind: 'chance', decision: 'draw', move: 'a card', to });

test.each([
  ['all', 0, 'a card'],
  ['all', 'spectator', 'a card'],
  [1, 1, 'a card'],
  [1, 0, 'hidden'],
  [1, 'spectator', 'hidden'],
  [0, 'spectator', 'hidden'],
] as const)('what turns up for %s is seen by %s as %s', (to, viewer, move) => {
  expect(viewChance(event(to), viewer)).toEqual({ ...event(to), move });
});

test('a chance event is known by its kind', () => {
  expect(isChance(event(0))).toBe(true);
  expect(isChance({ kind: 'sold' })).toBe(false);
});
