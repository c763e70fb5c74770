import type { SetupOf } from '@wonders/core';
import type { GameManifest } from '../../.ci/lib/manifest.js';
import type { duelSolo } from './src/index.js';

type Options = SetupOf<typeof duelSolo>;

export const variants = {
  'versus/base': { mode: 'versus', pantheon: false },
  'versus/first game': { mode: 'versus', pantheon: false, draft: 'first-game' },
  'versus/pantheon': { mode: 'versus' },
  'versus/promos': { mode: 'versus', tiedAgeStart: 'last-active-begins', promos: ['messe', 'statue-of-liberty'] },
  'versus/promos on the table': { chance: 'manual', mode: 'versus', promos: ['messe', 'statue-of-liberty'] },
  'solo/pantheon': {},
  'solo/normal': { level: 'normal' },
  'solo/normal on the table': { level: 'normal', chance: 'manual' },
  'solo/promos on the table': { chance: 'manual', level: 'normal', promos: ['messe', 'statue-of-liberty'] },
  'solo/legendary': { level: 'legendary' },
  'solo/contest': { level: 'legendary', pawnStart: 5 },
  'solo/legendary on the table': { chance: 'manual', level: 'legendary' },
} as const satisfies Readonly<Record<string, Options>>;

export const manifest: GameManifest<keyof typeof variants> = {
  title: '7 Wonders Duel',
  prefix: 'DUEL',
  place: 1,
  seats: 2,
  variants,
  measured: ['versus/base', 'versus/pantheon', 'solo/pantheon'],
  offered: {
    'against SOLO': 'solo/normal',
    'against SOLO, without its bonuses': 'solo/pantheon',
    'against SOLO, legendary': 'solo/legendary',
    'a close contest with SOLO': 'solo/contest',
    'Pantheon, two players': 'versus/pantheon',
    'two players': 'versus/base',
    'two players, a first game': 'versus/first game',
    'on your own table, against SOLO': 'solo/normal on the table',
  },
  first: 'versus/first game',
  translated: {
    Italiano: {
      'against SOLO': 'contro SOLO',
      'against SOLO, without its bonuses': 'contro SOLO, senza i suoi bonus',
      'against SOLO, legendary': 'contro SOLO, leggendario',
      'a close contest with SOLO': 'un duello serrato con SOLO',
      'Pantheon, two players': 'Pantheon, due giocatori',
      'two players': 'due giocatori',
      'two players, a first game': 'due giocatori, la prima partita',
      'on your own table, against SOLO': 'sul tuo tavolo, contro SOLO',
    },
  },
  strength: { 'Duel, normal': 'solo/normal', 'Duel, legendary': 'solo/legendary', 'Duel, versus': 'versus/base' },
  efforts: ['thorough'],
  versus: 'versus/base',
  close: 'solo/pantheon',
  languages: { English: 'words', Italiano: 'words/it' },
  box: {
    title: '7 Wonders Duel, against SOLO',
    asked: {
      level: ['base', 'easy', 'normal', 'medium', 'demanding', 'hard', 'extreme', 'legendary'],
      promos: [[], ['messe'], ['statue-of-liberty'], ['messe', 'statue-of-liberty']],
    },
  },
  shown: {
    picture: { variant: 'solo/normal', seed: 'monday', moves: 54 },
    moves: [
      'solo/normal',
      'solo/legendary',
      'versus/pantheon',
      'versus/promos',
      'solo/promos on the table',
      'versus/promos on the table',
    ],
    rare: [
      { variant: 'solo/normal on the table', seed: '69' },
      { variant: 'solo/legendary on the table', seed: '13' },
      { variant: 'versus/base', seed: '25' },
      { variant: 'versus/base', seed: '26' },
    ],
    answers: [],
    rules: ['solo/pantheon', 'solo/normal', 'solo/legendary', 'versus/pantheon'],
  },
  sizes: { rules: 0.9, notation: 4_100, board: 24_000 },
  load: {
    game: async () => (await import('./src/index.js')).duelSolo,
    words: () => import('./src/words/index.js'),
    board: () => import('./src/board/index.js'),
    learn: () => import('./src/learn.js'),
  },
};
