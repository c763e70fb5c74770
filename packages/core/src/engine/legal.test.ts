import { expect, test } from 'vitest';
import { type Decision, type DecisionRules, type ListedRules, listMoves } from '../index.js';

type Take = { readonly kind: 'take'; readonly stones: number };
type Refusal = { readonly code: 'too-many'; readonly rule: 'NIM-1' };
interface Heap {
  readonly stones: number;
}

const rules: DecisionRules<Heap, Decision, Take, Refusal> = {
  kinds: ['take'],
  size: () => 5,
  candidate: (_, __, i) => ({ kind: 'take', stones: i + 1 }),
  forbids: ({ stones }, _, move) => (move.stones > stones ? 'too-many' : ''),
  refuse: () => ({ code: 'too-many', rule: 'NIM-1' }),
};
const turn: Decision = { kind: 'turn', seat: 0 };
const stonesIn = (moves: readonly Take[]): readonly number[] => moves.map(({ stones }) => stones);

test('listMoves walks the candidates that are not forbidden', () => {
  expect(stonesIn(listMoves(rules, { stones: 3 }, turn, 0))).toEqual([1, 2, 3]);
});

test('listMoves takes the list that the rules give, numbered or not', () => {
  const list = (): readonly Take[] => [{ kind: 'take', stones: 7 }];
  const { kinds, forbids, refuse } = rules;
  const listed: ListedRules<Heap, Decision, Take, Refusal> = { kinds, forbids, refuse, list };
  expect(stonesIn(listMoves(listed, { stones: 3 }, turn, 0))).toEqual([7]);
  expect(stonesIn(listMoves({ ...rules, list }, { stones: 3 }, turn, 0))).toEqual([7]);
});
