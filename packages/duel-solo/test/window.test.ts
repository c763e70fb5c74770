/** A board in the shape of a window. */
import { drawInt, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { deckOf } from '../src/components/cards.js';
import { PROGRESS } from '../src/components/progress.js';
import { duelSolo } from '../src/game/index.js';
import { scene } from './scene.js';

/** Windows of phones, and the room beside a column of 384 pixels in those of desks. */
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];
const DESKS = [
  { width: 896, height: 748 },
  { width: 982, height: 716 },
  { width: 1480, height: 1028 },
  { width: 2120, height: 1388 },
];
/** A letter in an element of its own is as large as the picture says by itself. */
const LETTERS = 11;

const numbers = (text: string, pattern: RegExp): readonly number[] => (pattern.exec(text) ?? []).slice(1).map(Number);

/** The height of the smallest letters, in pixels. */
function smallest(svg: string): number {
  const [, , width = 1] = numbers(svg, /viewBox="(\S+) (\S+) (\S+) /);
  const [pixels = 0] = numbers(svg, / width="([\d.]+)"/);
  const sizes = [...svg.matchAll(/<text[^>]*>/g)].map(([text]) => numbers(text, /font-size="([\d.]+)"/)[0] ?? LETTERS);
  return (Math.min(...sizes) * pixels) / width;
}

const town = {
  coins: 12,
  cards: deckOf(2, true).slice(0, 22),
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
  structure: { 18: 'palace', 19: 'merchants-guild', 0: 'senate' },
  spaces: { 1: 'tanit', 2: 'gate', 3: 'isis', 4: 'open', 5: 'zeus', 6: 'mars' },
  discard: [...deckOf(1, true), ...deckOf(2, true)].slice(0, 40),
  one: { ...town, progress: PROGRESS.slice(0, 12) },
  zero: { coins: 0 },
});

/** Positions of a game. */
function* positions() {
  yield crowded;
  const rng = seedRng('boxes');
  let state = duelSolo.newGame({ seed: 'boxes', level: 'normal' });
  for (let ply = 0; duelSolo.activeSeats(state).length > 0; ply++) {
    if (ply % 20 === 0) yield state;
    const moves = duelSolo.legalMoves(state);
    state = duelSolo.applyMove(state, moves[drawInt(rng, moves.length)] as (typeof moves)[number]);
  }
  yield state;
}

test.each([...PHONES, ...DESKS])(
  'no letter of a crowded table is smaller than 10 pixels in $width × $height',
  (box) => {
    expect(smallest(drawBoard(duelSolo.view(crowded, 1), { box, still: true }))).toBeGreaterThanOrEqual(9.99);
  },
);

test.each(DESKS)('the picture fills $width × $height, and keeps its form', (box) => {
  for (const state of positions()) {
    const svg = drawBoard(duelSolo.view(state, 1), { box, still: true });
    const [width = 0, height = 0] = numbers(svg, / width="([\d.]+)" height="([\d.]+)"/);
    expect(width).toBeCloseTo(box.width, 0);
    expect(height).toBeGreaterThanOrEqual(box.height - 1);
    if (state !== crowded) expect(height).toBeLessThanOrEqual(box.height + 1);
  }
});
