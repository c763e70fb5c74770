import { describe, expect, test } from 'vitest';
import { type IllegalMoveError, isIllegalMoveError, NoSuchSeatError, seedRng } from '../index.js';
import { sealed } from '../testing/index.js';

const state = sealed.newGame({ seed: 'monday', seats: 2 });
const view = sealed.view(state, 0);
/** Of the right form, but without the hands that the rules read. */
const forged = { ...state, hands: null } as never;
const waits = sealed.applyMove(state, sealed.botMove(state, 0));

function refusedBy(ask: () => unknown): IllegalMoveError {
  try {
    ask();
  } catch (error) {
    if (isIllegalMoveError(error)) return error;
    throw error;
  }
  return expect.fail('answered');
}

describe('over a position that no game comes to', () => {
  test.each<[string, () => unknown]>([
    ['legalMoves', () => sealed.legalMoves(forged)],
    ['choices', () => sealed.choices(forged)],
    ['view', () => sealed.view(forged, 0)],
    ['botMove', () => sealed.botMove(forged)],
    ['botMove of a view', () => sealed.botMove({ ...view, hands: null } as never)],
    ['explainBotMove', () => sealed.explainBotMove(forged)],
    ['playUntil', () => sealed.playUntil({ ...waits, hands: null } as never, 0)],
    ['preview', () => sealed.preview(forged, { kind: 'bid', seat: 0, card: 1 })],
    ['activeSeats', () => sealed.activeSeats({ ...state, bids: null } as never)],
    ['seats', () => sealed.seats({ ...state, won: null } as never)],
    ['outcome', () => sealed.outcome({ ...state, pending: [], won: null } as never)],
    ['standing', () => sealed.standing({ ...state, won: null } as never)],
    ['chances', () => sealed.chances({ ...state, pending: [{ kind: 'draw', seat: -1 }], pool: null } as never)],
    ['describeMove', () => sealed.describeMove({ ...view, names: null } as never, { kind: 'sealed', seat: 0 })],
  ])('%s refuses, and says where', (_, ask) => {
    const { refusal, message, cause } = refusedBy(ask);
    expect(refusal).toEqual({ code: 'not-this-game', game: 'sealed', rules: 1 });
    expect(message).toMatch(/^sealed: no position of a game(: \/\w+ should be | at "bid" of seat 0: )/);
    expect(cause).toBeInstanceOf(TypeError);
  });

  test('the decision is named where each part of the position may be right', () => {
    const { message } = refusedBy(() => sealed.determinize({ ...view, hands: null } as never, seedRng('a')));
    expect(message).toMatch(/^sealed: no position of a game at "bid" of seat 0: /);
    expect(refusedBy(() => sealed.legalMoves(forged)).message).toMatch(
      /: \/hands should be a list of 2 to 4.*, got null: /,
    );
  });

  test('even of a value that is no position', () => {
    for (const junk of [null, undefined, 7, {}, { pending: [{}] }, { viewer: null, pending: 3 }])
      expect(refusedBy(() => sealed.legalMoves(junk as never)).refusal.code).toBe('not-this-game');
  });

  test('a seat that is none is still told as that', () => {
    expect(() => sealed.view(state, 9)).toThrow(NoSuchSeatError);
    expect(() => sealed.botMove(state, 9)).toThrow(NoSuchSeatError);
  });

  test('what whoever watches throws is not the fault of the position', () => {
    const mine = new TypeError('mine');
    const watch = () => {
      throw mine;
    };
    expect(() => sealed.playUntil(waits, 0, watch)).toThrow(mine);
  });
});
