import { expect, test } from 'vitest';
import { DEEP, fewOf } from '../../../.ci/runs.js';
import { biasesOf, chiSquarePer, GUESSES } from '../../core/src/testing/laws/guesses.js';
import { eightWonders } from '../src/index.js';

/** Others would have played some action cards at once: what they did not play betrays their cards, and guesses do not listen to that. */
const UNLIKE = /^\.action/;

const VARIANTS = [
  { name: 'four seats', options: {} },
  { name: 'three seats, two-coloured discs', options: { players: 3, twoColoured: true } },
  { name: 'five seats, the boxed game', options: { players: 5, ruleset: 'published' } },
].map((each) => ({ ...each, except: UNLIKE }));

test.each(fewOf(VARIANTS))('EIGHT-05: guesses deal what is hidden as games do, $name', ({ options, except }) => {
  // Over 2,000 games chance alone brings the mean square to 1.80, over 6,000 it is 1.78: what others offer betrays a little of their cards.
  const biases = biasesOf(eightWonders, options, DEEP ? 3 * GUESSES : GUESSES / 20, except);
  expect(biases.filter(({ deviations }) => Math.abs(deviations) > 5)).toEqual([]);
  expect(biases.length).toBeGreaterThan(DEEP ? 20 : -1);
  expect(chiSquarePer(biases)).toBeLessThan(DEEP ? 1.8 : 3);
});
