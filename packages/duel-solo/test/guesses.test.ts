import { expect, test } from 'vitest';
import { biasesOf, chiSquarePer, GUESSES } from '../../guesses.js';
import { DEEP, fewOf } from '../../runs.js';
import { duelSolo } from '../src/index.js';

const VARIANTS = [
  { name: 'versus', options: { mode: 'versus' } },
  { name: 'solo', options: {} },
] as const;

test.each(fewOf(VARIANTS))('DUEL-080: guesses deal what is hidden as games do, $name', ({ options }) => {
  const biases = biasesOf(duelSolo, options, DEEP ? GUESSES : GUESSES / 20);
  expect(biases.filter(({ deviations }) => Math.abs(deviations) > 5)).toEqual([]);
  expect(biases.length).toBeGreaterThan(DEEP ? 5 : -1);
  expect(chiSquarePer(biases)).toBeLessThan(DEEP ? 1.8 : 3);
});
