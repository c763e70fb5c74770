/** A board in the shape of a window. */
import { drawInt, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { architectsSolo } from '../src/game/index.js';
import type { State } from '../src/state/index.js';

/** The room beside a column of 384 pixels in windows of desks. */
const DESKS = [
  { width: 896, height: 748 },
  { width: 982, height: 716 },
  { width: 1480, height: 1028 },
  { width: 2120, height: 1388 },
];

const numbers = (text: string, pattern: RegExp): readonly number[] => (pattern.exec(text) ?? []).slice(1).map(Number);

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

test.each(DESKS)('the picture fills $width × $height, and keeps its form', (box) => {
  for (const state of positions()) {
    const svg = drawBoard(architectsSolo.view(state, 0), { box, still: true });
    const [width = 0, height = 0] = numbers(svg, / width="([\d.]+)" height="([\d.]+)"/);
    expect(width).toBeCloseTo(box.width, 0);
    expect(height).toBeGreaterThanOrEqual(box.height - 1);
    expect(height).toBeLessThanOrEqual(box.height + 1);
  }
});
