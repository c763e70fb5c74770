import { expect, test } from 'vitest';
import { newGame } from '../index.js';
import { describePiece } from './index.js';

test('CENT-90: the AI keeps its cubes in a store, a player in a hold of so many spaces', () => {
  const told = (state: ReturnType<typeof newGame>, seat: number) => describePiece(state, `seat-${seat}`)?.text;
  const solo = newGame({ seed: 'pieces' });
  expect(told(solo, 0)).toMatch(/ of 10 spaces of the hold in use/);
  expect(told(solo, 1)).toMatch(/\d+ cubes? in its store/);
  const versus = newGame({ mode: 'versus', players: 2, seed: 'pieces' });
  for (const seat of [0, 1]) expect(told(versus, seat)).toMatch(/ of 10 spaces of the hold in use/);
});

test('CENT-118: only an order that lies face down is told as one', () => {
  const start = newGame({ mode: 'versus', players: 2, seed: 'pieces' });
  const seats = start.seats.map((seat, i) => (i === 1 ? { ...seat, orders: ['hidden', 'vp-12'] } : seat));
  const seen = { ...start, seats } as typeof start;
  expect(describePiece(seen, 'face-1-0')?.text).toContain('An order face down');
  expect(describePiece(seen, 'face-1-1')).toBeUndefined();
  expect(describePiece(seen, 'face-1-2')).toBeUndefined();
});
