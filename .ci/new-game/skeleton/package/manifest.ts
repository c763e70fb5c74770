import type { OptionsOf } from '@wonders/core';
import type { GameManifest } from '../../.ci/lib/manifest.js';
import type { tinyGame } from './src/index.js';

type Options = OptionsOf<typeof tinyGame>;

export const variants = {
  solo: {},
  'solo, one leave': { leaves: 1 },
  versus: { mode: 'versus' },
  'on the table': { chance: 'manual' },
} as const satisfies Readonly<Record<string, Options>>;

export const manifest: GameManifest<keyof typeof variants> = {
  title: 'Tiny Game',
  prefix: 'TINY',
  place: 99,
  seats: 2,
  variants,
  measured: ['solo', 'versus'],
  offered: {
    'against the script': 'solo',
    'two players': 'versus',
    'on your own table, against the script': 'on the table',
  },
  strength: { 'Tiny Game': 'solo' },
  efforts: [],
  close: 'solo',
  box: { title: 'Tiny Game, against the script', asked: { leaves: [3, 1] } },
  languages: { English: 'words' },
  shown: {
    picture: { variant: 'solo', seed: 'monday', moves: 6 },
    moves: ['solo', 'versus', 'on the table'],
    rare: [],
    answers: [],
    rules: ['solo', 'solo, one leave', 'versus'],
  },
  sizes: { rules: 0.95, notation: 1_700, board: 12_000 },
  load: {
    game: async () => (await import('./src/index.js')).tinyGame,
    words: () => import('./src/words/index.js'),
    board: () => import('./src/board/index.js'),
    learn: () => import('./src/learn.js'),
  },
};
