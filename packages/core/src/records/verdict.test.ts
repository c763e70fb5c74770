import { describe, expect, test } from 'vitest';
import { sealed } from '../testing/index.js';
import { begin, conclude, push } from './index.js';
import { judged } from './verdict.js';

const state = sealed.newGame({ seats: 4 });
/** A game in which the seats stand at these ranks. */
const standingAt = (...ranks: number[]): typeof sealed => ({
  ...sealed,
  standing: () => ({
    ending: 'over',
    scores: ranks.map((_, seat) => ({ seat, total: 0, categories: {} as never, order: [] })),
    ranks,
    winners: [],
    margin: null,
  }),
});

describe('a game that ends by a verdict', () => {
  test.each([
    ['the first', [1, 2, 2, 4], 0, [4, 1, 1, 3], [1, 2]],
    ['one of two equals', [1, 2, 2, 4], 1, [1, 4, 2, 3], [0]],
    ['the last', [1, 2, 2, 4], 3, [1, 2, 2, 4], [0]],
    ['one of two firsts', [1, 1, 3], 0, [3, 1, 2], [1]],
    ['nobody', [1, 1, 3], null, [1, 1, 3], [0, 1]],
    ['the only seat', [1], 0, [1], []],
  ])('puts who lost by it last, and the others move up: %s of %j', (_, reached, seat, ranks, winners) => {
    const outcome = judged(standingAt(...reached), state, { by: 'resign', seat, ply: 0 });
    expect(outcome).toMatchObject({ ending: 'resign', ranks, winners, margin: null });
  });

  test('is shared by all who agree to a draw', () => {
    const outcome = judged(standingAt(1, 2, 2, 4), state, { by: 'draw', seat: null, ply: 0 });
    expect(outcome).toMatchObject({ ending: 'draw', ranks: [1, 1, 1, 1], winners: [0, 1, 2, 3], loser: null });
  });

  test('is ended by someone known, against a seat of the game or none', () => {
    const game = push(sealed, begin(sealed, { seats: 2 }), sealed.botMove(sealed.newGame({ seats: 2 }), 0));
    expect(() => conclude(sealed, game, 'rain' as never, 0)).toThrow(
      'a verdict is by resign, time, host, draw, not by "rain"',
    );
    for (const seat of [-1, 0.5, 2]) expect(() => conclude(sealed, game, 'time', seat)).toThrow('seats 0 to 1');
    expect(conclude(sealed, game, 'host', null).record.verdict).toEqual({ by: 'host', seat: null, ply: 1 });
    for (const by of ['resign', 'time'] as const)
      expect(() => conclude(sealed, game, by, null)).toThrow(`a verdict by ${by} names the seat that loses`);
    expect(() => conclude(sealed, game, 'draw', 0)).toThrow('all seats agree to a draw, so it names no seat');
    expect(conclude(sealed, game, 'time', 1).record.verdict).toEqual({ by: 'time', seat: 1, ply: 1 });
  });
});
