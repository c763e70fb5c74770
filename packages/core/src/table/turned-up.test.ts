import { expect, test } from 'vitest';
import { sealed } from '../testing/index.js';
import { createTable, dispatch, stateOf, type Table, turnedUp } from './index.js';

const bid = (table: Table<typeof sealed>, seat: number): Table<typeof sealed> => {
  const played = dispatch(table, sealed.botMove(stateOf(table), seat), { seat });
  if (!played.ok) throw new Error(played.message);
  return played.table;
};

test('a secret bid brings nothing to light, and the last one all of them', () => {
  const none = createTable(sealed, { options: { seats: 3, seed: 'monday' } });
  expect(turnedUp(none)).toBe(false);
  const one = bid(none, 0);
  const two = bid(one, 1);
  const three = bid(two, 2);
  expect([one, two, three].map((table) => turnedUp(table))).toEqual([false, false, true]);
  expect([0, 1, 2, 3].map((ply) => turnedUp(three, ply))).toEqual([true, true, true, false]);
  expect(turnedUp(two, 0)).toBe(false);
});

test('what a host answers for chance has come to light', () => {
  const table = createTable(sealed, { options: { seats: 2, chance: 'manual' } });
  const drawn = dispatch(table, { kind: 'draw', card: 3 });
  expect(drawn.ok && turnedUp(drawn.table)).toBe(true);
});
