import type { SetupOf } from '@wonders/core';
import type { GameManifest } from '../../.ci/lib/manifest.js';
import type { hal } from './src/index.js';

type Options = SetupOf<typeof hal>;

export const variants = {
  normal: {},
  expert: { level: 'expert' },
  'manual chance': { level: 'expert', chance: 'manual' },
  'two players': { mode: 'versus' },
  'three players': { mode: 'versus', players: 3, characters: 'starter' },
  'three players, drafted': { mode: 'versus', players: 3 },
  'four players': { mode: 'versus', players: 4 },
  'five players': { mode: 'versus', players: 5 },
  'on the table': { chance: 'manual' },
  'on the table, blind gift': { chance: 'manual', giftToHal: 'blind', level: 'expert' },
  'on the table, two players': { chance: 'manual', mode: 'versus' },
  'on the table, starters': { chance: 'manual', mode: 'versus', characters: 'starter' },
} as const satisfies Readonly<Record<string, Options>>;

export const manifest: GameManifest<keyof typeof variants> = {
  title: 'Ginkgopolis',
  prefix: 'HAL',
  place: 2,
  seats: 5,
  variants,
  measured: ['normal', 'expert', 'manual chance', 'two players', 'three players', 'four players', 'five players'],
  offered: {
    'against Hal': 'normal',
    'against Hal, expert': 'expert',
    'three players': 'three players, drafted',
    'on your own table, against Hal': 'on the table',
  },
  translated: {
    Italiano: {
      'against Hal': 'contro Hal',
      'against Hal, expert': 'contro Hal, esperto',
      'three players': 'tre giocatori',
      'on your own table, against Hal': 'sul tuo tavolo, contro Hal',
    },
  },
  strength: { 'Hal, normal': 'normal', 'Hal, expert': 'expert', 'Hal, versus': 'two players' },
  efforts: ['thorough'],
  versus: 'two players',
  close: 'expert',
  languages: { English: 'words' },
  box: { title: 'Ginkgopolis, against Hal', asked: { level: ['normal', 'expert'] } },
  shown: {
    picture: { variant: 'normal', seed: 'monday', moves: 40 },
    moves: [
      'normal',
      'expert',
      'three players, drafted',
      'on the table',
      'on the table, blind gift',
      'on the table, two players',
      'on the table, starters',
    ],
    rare: [],
    answers: [],
    rules: ['normal', 'expert', 'three players, drafted'],
  },
  sizes: { rules: 0.75, notation: 2_500, board: 18_700 },
  load: {
    game: async () => (await import('./src/index.js')).hal,
    words: () => import('./src/words/index.js'),
    board: () => import('./src/board/index.js'),
    learn: () => import('./src/learn.js'),
  },
};
