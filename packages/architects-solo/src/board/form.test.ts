/** A board in the shape of a window. */
import { drawInt, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { architectsSolo } from '../game/index.js';
import type { State } from '../state/index.js';
import { drawBoard } from './index.js';

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

/** Positions of a game of one and of a game of seven. */
function* positions(): Generator<State> {
  const rng = seedRng('boxes');
  for (const options of [{ difficulty: 'normal' }, { mode: 'versus', players: 7 }] as const) {
    let state = architectsSolo.newGame({ seed: 'boxes', ...options });
    for (let ply = 0; architectsSolo.activeSeats(state).length > 0; ply++) {
      if (ply % 60 === 0) yield state;
      const moves = architectsSolo.legalMoves(state);
      state = architectsSolo.applyMove(state, moves[drawInt(rng, moves.length)] as (typeof moves)[number]);
    }
    yield state;
  }
}

test.each([...PHONES, ...DESKS])('no letter is smaller than 10 pixels in $width × $height', (box) => {
  for (const state of positions())
    expect(smallest(drawBoard(architectsSolo.view(state, 0), { box, still: true }))).toBeGreaterThanOrEqual(9.99);
});

test.each(DESKS)('the picture fills $width × $height, and keeps its form', (box) => {
  for (const state of positions()) {
    const svg = drawBoard(architectsSolo.view(state, 0), { box, still: true });
    const [width = 0, height = 0] = numbers(svg, / width="([\d.]+)" height="([\d.]+)"/);
    expect(width).toBeCloseTo(box.width, 0);
    expect(height).toBeGreaterThanOrEqual(box.height - 1);
    expect(height).toBeLessThanOrEqual(box.height + 1);
  }
});

test('nothing moves when something is chosen', () => {
  const spots = (svg: string) =>
    [...svg.matchAll(/<g id="([^"]+)".*? transform="([^"]+)"/g)].map(([, id, at]) => [id, at]);
  for (const state of positions()) {
    if (architectsSolo.activeSeats(state)[0] !== 0) continue;
    const view = architectsSolo.view(state, 0);
    const moves = architectsSolo.legalMoves(view);
    for (const box of [...PHONES, ...DESKS]) {
      const before = drawBoard(view, { box, still: true, moves });
      const place = /<g id="([^"]+)"[^>]* class="w-hot/.exec(before)?.[1];
      if (place === undefined) continue;
      const after = drawBoard(view, { box, still: true, moves, marks: [{ place, as: 'chosen' }] });
      expect(after).not.toBe(before);
      expect(spots(after)).toEqual(spots(before));
      expect(/viewBox="[^"]+"/.exec(after)?.[0]).toBe(/viewBox="[^"]+"/.exec(before)?.[0]);
    }
  }
});
