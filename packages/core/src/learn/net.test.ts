import { expect, test } from 'vitest';
import { draw, seedRng } from '../rng/rng.js';
import { evaluatorOf, inputBlocks, noneActive, pack, unpack, type Weights } from './index.js';

test('blocks of inputs follow one another', () => {
  expect(inputBlocks({ card: 73, wonder: 12, seat: 2 })).toEqual({ card: 0, wonder: 73, seat: 85, length: 87 });
});

const activeOf = (...inputs: readonly number[]) => {
  const active = noneActive(inputs.length + 1);
  active.numbers.set(inputs);
  // What stands beyond the length does not count.
  active.numbers[inputs.length] = 1;
  active.length = inputs.length;
  return active;
};

const NET: Weights = {
  width: 2,
  inputs: Float32Array.of(1, 1, 0.5, 9, 9, 9, 2, -5, 0.25),
  bias: Float32Array.of(0.5, 0, 1),
  output: Float32Array.of(2, 100),
  moves: Float32Array.of(3, 7, 0.5, -1, 0, 0.25),
};

test('a net adds the rows of its inputs, and lets hidden units count only above zero', () => {
  const net = evaluatorOf(NET);
  net.see(activeOf(2, 0), 0);
  // The first unit is 3.5, the second below zero; the inputs and the bias add 1.75 of their own.
  expect(net.output()).toBe(2 * 3.5 + 1.75);
  expect([net.wanted(0), net.wanted(1)]).toEqual([3 * 3.5 + 0.5, 0.25 - 3.5]);
  net.see(activeOf(), 0);
  expect(net.output()).toBe(2 * 0.5 + 1);
});

test('what a net has seen before changes nothing, from either side', () => {
  const rng = seedRng('net');
  const some = (length: number) => Float32Array.from({ length }, () => 2 * draw(rng) - 1);
  const weights = { width: 5, inputs: some(40 * 6), bias: some(6), output: some(5), moves: some(6 * 3) };
  const net = evaluatorOf(weights);
  for (let i = 0; i < 300; i++) {
    const active = activeOf(...Array.from({ length: 40 }, (_, input) => input).filter(() => draw(rng) < 0.3));
    const fresh = evaluatorOf(weights);
    net.see(active, i % 3 === 0 ? 1 : 0);
    fresh.see(active, 0);
    expect(net.output()).toBe(fresh.output());
    expect(net.wanted(2)).toBe(fresh.wanted(2));
  }
});

test('weights are packed to the nearest step, and large ones as far as steps go', () => {
  const weights: Weights = {
    width: 1,
    inputs: Float32Array.of(0.5, -0.5, 1, -1.5),
    bias: Float32Array.of(0.26, -9999),
    output: Float32Array.of(9999),
    moves: Float32Array.of(0.24, 1.5),
  };
  const packed = pack(weights, 0.5);
  const { inputs, bias, output, moves } = unpack(packed);
  expect([...inputs]).toEqual([0.5, -0.5, 1, -1.5]);
  expect([...bias, ...output]).toEqual([0.5, -1024, 1023.5]);
  expect([...moves]).toEqual([0, 1.5]);
  expect(pack({ ...weights, moves: new Float32Array() }, 0.5)).not.toHaveProperty('moves');
  expect(pack(unpack(packed), 0.5)).toEqual(packed);
});
