import { expect, test } from 'vitest';
import { sealed } from '../testing/index.js';

const state = sealed.newGame({ seats: 3, seed: 'prompt' });
const after = sealed.applyMove(state, sealed.botMove(state, 0));

test('a seat that is to decide is asked in its own view, and otherwise the first that is', () => {
  expect(sealed.promptOf(state)).toEqual({ key: 'bid', values: {}, seat: 0, places: [] });
  expect(sealed.promptOf(sealed.view(state, 2))?.seat).toBe(2);
  expect(sealed.promptOf(sealed.view(state, 'spectator'))?.seat).toBe(0);
  expect(sealed.promptOf(sealed.view(after, 0))?.seat).toBe(1);
});

test('a seat that you name is asked if it is to decide, and no seat once the game is over', () => {
  expect(sealed.promptOf(sealed.view(state, 2), 1)?.seat).toBe(1);
  expect(sealed.promptOf(after, 0)).toBeUndefined();
  let over = state;
  while (over.pending.length > 0) over = sealed.choices(over).play(0);
  expect(sealed.promptOf(over)).toBeUndefined();
});

test('a preview tells no notice that stood there before the move', () => {
  let last = state;
  while (sealed.notices(last).length === 0) last = sealed.choices(last).play(0);
  const [seat = 0] = sealed.activeSeats(last);
  expect(sealed.preview(last, sealed.botMove(last, seat))).toMatchObject({ until: 'seat', notices: [] });
});
