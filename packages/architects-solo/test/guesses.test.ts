import { guessLaws } from '@wonders/core/testing';
import { describe, test } from 'vitest';
import { fewOf, guesses } from '../../../.ci/runs.js';
import { architectsSolo } from '../src/index.js';

/** Whether a hidden card has been seen is guessed evenly, so that a few guesses show both. */
const SEEN = /null|\.pools/;
/** With a neutral deck the viewer cannot tell where the cards of a hand come from: guesses draw their backs from all that are hidden. */
const HANDS = /\.hands|\.pools|null/;

const VARIANTS = [
  { name: 'against Rhodes', options: {} },
  { name: 'versus, three seats, peeking', options: { mode: 'versus', players: 3, catPower: 'peek' } },
  { name: 'three Ages', options: { structure: 'three-ages' }, unlike: SEEN },
  {
    name: 'three Ages, neutral deck',
    options: { structure: 'three-ages', centralSupply: 'neutral-deck' },
    unlike: HANDS,
  },
] as const;

describe('ARCH-85', () => guessLaws(architectsSolo, { variants: fewOf(VARIANTS), games: guesses(), most: 2.2 }, test));
