import { guessLaws } from '@wonders/core/testing';
import { describe, test } from 'vitest';
import { fewOf, guesses } from '../../../.ci/runs.js';
import { eightWonders } from '../src/index.js';

/** Others would have played some action cards at once: what they did not play betrays their cards, and guesses do not listen to that. */
const unlike = /^\.action/;

const VARIANTS = [
  { name: 'four seats', options: {}, unlike },
  { name: 'three seats, two-coloured discs', options: { players: 3, twoColoured: true }, unlike },
  { name: 'five seats, the boxed game', options: { players: 5, ruleset: 'published' }, unlike },
] as const;

// Over 2,000 games chance alone brings the mean square to 1.80, over 6,000 it is 1.78: what others offer betrays a little of their cards.
const CONTRACT = { variants: fewOf(VARIANTS), games: guesses(3), fewest: 20 };

describe('EIGHT-05', () => guessLaws(eightWonders, CONTRACT, test));
