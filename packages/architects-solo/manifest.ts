import type { SetupOf } from '@wonders/core';
import type { GameManifest } from '../../.ci/lib/manifest.js';
import type { architectsSolo } from './src/index.js';

type Options = SetupOf<typeof architectsSolo>;

export const variants = {
  easy: { difficulty: 'easy' },
  normal: {},
  hard: { difficulty: 'hard' },
  'three ages, easy': { structure: 'three-ages', difficulty: 'easy' },
  'three ages': { structure: 'three-ages' },
  'three ages, hard': { structure: 'three-ages', difficulty: 'hard' },
  'the Opponent builds': { opponentBuilds: true },
  contest: { difficulty: 'easy', opponentBuilds: true, opponentSeesCentral: true, denial: false },
  'the cat peeks': { catPower: 'peek' },
  'versus 2': { mode: 'versus', players: 2 },
  'versus 3': { mode: 'versus', players: 3 },
  'versus 4': { mode: 'versus', players: 4 },
  'versus 7': { mode: 'versus', players: 7 },
  'on the table': { opponentBuilds: true, chance: 'manual' },
  'on the table, the cat peeks': { chance: 'manual', catPower: 'peek' },
  'on the table, three ages': { chance: 'manual', structure: 'three-ages' },
} as const satisfies Readonly<Record<string, Options>>;

export const manifest: GameManifest<keyof typeof variants> = {
  title: '7 Wonders: Architects',
  prefix: 'ARCH',
  place: 4,
  seats: 7,
  variants,
  measured: [
    'easy',
    'normal',
    'hard',
    'three ages, easy',
    'three ages',
    'three ages, hard',
    'the Opponent builds',
    'versus 2',
    'versus 4',
    'versus 7',
  ],
  offered: {
    'against the Opponent, who builds': 'the Opponent builds',
    'a close contest with the Opponent': 'contest',
    'against the Opponent': 'normal',
    'against the Opponent, in three Ages': 'three ages',
    'four players': 'versus 4',
    'on your own table, against the Opponent': 'on the table',
  },
  translated: {
    Italiano: {
      'against the Opponent, who builds': 'contro l’Avversario, che costruisce',
      'a close contest with the Opponent': 'un duello serrato con l’Avversario',
      'against the Opponent': 'contro l’Avversario',
      'against the Opponent, in three Ages': 'contro l’Avversario, in tre Epoche',
      'four players': 'quattro giocatori',
      'on your own table, against the Opponent': 'sul tuo tavolo, contro l’Avversario',
    },
  },
  strength: {
    'Architects, plain Opponent': 'normal',
    'Architects, Opponent that builds': 'the Opponent builds',
    'Architects, versus': 'versus 2',
  },
  efforts: [],
  versus: 'versus 2',
  close: 'the Opponent builds',
  languages: { English: 'words' },
  box: {
    title: '7 Wonders: Architects, against the Opponent',
    asked: { structure: ['architects', 'three-ages'], difficulty: ['normal', 'easy', 'hard'] },
  },
  shown: {
    picture: { variant: 'the Opponent builds', seed: 'monday', moves: 40 },
    moves: [
      'three ages',
      'normal',
      'the cat peeks',
      'versus 3',
      'on the table, the cat peeks',
      'on the table, three ages',
    ],
    rare: [{ variant: 'three ages', seed: '24' }],
    answers: ['discard-hand clay rhodes'],
    rules: ['normal', 'the Opponent builds', 'three ages', 'versus 3'],
  },
  sizes: { rules: 0.75, notation: 3_100, board: 20_300 },
  load: {
    game: async () => (await import('./src/index.js')).architectsSolo,
    words: () => import('./src/words/index.js'),
    board: () => import('./src/board/index.js'),
    learn: () => import('./src/learn.js'),
  },
};
