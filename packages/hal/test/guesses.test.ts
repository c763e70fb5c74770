import { expect, test } from 'vitest';
import { DEEP, fewOf } from '../../../.ci/runs.js';
import { biasesOf, chiSquarePer, GUESSES } from '../../core/src/testing/laws/guesses.js';
import { hal } from '../src/index.js';

/** What others know of hands that they have passed on is not guessed. */
const UNLIKE = /\.known/;

const VARIANTS = [
  { name: 'against Hal', options: {} },
  { name: 'blind gift', options: { giftToHal: 'blind', level: 'expert' } },
  { name: 'three players', options: { mode: 'versus', players: 3 } },
  { name: 'five players', options: { mode: 'versus', players: 5, characters: 'starter' } },
].map((each) => ({ ...each, except: UNLIKE }));

test.each(fewOf(VARIANTS))('HAL-73, HAL-80: guesses deal what is hidden as games do, $name', ({ options, except }) => {
  const biases = biasesOf(hal, options, DEEP ? GUESSES : GUESSES / 20, except);
  expect(biases.filter(({ deviations }) => Math.abs(deviations) > 5)).toEqual([]);
  expect(biases.length).toBeGreaterThan(DEEP ? 50 : -1);
  expect(chiSquarePer(biases)).toBeLessThan(DEEP ? 1.8 : 3);
});
