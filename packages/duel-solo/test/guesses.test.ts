import { expect, test } from 'vitest';
import { DEEP, fewOf } from '../../../.ci/runs.js';
import { biasesOf, chiSquarePer, GUESSES } from '../../core/src/testing/laws/guesses.js';
import { duelSolo, PROMOS } from '../src/index.js';

const VARIANTS = [
  { name: 'versus', options: { mode: 'versus' } },
  { name: 'solo', options: {} },
  { name: 'base game', options: { mode: 'versus', pantheon: false } },
  { name: 'promos', options: { mode: 'versus', promos: PROMOS } },
] as const;

test.each(fewOf(VARIANTS))('DUEL-080: guesses deal what is hidden as games do, $name', ({ options }) => {
  const biases = biasesOf(duelSolo, options, DEEP ? GUESSES : GUESSES / 20);
  expect(biases.filter(({ deviations }) => Math.abs(deviations) > 5)).toEqual([]);
  expect(biases.length).toBeGreaterThan(DEEP && !('pantheon' in options) ? 5 : -1);
  expect(chiSquarePer(biases)).toBeLessThan(DEEP ? 1.8 : 3);
});
