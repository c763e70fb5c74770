import { expect, test } from 'vitest';
import { CHANCE } from '../contract/position.js';
import { judgeOf } from './index.js';

/** The net sees one thing: whether it looks from the side of seat 1, which is worth ln(3). */
const { chanceToWin, judge } = judgeOf(
  { width: 0, inputs: Float32Array.of(Math.log(3)), bias: new Float32Array(1), output: new Float32Array() },
  (_: ReturnType<typeof asked>, own, active) => {
    active.length = 0;
    if (own === 1) active.numbers[active.length++] = 0;
  },
  ({ won }) => won,
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
