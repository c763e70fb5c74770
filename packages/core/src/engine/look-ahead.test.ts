import { expect, test } from 'vitest';
import { lookAhead, type StateOf, seedRng, type ViewOf } from '../index.js';
import { sealed } from '../testing/index.js';

type State = StateOf<typeof sealed>;

const state = sealed.newGame({ seed: 'monday', seats: 2 });
const view = sealed.view(state, 0);
const moves = sealed.legalMoves(view, 0);

/** The lead of a seat in points, and what it holds that is still worth something. */
const lead = ({ won, hands }: Pick<State, 'won' | 'hands'>, seat: number): number =>
  (won[seat] ?? 0) - (won[1 - seat] ?? 0) + (hands[seat] ?? []).reduce((sum, card) => sum + card, 0) / 100;

const ahead = (worlds: number, decisions: number, seen: ViewOf<typeof sealed> = view) =>
  lookAhead(sealed, (position, seat) => sealed.botMove(position, seat), lead, seen, 0, moves, { worlds, decisions });

test('without a decision to follow, a move is worth what is there after it', () => {
  const after = moves.map((move) => lead(sealed.applyMove(state, move, 0), 0));
  expect(ahead(3, 0)).toEqual(after.map((value) => expect.closeTo(value)));
});

test('it plays on as the bot does, to the end of the game if need be', () => {
  const [first] = ahead(1, 1);
  const [end] = ahead(1, 1000);
  expect(first).not.toBe(end);
  expect(ahead(1, 1000)).toEqual(ahead(1, 2000));
});

test('it asks the bot as often as decisions are to follow, in each world and for each move', () => {
  for (const decisions of [0, 1, 3]) {
    let asked = 0;
    const bot = (position: ViewOf<typeof sealed>, seat: number) => {
      asked++;
      return sealed.botMove(position, seat);
    };
    lookAhead(sealed, bot, lead, view, 0, moves, { worlds: 2, decisions });
    expect(asked).toBe(2 * moves.length * decisions);
  }
});

test('equal views give equal values, whatever is hidden', () => {
  for (const seed of ['tuesday', 'friday', 'sunday']) {
    const other = sealed.determinize(view, seedRng(seed));
    expect(ahead(3, 4, sealed.view(other, 0))).toEqual(ahead(3, 4));
  }
});

test('a value is the mean over the guesses', () => {
  const told: number[] = [];
  lookAhead(
    sealed,
    (position, seat) => sealed.botMove(position, seat),
    (draft, seat) => told[told.push(lead(draft, seat)) - 1] ?? 0,
    view,
    0,
    moves.slice(0, 1),
    { worlds: 4, decisions: 6 },
  );
  expect(told).toHaveLength(4);
  expect(new Set(told).size).toBeGreaterThan(1);
  expect(ahead(4, 6)[0]).toBeCloseTo(told.reduce((sum, value) => sum + value, 0) / 4);
});
