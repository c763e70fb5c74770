import { guessLaws } from '@wonders/core/testing';
import { describe, test } from 'vitest';
import { fewOf, guesses } from '../../../.ci/runs.js';
import { duelSolo, PROMOS } from '../src/index.js';

const VARIANTS = [
  { name: 'versus', options: { mode: 'versus' } },
  { name: 'solo', options: {} },
  { name: 'base game', options: { mode: 'versus', pantheon: false } },
  { name: 'promos', options: { mode: 'versus', promos: PROMOS } },
] as const;

describe('DUEL-080', () => guessLaws(duelSolo, { variants: fewOf(VARIANTS), games: guesses() }, test));
