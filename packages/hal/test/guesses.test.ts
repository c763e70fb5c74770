import { guessLaws } from '@wonders/core/testing';
import { describe, test } from 'vitest';
import { fewOf, guesses } from '../../../.ci/runs.js';
import { hal } from '../src/index.js';

/** What others know of hands that they have passed on is not guessed. */
const unlike = /\.known/;

const VARIANTS = [
  { name: 'against Hal', options: {}, unlike },
  { name: 'blind gift', options: { giftToHal: 'blind', level: 'expert' }, unlike },
  { name: 'three players', options: { mode: 'versus', players: 3 }, unlike },
  { name: 'five players', options: { mode: 'versus', players: 5, characters: 'starter' }, unlike },
] as const;

describe('HAL-73, HAL-80', () => guessLaws(hal, { variants: fewOf(VARIANTS), games: guesses(), fewest: 50 }, test));
