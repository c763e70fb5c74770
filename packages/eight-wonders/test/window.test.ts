/** A board in the shape of a window. */
import { drawInt, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { WONDERS } from '../src/components/wonders.js';
import { eightWonders } from '../src/game/index.js';
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

/** Five seats with many parts on every wonder, all kinds of action cards, and more discs than lie in a row. */
const crowded = scene({
  options: { players: 5, twoColoured: true },
  parts: Object.fromEntries(WONDERS.map((wonder, i) => [wonder, [1 + (i % 4), 3, 2, 3 - (i % 3), i % 5]])),
  hands: [[6, 5, 4, 3]],
  actions: [['card-trade', 'joker', 'joker', 'disc-bonus', 'card-draw', 'triple-bonus', 'double-turn', 'five-vp']],
  discs: [['crane-6', 'ship-5', 'camel-4'], Array.from({ length: 11 }, () => 'camel-3-crane-2' as const)],
});

/** Some positions of a game by chance. */
function* positions() {
  yield crowded;
  const rng = seedRng('boxes');
  let state = eightWonders.newGame({ seed: 'boxes', players: 4 });
  for (let ply = 0; eightWonders.activeSeats(state).length > 0; ply++) {
    if (ply % 60 === 0) yield state;
    const moves = eightWonders.legalMoves(state);
    state = eightWonders.applyMove(state, moves[drawInt(rng, moves.length)] as (typeof moves)[number]);
  }
  yield state;
}

test.each([...PHONES, ...DESKS])(
  'no letter of a crowded table is smaller than 10 pixels in $width × $height',
  (box) => {
    expect(smallest(drawBoard(eightWonders.view(crowded, 0), { box, still: true }))).toBeGreaterThanOrEqual(9.99);
  },
);

test.each(DESKS)('the picture fills $width × $height', (box) => {
  for (const state of positions()) {
    const svg = drawBoard(eightWonders.view(state, 0), { box, still: true });
    const [width = 0, height = 0] = numbers(svg, / width="([\d.]+)" height="([\d.]+)"/);
    expect(width).toBeCloseTo(box.width, 0);
    expect(height).toBeGreaterThanOrEqual(box.height - 1);
    if (state !== crowded) expect(height).toBeLessThanOrEqual(box.height + 1);
  }
});
