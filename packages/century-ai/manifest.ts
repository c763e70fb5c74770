import type { SetupOf } from '@wonders/core';
import type { GameManifest } from '../../.ci/lib/manifest.js';
import type { centuryAi } from './src/index.js';

type Options = SetupOf<typeof centuryAi>;

export const variants = {
  printed: {},
  matched: { aiTradeGain: 'matched' },
  once: { aiTradeGain: 'once' },
  'random map': { map: 'random' },
  contest: { aiTradeGain: 'matched', aiBoard: 'virtual', startingCubes: 'choose', aiCubes: 3 },
  'chosen cubes': { startingCubes: 'choose' },
  versus: { mode: 'versus' },
  'versus, 2 seats': { mode: 'versus', players: 2 },
  'versus, 4 seats': { mode: 'versus', players: 4 },
  'on the table': { chance: 'manual' },
  'on the table, versus': { chance: 'manual', map: 'random', mode: 'versus' },
} as const satisfies Readonly<Record<string, Options>>;

export const manifest: GameManifest<keyof typeof variants> = {
  title: 'Century: Eastern Wonders',
  prefix: 'CENT',
  place: 3,
  seats: 4,
  variants,
  measured: ['printed', 'matched', 'once', 'random map', 'versus, 2 seats', 'versus, 4 seats'],
  offered: {
    'against the AI': 'printed',
    'against the AI, on a random map': 'random map',
    'a close contest with the AI': 'contest',
    'two players': 'versus',
    'on your own table, against the AI': 'on the table',
  },
  translated: {
    Italiano: {
      'against the AI': 'contro l’IA',
      'against the AI, on a random map': 'contro l’IA, su una mappa casuale',
      'a close contest with the AI': 'un duello serrato con l’IA',
      'two players': 'due giocatori',
      'on your own table, against the AI': 'sul tuo tavolo, contro l’IA',
    },
  },
  strength: {
    'Century, AI as printed': 'printed',
    'Century, contest': 'contest',
    'Century, versus': 'versus, 2 seats',
  },
  efforts: [],
  versus: 'versus, 2 seats',
  close: 'printed',
  languages: { English: 'words' },
  box: { title: 'Century: Eastern Wonders, against the AI', asked: { aiTradeGain: ['printed', 'matched', 'once'] } },
  shown: {
    picture: { variant: 'printed', seed: 'monday', moves: 60 },
    moves: ['printed', 'versus', 'chosen cubes', 'on the table', 'on the table, versus'],
    rare: [],
    answers: [],
    rules: ['printed', 'random map', 'versus'],
  },
  sizes: { rules: 0.67, notation: 2_800, board: 15_800 },
  load: {
    game: async () => (await import('./src/index.js')).centuryAi,
    words: () => import('./src/words/index.js'),
    board: () => import('./src/board/index.js'),
    learn: () => import('./src/learn.js'),
  },
};
