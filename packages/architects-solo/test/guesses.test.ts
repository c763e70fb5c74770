import { expect, test } from 'vitest';
import { DEEP, fewOf } from '../../../.ci/runs.js';
import { biasesOf, chiSquarePer, GUESSES } from '../../core/src/testing/laws/guesses.js';
import { architectsSolo } from '../src/index.js';

/** Whether a hidden card has been seen is guessed evenly, so that a few guesses show both. */
const UNSEEN = /null|\.pools/;
/** With a neutral deck the viewer cannot tell where the cards of a hand come from: guesses draw their backs from all that are hidden. */
const HANDS = /\.hands|\.pools|null/;

const VARIANTS = [
  { name: 'against Rhodes', options: {}, except: /^$/ },
  { name: 'versus, three seats, peeking', options: { mode: 'versus', players: 3, catPower: 'peek' }, except: /^$/ },
  { name: 'three Ages', options: { structure: 'three-ages' }, except: UNSEEN },
  {
    name: 'three Ages, neutral deck',
    options: { structure: 'three-ages', centralSupply: 'neutral-deck' },
    except: HANDS,
  },
] as const;

test.each(fewOf(VARIANTS))('ARCH-85: guesses deal what is hidden as games do, $name', ({ options, except }) => {
  const biases = biasesOf(architectsSolo, options, DEEP ? GUESSES : GUESSES / 20, except);
  expect(biases.filter(({ deviations }) => Math.abs(deviations) > 5)).toEqual([]);
  expect(chiSquarePer(biases)).toBeLessThan(DEEP ? 2.2 : 3);
});
