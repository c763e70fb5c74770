import { languageLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { every, fewOf, runs } from '../../../.ci/runs.js';
import { drawBoard, drawText } from '../src/board/index.js';
import { duelSolo, PROMOS } from '../src/index.js';
import { english } from '../src/words/index.js';
import { italian } from '../src/words/it/index.js';

const { games } = runs(1 / 50);

const VARIANTS = [
  { name: 'solo', options: {} },
  { name: 'solo, promos', options: { promos: PROMOS, level: 'legendary', names: ['', 'Anna'] } },
  { name: 'solo, manual chance', options: { chance: 'manual', level: 'medium', promos: PROMOS } },
  {
    name: 'solo, other readings',
    options: { costReading: 'actual', scaleVersion: 'as-printed', soloWinsWithWonder: true, level: 'hard' },
  },
  { name: 'versus', options: { mode: 'versus', promos: PROMOS, tiedAgeStart: 'last-active-begins' } },
  { name: 'versus, manual chance', options: { chance: 'manual', mode: 'versus' } },
  { name: 'versus, base', options: { mode: 'versus', pantheon: false } },
] as const;

/** The moves that may do what they say, with nothing to follow for sure. */
const KINDS = [
  ...['construct', 'activate', 'draft-wonder', 'build-discarded', 'take-progress', 'destroy-card', 'place-divinity'],
  ...[
    'zeus-card',
    'ra-wonder',
    'gate-choose',
    'theater-deck',
    'theater-choose',
    'theater-order',
    'choose-first-player',
  ],
];
const silent = Object.fromEntries(KINDS.map((kind) => [kind, 'nothing follows']));

for (const language of [english, italian])
  languageLaws(
    duelSolo,
    { language, drawBoard, drawText, variants: fewOf(VARIANTS), silent, games, every },
    (title, run) => test(`${language.tag}: ${title}`, run),
  );
