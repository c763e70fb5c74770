import type { OptionsOf } from '@wonders/core';
import { variants as all, manifest } from '../manifest.js';
import type { architectsSolo } from '../src/index.js';

/** The variants that the bench measures. Each also has golden games. */
export const variants = {
  easy: { difficulty: 'easy' },
  normal: {},
  hard: { difficulty: 'hard' },
  'three ages, easy': { structure: 'three-ages', difficulty: 'easy' },
  'three ages': { structure: 'three-ages' },
  'three ages, hard': { structure: 'three-ages', difficulty: 'hard' },
  'the Opponent builds': { opponentBuilds: true },
  'versus 2': { mode: 'versus', players: 2 },
  'versus 4': { mode: 'versus', players: 4 },
  'versus 7': { mode: 'versus', players: 7 },
} as const satisfies Readonly<Record<string, Partial<Options>>>;
