import type { SetupOf } from '@wonders/core';
import type { GameManifest } from '../../.ci/lib/manifest.js';
import type { eightWonders } from './src/index.js';

type Options = SetupOf<typeof eightWonders>;

/** A table by one ruleset, with and without two-coloured discs and action cards. */
const table = (ruleset: 'manual' | 'published', players: 3 | 4 | 5): Readonly<Record<string, Options>> => ({
  [`${ruleset}, ${players} seats`]: { players, ruleset },
  [`${ruleset}, ${players} seats, two-coloured`]: { players, ruleset, twoColoured: true },
  [`${ruleset}, ${players} seats, no action cards`]: { players, ruleset, actionCards: false },
  [`${ruleset}, ${players} seats, two-coloured, no action cards`]: {
    players,
    ruleset,
    twoColoured: true,
    actionCards: false,
  },
});

/** Both rulesets for every number of seats, and masters in the place of builders. */
export const measured: Readonly<Record<string, Options>> = {
  ...table('manual', 3),
  ...table('published', 3),
  ...table('manual', 4),
  ...table('published', 4),
  ...table('manual', 5),
  ...table('published', 5),
  'manual, 4 seats, masters': { players: 4, ruleset: 'manual', bots: 'master' },
  'published, 3 seats, masters': { players: 3, ruleset: 'published', bots: 'master' },
};

const others = {
  plain: {},
  'first seat begins': { startSeat: 0 },
  'three seats': { players: 3 },
  'four seats': { players: 4 },
  'five seats': { players: 5 },
  published: { ruleset: 'published' },
  'published, three seats': { players: 3, ruleset: 'published' },
  'five seats, architects': { players: 5, bots: 'architect' },
  'three seats, masters': { players: 3, bots: 'master' },
  masters: { bots: 'master' },
  'on the table': { chance: 'manual' },
  'on the table, published': { chance: 'manual', ruleset: 'published' },
} as const satisfies Readonly<Record<string, Options>>;

export const variants: Readonly<Record<string, Options>> & typeof others = { ...measured, ...others };

export const manifest: GameManifest = {
  title: 'Tower of Babel',
  prefix: 'EIGHT',
  place: 5,
  seats: 5,
  variants,
  measured: Object.keys(measured),
  offered: {
    'four players': 'plain',
    'three players, published rules': 'published, three seats',
    'five players, against architects': 'five seats, architects',
    'three players, against masters': 'three seats, masters',
    'on your own table, four players': 'on the table',
  },
  translated: {
    Italiano: {
      'four players': 'quattro giocatori',
      'three players, published rules': 'tre giocatori, regole pubblicate',
      'five players, against architects': 'cinque giocatori, contro architetti',
      'three players, against masters': 'tre giocatori, contro maestri',
      'on your own table, four players': 'sul tuo tavolo, quattro giocatori',
    },
  },
  strength: {
    'Eight wonders, three seats': 'three seats',
    'Eight wonders, four seats': 'four seats',
    'Eight wonders, five seats': 'five seats',
  },
  efforts: ['architect', 'master'],
  versus: 'three seats',
  close: 'plain',
  languages: { English: 'words' },
  box: { title: 'Tower of Babel, among bots', asked: { players: [4, 3, 5], bots: ['builder', 'architect', 'master'] } },
  shown: {
    picture: { variant: 'first seat begins', seed: 'monday', moves: 60 },
    moves: ['plain', 'published', 'on the table'],
    rare: [{ variant: 'on the table, published', seed: '2' }],
    answers: [],
    rules: ['plain', 'published, three seats', 'five seats, architects', 'masters'],
  },
  sizes: { rules: 0.64, notation: 2_300, board: 18_800 },
  load: {
    game: async () => (await import('./src/index.js')).eightWonders,
    words: () => import('./src/words/index.js'),
    board: () => import('./src/board/index.js'),
    learn: () => import('./src/learn.js'),
    foremost: async () => (await import('./src/index.js')).canonicalOffers,
    turnedUp: async () => (await import('./src/table/turned-up.js')).turnedUp,
  },
};
