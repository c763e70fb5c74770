/** A board in the shape of a window, and maps that are wide. */
import { drawInt, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { centuryAi } from '../src/game/index.js';

/** The room beside a column of 384 pixels in windows of desks. */
const DESKS = [
  { width: 896, height: 748 },
  { width: 982, height: 716 },
  { width: 1480, height: 1028 },
  { width: 2120, height: 1388 },
];

const numbers = (text: string, pattern: RegExp): readonly number[] => (pattern.exec(text) ?? []).slice(1).map(Number);

/** Positions of a random game. */
function* positions() {
  const rng = seedRng('boxes');
  let state = centuryAi.newGame({ seed: 'boxes', roundLimit: 20 });
  for (let ply = 0; centuryAi.activeSeats(state).length > 0; ply++) {
    if (ply % 25 === 0) yield state;
    const moves = centuryAi.legalMoves(state);
    state = centuryAi.applyMove(state, moves[drawInt(rng, moves.length)] as (typeof moves)[number]);
  }
  yield state;
}

test.each(DESKS)('the picture of two seats fills $width × $height, and keeps its form', (box) => {
  for (const state of positions()) {
    const [width = 0, height = 0] = numbers(
      drawBoard(centuryAi.view(state, 0), { box, still: true }),
      / width="([\d.]+)" height="([\d.]+)"/,
    );
    expect(width).toBeCloseTo(box.width, 0);
    expect(height).toBeCloseTo(box.height, 0);
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
