import { expect, test } from 'vitest';
import { CHANCE } from '../contract/position.js';
import { judgeOf } from './index.js';

/** The net sees one thing: whether it looks from the side of seat 1, which is worth ln(3). It wants the second part of moves. */
const weights = {
  width: 0,
  inputs: Float32Array.of(Math.log(3)),
  bias: new Float32Array(1),
  output: new Float32Array(),
  moves: Float32Array.of(0, Math.log(2)),
};
const { chanceToWin, judge, policy } = judgeOf(
  weights,
  (_: ReturnType<typeof asked>, own, active) => {
    active.length = 0;
    if (own === 1) active.numbers[active.length++] = 0;
  },
  ({ won }) => won,
  (_, move: readonly number[], parts) => {
    for (const part of move) parts.numbers[parts.length++] = part;
  },
);

const asked = (seats: readonly number[], seat = 0, won?: readonly number[]) => ({
  pending: seats.map((seat) => ({ kind: 'bid', seat })),
  seat,
  won,
});

test('a net looks from the side of the seat that decides, or whose turn it is where chance does', () => {
  expect(judge(asked([1, 0]))).toEqual([0.5, 0.5]);
  expect(judge(asked([CHANCE], 0))).toEqual([0.5, 0.5]);
  for (const position of [asked([0, 1]), asked([CHANCE], 1)]) {
    expect(judge(position)[1]).toBeCloseTo(0.75);
    expect(chanceToWin(position, 0)).toBeCloseTo(0.25);
    expect(chanceToWin(position, 1)).toBeCloseTo(0.75);
  }
});

test('at the end the winner has all chances, and a shared victory is even', () => {
  for (const seat of [0, 1]) expect(judge(asked([], 0, [seat]))[seat]).toBeCloseTo(1, 6);
  expect(judge(asked([], 0, [0, 1]))).toEqual([0.5, 0.5]);
});

test('a policy shares itself out among the moves by what they are made of', () => {
  const position = asked([0]);
  const shares = (moves: readonly (readonly number[])[]) => [...policy(position, 0, moves).subarray(0, moves.length)];
  const close = (one: readonly number[], other: readonly number[]) =>
    expect(one.map((each) => each.toFixed(6))).toEqual(other.map((each) => each.toFixed(6)));
  close(shares([[0], [1]]), [1 / 3, 2 / 3]);
  close(shares([[0], [1], [1, 1], []]), [1 / 8, 2 / 8, 4 / 8, 1 / 8]);
  close(shares(Array.from({ length: 200 }, () => [0])), Array(200).fill(1 / 200));
  const none = judgeOf(
    { ...weights, moves: new Float32Array() },
    () => undefined,
    () => undefined,
    () => undefined,
  );
  expect(() => none.policy(position, 0, [])).toThrow('the net has no policy');
});
