import { expect, test } from 'vitest';
import { among, choice, type Decision, type DecisionRules, type Seat } from '../index.js';

interface Table {
  /** The seats that still have to choose. */
  readonly seats: readonly Seat[];
  readonly hands: readonly (readonly number[])[];
}
type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'give'; readonly card: number }
  | { readonly kind: 'lay'; readonly seat: Seat; readonly card: number; readonly up: boolean };
type Refusal = { readonly code: 'not-held' | 'odd'; readonly rule: string };
type Rules = DecisionRules<Table, Decision, Move, Refusal>;

const table: Table = {
  seats: [0, 1],
  hands: [
    [4, 7, 8],
    [2, 3],
  ],
};
const turn: Decision = { kind: 'turn', seat: 0 };
const refuse = (): Refusal => ({ code: 'not-held', rule: 'GAME-1' });
const handOf = ({ hands }: Table, seat: Seat): readonly number[] => hands[seat] ?? [];

const give: Rules = choice('give', { card: (at, { seat }) => handOf(at, seat) }, { forbids: 'not-held', refuse });
const pass: Rules = choice('pass', {}, { forbids: () => '', refuse });
const lay: Rules = choice(
  'lay',
  { card: (at, _, seat) => handOf(at, seat), up: () => [false, true] },
  { actors: ({ seats }) => seats, forbids: 'not-held', refuse },
);
const even: Rules = among(['give', 'pass'], () => [1, 2, 3, 4].map((card) => ({ kind: 'give', card })), {
  forbids: (_, __, move) => (move.kind === 'give' && move.card % 2 === 1 ? 'odd' : ''),
  refuse,
});
const bid: Rules = among(
  ['lay'],
  (_, __, seat) => ({ length: 9, at: (i) => ({ kind: 'lay', seat, card: i, up: true }) }),
  {
    actors: ({ seats }) => seats,
    forbids: (at, _, { seat, card }) => (handOf(at, seat).includes(card) ? '' : 'not-held'),
    refuse,
  },
);

/** A generator that gives these numbers, and after them zeros. */
const drawing =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0;

test('a choice lists every combination of values, and the last parameter changes first', () => {
  expect(give.list(table, turn, 0)).toEqual([4, 7, 8].map((card) => ({ kind: 'give', card })));
  expect(pass.list(table, turn, 0)).toEqual([{ kind: 'pass' }]);
  const laid = lay.list(table, turn, 1);
  expect(laid.map((move) => Object.values(move).join(' '))).toEqual([
    'lay 1 2 false',
    'lay 1 2 true',
    'lay 1 3 false',
    'lay 1 3 true',
  ]);
  expect(Object.keys(laid[0] ?? {})).toEqual(['kind', 'seat', 'card', 'up']);
});

test('a choice refuses what is not among its values, by the seat of the move', () => {
  expect(give.forbids(table, turn, { kind: 'give', card: 7 })).toBe('');
  expect(give.forbids(table, turn, { kind: 'give', card: 2 })).toBe('not-held');
  expect(lay.forbids(table, turn, { kind: 'lay', seat: 1, card: 2, up: true })).toBe('');
  expect(lay.forbids(table, turn, { kind: 'lay', seat: 0, card: 2, up: true })).toBe('not-held');
  expect(pass.forbids(table, turn, { kind: 'pass' })).toBe('');
});

test('a choice is drawn with one number, over the moves of all seats', () => {
  expect(give.random?.(table, turn, drawing(0.5))).toEqual({ kind: 'give', card: 7 });
  const all = table.seats.flatMap((seat) => lay.list(table, turn, seat));
  expect(all).toHaveLength(10);
  for (const [i, move] of all.entries()) expect(lay.random?.(table, turn, drawing((i + 0.5) / 10))).toEqual(move);
});

test('among candidates, those that are not forbidden are listed, and drawn again until one is legal', () => {
  expect(even.list(table, turn, 0)).toEqual([2, 4].map((card) => ({ kind: 'give', card })));
  expect(even.random?.(table, turn, drawing(0.1, 0.6, 0.3))).toEqual({ kind: 'give', card: 2 });
  expect(bid.list(table, turn, 1)).toEqual([2, 3].map((card) => ({ kind: 'lay', seat: 1, card, up: true })));
  // Eighteen candidates: the first nine are those of seat 0.
  expect(bid.random?.(table, turn, drawing(0.5 / 18, 11.5 / 18))).toEqual({ kind: 'lay', seat: 1, card: 2, up: true });
  expect(bid.random?.(table, turn, drawing(8.5 / 18))).toEqual({ kind: 'lay', seat: 0, card: 8, up: true });
});

test('where draws meet no legal move, one is taken from the list', () => {
  const never = Array(200).fill(0.1);
  expect(even.random?.(table, turn, drawing(...never, 0.9))).toEqual({ kind: 'give', card: 4 });
});
