import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRIES } from '../../../../.ci/runs.js';
import { CHANCE, IllegalMoveError, InvalidOptionsError, type MoveOf, type StateOf } from '../index.js';
import { golden, sealed } from './index.js';

type State = StateOf<typeof sealed>;
const bid = (seat: number, card: number): MoveOf<typeof sealed> => ({ kind: 'bid', seat, card });

/** A game in which the host deals: the cards in the order in which they are drawn, then the bids. */
function table(seats: number, cards: readonly number[]): State {
  let state = sealed.newGame({ seats, chance: 'manual' });
  for (const card of cards) state = sealed.applyMove(state, { kind: 'draw', card });
  return state;
}

describe('the rules', () => {
  test('SEALED-1: every seat draws two cards that the others do not see, then the prize turns up for all', () => {
    const heard: unknown[] = [];
    let state = table(2, [20, 5, 9]);
    expect(sealed.activeSeats(state)).toEqual([CHANCE]);
    expect(sealed.view(state, 1)).toMatchObject({ hands: [['hidden', 'hidden'], [9]] });
    const last = sealed.transition(state, { kind: 'draw', card: 7 });
    heard.push(...last.events);
    state = sealed.applyMove(last.state, { kind: 'draw', card: 13 });
    expect(state).toMatchObject({
      hands: [
        [5, 20],
        [7, 9],
      ],
      prize: 13,
    });
    expect(sealed.view(state, 'spectator')).toMatchObject({
      prize: 13,
      hands: [
        ['hidden', 'hidden'],
        ['hidden', 'hidden'],
      ],
    });
    expect(heard).toEqual([{ kind: 'chance', decision: 'draw', move: { kind: 'draw', card: 7 }, to: 1 }]);
  });

  test('SEALED-2: all seats bid one card of their hand, in any order, unseen until all have', () => {
    const state = table(2, [20, 5, 9, 7, 13]);
    expect(sealed.activeSeats(state)).toEqual([0, 1]);
    expect(sealed.legalMoves(state, 1)).toEqual([bid(1, 7), bid(1, 9)]);
    expect(sealed.check(state, bid(0, 9))).toEqual({ code: 'not-held', rule: 'SEALED-2' });
    const after = sealed.applyMove(state, bid(1, 7), 1);
    expect(sealed.activeSeats(after)).toEqual([0]);
    expect(sealed.view(after, 0)).toMatchObject({ bids: [null, 'hidden'], hands: [[5, 20], ['hidden']] });
    expect(sealed.view(after, 1)).toMatchObject({ bids: [null, 7] });
  });

  test('SEALED-3: the highest bid takes the prize, which counts its number', () => {
    const state = sealed.applyMove(table(2, [20, 5, 9, 7, 13]), bid(1, 9));
    const { state: next, events } = sealed.transition(state, bid(0, 20));
    expect(next).toMatchObject({ won: [13, 0], bids: [null, null], prize: null, round: 1 });
    expect(events).toEqual([
      { kind: 'bid', seat: 0, card: 20 },
      { kind: 'sold', bids: [20, 9], to: 0, prize: 13 },
    ]);
  });

  test('SEALED-4: the bot bids high for a prize above 12 and low for any other, and says so', () => {
    for (const [prize, card, label] of [
      [13, 20, 'high'],
      [12, 5, 'low'],
    ] as const) {
      const { move, steps } = sealed.explainBotMove(table(2, [20, 5, 9, 7, prize]), 0);
      expect(move).toEqual(bid(0, card));
      expect(steps[0]).toMatchObject({ rule: 'SEALED-4', label: { key: label } });
      expect(steps[0]?.candidates.filter(({ kept }) => kept).map(({ id }) => id)).toEqual([String(card)]);
    }
  });

  test('four rounds are played, and four seats use up all cards', () => {
    let state = sealed.newGame({ seats: 4 });
    while (sealed.activeSeats(state).length > 0) state = sealed.applyMove(state, sealed.botMove(state));
    expect(state).toMatchObject({ round: 4, pool: [] });
    expect(sealed.outcome(state)?.ending).toBe('all-sold');
  });
});

test('a golden game is the same on every run, and tells counts, moves, digests and scores', () => {
  const text = golden(sealed, { seed: 'first', seats: 2 });
  expect(golden(sealed, { seed: 'first', seats: 2 })).toBe(text);
  expect(golden(sealed, { seed: 'second', seats: 2 })).not.toBe(text);
  expect(text.split('\n')[0]).toBe('sealed rules 1 {"seed":"first","seats":2}');
  expect(text.split('\n')[1]).toMatch(/^1 4 bid [01] \d+ [0-9a-f]{14}$/);
  expect(text.split('\n').at(-4)).toMatch(/^all-sold, ranks [12] [12]$/);
});

describe('whatever comes from outside gives an error by name', () => {
  const states = [
    sealed.newGame({ seed: 'monday' }),
    sealed.newGame({ chance: 'manual' }),
    { ...sealed.newGame(), pending: [] },
  ];
  const CODES = ['over', 'malformed', 'not-your-turn', 'not-now', 'impossible', 'not-held'];
  const anyMove = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { kind: fc.constantFrom('bid', 'draw', 'toString'), seat: fc.jsonValue(), card: fc.jsonValue() },
      { requiredKeys: [] },
    ),
    fc.record({
      kind: fc.constant('bid'),
      seat: fc.integer({ min: -1, max: 4 }),
      card: fc.integer({ min: 0, max: 25 }),
    }),
  );

  test('newGame', () => {
    const options = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { seats: fc.jsonValue(), seed: fc.jsonValue(), chance: fc.jsonValue(), evil: fc.jsonValue() },
        { requiredKeys: [] },
      ),
    );
    const run = (given: unknown) => {
      try {
        sealed.newGame(given as object);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidOptionsError);
        expect((error as InvalidOptionsError).issues.length).toBeGreaterThan(0);
      }
    };
    fc.assert(fc.property(options, run), { numRuns: TRIES });
  });

  test('check and applyMove, which agree', () => {
    const run = (which: number, move: unknown, seat: number | undefined) => {
      const state = states[which] as State;
      const refusal = sealed.check(state, move, seat);
      if (refusal === undefined) {
        expect(sealed.legalMoves(state)).toContainEqual(move);
        return;
      }
      expect(CODES).toContain(refusal.code);
      expect(sealed.describeRefusal(refusal)).not.toBe('');
      const text = JSON.stringify(state);
      expect(() => sealed.applyMove(state, move as never, seat)).toThrow(IllegalMoveError);
      expect(JSON.stringify(state)).toBe(text);
    };
    const seat = fc.option(fc.integer({ min: -2, max: 5 }), { nil: undefined });
    fc.assert(fc.property(fc.nat({ max: states.length - 1 }), anyMove, seat, run), { numRuns: TRIES });
  });

  test('decodeMove', () => {
    const words = fc.array(fc.constantFrom('bid', 'draw', '0', '3', '24', '25', '-0', '01', '', 'constructor'), {
      maxLength: 4,
    });
    const text = fc.oneof(
      fc.jsonValue(),
      fc.string(),
      words.map((each) => each.join(' ')),
    );
    const run = (code: unknown) => {
      const move = sealed.decodeMove(code as string);
      if (move !== undefined) expect(sealed.encodeMove(move)).toBe(code);
    };
    fc.assert(fc.property(text, run), { numRuns: TRIES });
  });
});
