/** A board in the shape of a window. */
import { drawInt, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { drawBoard } from '../src/board/index.js';
import { hal, legalMoves, newGame, type State, view } from '../src/index.js';

/** The room beside a column of 384 pixels in windows of desks. */
const DESKS = [
  { width: 896, height: 748 },
  { width: 982, height: 716 },
  { width: 1480, height: 1028 },
  { width: 2120, height: 1388 },
];

const numbers = (text: string, pattern: RegExp): readonly number[] => (pattern.exec(text) ?? []).slice(1).map(Number);

/** Positions of a game against Hal by random moves. */
function* positions(): Generator<State> {
  const rng = seedRng('boxes');
  let state = newGame({ level: 'normal', seed: 'boxes' });
  for (let ply = 0; hal.activeSeats(state).length > 0; ply++) {
    if (ply % 30 === 0) yield state;
    const moves = legalMoves(state);
    state = hal.applyMove(state, moves[drawInt(rng, moves.length)] as (typeof moves)[number]);
  }
  yield state;
}

test.each(DESKS)('the picture fills $width × $height, and keeps its form against Hal', (box) => {
  for (const state of positions()) {
    const [width = 0, height = 0] = numbers(
      drawBoard(view(state, 0), { box, still: true }),
      / width="([\d.]+)" height="([\d.]+)"/,
    );
    expect(width).toBeCloseTo(box.width, 0);
    expect(Math.abs(height - box.height)).toBeLessThanOrEqual(1);
  }
});
