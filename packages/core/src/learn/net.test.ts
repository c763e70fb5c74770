import { expect, test } from 'vitest';
import { inputBlocks, noneActive, outputOf, pack, unpack, type Weights } from './index.js';

test('blocks of inputs follow one another', () => {
  expect(inputBlocks({ card: 73, wonder: 12, seat: 2 })).toEqual({ card: 0, wonder: 73, seat: 85, length: 87 });
});

test('a net adds the rows of its inputs, and lets hidden units count only above zero', () => {
  const active = noneActive(4);
  active.numbers.set([2, 0, 1]);
  // What stands beyond the length does not count.
  active.length = 2;
  const inputs = Float32Array.of(1, 1, 0.5, 9, 9, 9, 2, -5, 0.25);
  const output = outputOf({ width: 2, inputs, bias: Float32Array.of(0.5, 0, 1), output: Float32Array.of(2, 100) });
  // The first unit is 3.5, the second below zero; the inputs and the bias add 1.75 of their own.
  expect(output(active)).toBe(2 * 3.5 + 1.75);
  active.length = 0;
  expect(output(active)).toBe(2 * 0.5 + 1);
});

test('weights are packed to the nearest step, and large ones as far as steps go', () => {
  const weights: Weights = {
    width: 1,
    inputs: Float32Array.of(0.5, -0.5, 1, -1.5),
    bias: Float32Array.of(0.26, -9999),
    output: Float32Array.of(9999),
  };
  const packed = pack(weights, 0.5);
  const { inputs, bias, output } = unpack(packed);
  expect([...inputs]).toEqual([0.5, -0.5, 1, -1.5]);
  expect([...bias, ...output]).toEqual([0.5, -1024, 1023.5]);
  expect(pack(unpack(packed), 0.5)).toEqual(packed);
});
