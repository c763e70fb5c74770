import { windowLaws } from '@wonders/core/testing';
import { test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { deckOf } from '../src/components/cards.js';
import { LAYOUTS } from '../src/components/layouts.js';
import { PROGRESS } from '../src/components/progress.js';
import { duelSolo } from '../src/game/index.js';
import { DISCARDED } from '../src/state/decisions.js';
import { scene } from './scene.js';

const structure = { 18: 'palace', 19: 'merchants-guild', 0: 'senate' } as const;
const built = deckOf(2, true).slice(0, 22);
const elsewhere: ReadonlySet<string> = new Set([...built, ...Object.values(structure)]);
const town = {
  coins: 12,
  cards: built,
  built: ['great-lighthouse', 'sphinx', 'hanging-gardens'],
  wonders: ['circus-maximus', 'divine-theater'],
  divinities: ['enki', 'astarte', 'ra'],
  mythologies: ['egyptian', 'greek'],
  offerings: [3, 4],
  astarte: 7,
} as const;
/** Five wonders, twelve Progress tokens and forty discarded cards. */
const crowded = scene({
  age: 3,
  seat: 1,
  structure,
  spaces: { 1: 'tanit', 2: 'gate', 3: 'isis', 4: 'open', 5: 'zeus', 6: 'mars' },
  discard: ([1, 2, 3] as const)
    .flatMap((age) => deckOf(age, true))
    .filter((id) => !elsewhere.has(id))
    .slice(0, 40),
  one: { ...town, progress: PROGRESS.slice(0, 12) },
  zero: { coins: 0 },
});

/** Forty discarded cards, and a wonder that gives one of them, before anything of the third Age is taken. */
const third = deckOf(3, true).slice(0, 20);
const choosing = scene({
  age: 3,
  seat: 1,
  pending: [DISCARDED.mausoleum[1]],
  structure: Object.fromEntries(third.map((id, slot) => [slot, (LAYOUTS[3].faceUp >> slot) & 1 ? id : 'face-down'])),
  spaces: { 1: 'tanit', 2: 'gate', 3: 'isis', 4: 'open', 5: 'zeus', 6: 'mars' },
  discard: [...deckOf(1, true), ...deckOf(2, true)].slice(0, 40),
  board: PROGRESS.slice(0, 5),
  one: { ...town, cards: [] },
  zero: { built: ['pyramids', 'mausoleum', 'colossus', 'messe'], mythologies: ['roman'] },
});

const WHOLE = [{ name: 'against SOLO', options: { level: 'normal' } }] as const;

windowLaws(
  duelSolo,
  { drawBoard, whole: WHOLE, crowded: [crowded, choosing].map((each) => duelSolo.view(each, 1)) },
  test,
);
