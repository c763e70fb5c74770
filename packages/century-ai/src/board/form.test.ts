/** A board in the shape of a window, and maps that are wide. */
import { drawInt, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { centuryAi } from '../game/index.js';
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

/** Positions of a random game. */
function* positions(options: object) {
  const rng = seedRng('boxes');
  let state = centuryAi.newGame({ seed: 'boxes', roundLimit: 20, ...options });
  for (let ply = 0; centuryAi.activeSeats(state).length > 0; ply++) {
    if (ply % 25 === 0) yield state;
    const moves = centuryAi.legalMoves(state);
    state = centuryAi.applyMove(state, moves[drawInt(rng, moves.length)] as (typeof moves)[number]);
  }
  yield state;
}

const TABLES = [{}, { map: 'random' }, { mode: 'versus', players: 4, map: 'random' }] as const;

test.each([...PHONES, ...DESKS])('no letter is smaller than 10 pixels in $width × $height', (box) => {
  for (const options of TABLES)
    for (const state of positions(options))
      expect(smallest(drawBoard(centuryAi.view(state, 0), { box, still: true }))).toBeGreaterThanOrEqual(9.99);
});

test.each(DESKS)('the picture of two seats fills $width × $height, and keeps its form', (box) => {
  for (const state of positions({})) {
    const [width = 0, height = 0] = numbers(
      drawBoard(centuryAi.view(state, 0), { box, still: true }),
      / width="([\d.]+)" height="([\d.]+)"/,
    );
    expect(width).toBeCloseTo(box.width, 0);
    expect(height).toBeCloseTo(box.height, 0);
  }
});

test('nothing moves when something is chosen', () => {
  const spots = (svg: string) =>
    new Map([...svg.matchAll(/<g id="([^"]+)".*? transform="([^"]+)"/g)].map(([, id, at]) => [id, at]));
  for (const state of positions({})) {
    const [seat] = centuryAi.activeSeats(state);
    if (seat !== 0) continue;
    const view = centuryAi.view(state, 0);
    const moves = centuryAi.legalMoves(view);
    for (const box of [...PHONES, ...DESKS]) {
      const before = drawBoard(view, { box, still: true, moves });
      const place = /<g id="([^"]+)"[^>]* class="w-hot/.exec(before)?.[1];
      if (place === undefined) continue;
      const after = drawBoard(view, { box, still: true, moves, marks: [{ place, as: 'chosen' }] });
      expect(after).not.toBe(before);
      expect(spots(after)).toEqual(spots(before));
    }
  }
});

test('a wide map is turned on a phone: its islands are 45 units wide at least', () => {
  for (let i = 0; i < 30; i++) {
    const state = centuryAi.newGame({ map: 'random', seed: `wide/${i}` });
    const svg = drawBoard(centuryAi.view(state, 0), { width: 'phone' });
    const [wide = 0] = numbers(svg, /href="#island-\d" [^>]*width="([\d.]+)"/);
    expect(wide).toBeGreaterThan(45);
  }
});
