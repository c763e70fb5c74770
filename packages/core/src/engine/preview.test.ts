import { expect, test } from 'vitest';
import { IllegalMoveError } from '../index.js';
import { sealed } from '../testing/index.js';

const game = sealed.newGame({ seats: 2, seed: 'preview' });
const bidOf = (seat: number, state = game) => sealed.legalMoves(state, seat)[0] ?? { kind: 'draw', card: 1 };

test('a preview tells the own bid, and ends where another seat has yet to choose', () => {
  const bid = bidOf(0);
  expect(sealed.preview(game, bid)).toEqual({
    plies: [{ seat: 0, move: bid, events: [bid] }],
    until: 'seat',
    notices: [],
  });
});

test('the bids of the others stay hidden in the preview of the last one', () => {
  const state = sealed.applyMove(game, bidOf(0));
  const bid = bidOf(1, state);
  const preview = sealed.preview(sealed.view(state, 1), bid);
  expect(preview).toEqual({ plies: [{ seat: 1, move: bid, events: [bid] }], until: 'hidden', notices: [] });
});

test('a preview does not depend on what is hidden', () => {
  const [low = bidOf(0), high = bidOf(0)] = sealed.legalMoves(game, 0);
  const [one, other] = [sealed.applyMove(game, low), sealed.applyMove(game, high)];
  const bid = bidOf(1, one);
  expect(sealed.preview(one, bid)).toEqual(sealed.preview(other, bid));
});

test('a move that is not legal is refused, and so is one out of turn', () => {
  const refusal = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      if (error instanceof IllegalMoveError) return error.refusal.code;
      throw error;
    }
    return 'accepted';
  };
  const view = sealed.view(game, 0);
  expect(refusal(() => sealed.preview(view, { kind: 'bid', seat: 0, card: 99 }))).toBe('malformed');
  expect(refusal(() => sealed.preview(view, bidOf(1)))).toBe('not-your-turn');
  expect(refusal(() => sealed.preview(sealed.view(game, 'spectator'), bidOf(0)))).toBe('view');
  const state = sealed.applyMove(game, bidOf(0));
  expect(refusal(() => sealed.preview(state, bidOf(0)))).toBe('not-your-turn');
  const dealing = sealed.newGame({ seats: 2, chance: 'manual' });
  expect(refusal(() => sealed.preview(dealing, { kind: 'draw', card: 1 }))).toBe('not-your-turn');
  let over = game;
  while (over.pending.length > 0) over = sealed.choices(over).play(0);
  expect(refusal(() => sealed.preview(over, { kind: 'draw', card: 1 }))).toBe('over');
});
