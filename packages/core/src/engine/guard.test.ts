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
      /: \/hands should be a list of \d to \d.*, got null: /,
    );
  });

  const EVERYTHING: Readonly<Record<string, (position: never) => unknown>> = {
    activeSeats: sealed.activeSeats,
    legalMoves: sealed.legalMoves,
    chances: sealed.chances,
    promptOf: sealed.promptOf,
    notices: sealed.notices,
    outcome: sealed.outcome,
    standing: sealed.standing,
    seats: sealed.seats,
    view: (position) => sealed.view(position, 0),
    viewMove: (position) => sealed.viewMove(position, { kind: 'bid', seat: 0, card: 1 }, 0),
    determinize: (position) => sealed.determinize(position, seedRng('a')),
    preview: (position) => sealed.preview(position, { kind: 'bid', seat: 0, card: 1 }),
    botMove: sealed.botMove,
    explainBotMove: sealed.explainBotMove,
    describeMove: (position) => sealed.describeMove(position, { kind: 'sealed', seat: 0 }),
  };

  test.each(Object.entries(EVERYTHING))('%s refuses one of other rules, or of another game, by name', (_, ask) => {
    for (const position of [state, view]) {
      const { refusal } = refusedBy(() => ask({ ...position, rules: 99 } as never));
      expect(refusal).toEqual({ code: 'not-this-game', game: 'sealed', rules: 1, madeUnder: 99 });
      const foreign = refusedBy(() => ask({ ...position, game: 'chess' } as never));
      expect(foreign.refusal).toEqual({ code: 'not-this-game', game: 'sealed', rules: 1 });
    }
  });

  test('the moves of a seat are not read from the view of another viewer', () => {
    for (const viewer of [0, 'spectator'] as const) {
      const { refusal } = refusedBy(() => sealed.legalMoves(sealed.view(state, viewer), 1));
      expect(refusal).toEqual({ code: 'view', seat: viewer });
    }
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
