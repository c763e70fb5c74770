import { seedRng } from '@wonders/core';
import type { SearchOptions } from '@wonders/core/bots';
import { describe, expect, test } from 'vitest';
import { searched } from '../../core/src/testing/searched.js';
import { hal, type State } from '../src/index.js';
import { player } from '../src/state/index.js';
import { acting, edit } from './scene.js';

/** What the search chooses with no bot to tell it what to try first. */
const chosen = (state: State, options: SearchOptions<typeof hal>) =>
  searched(hal, state, 0, { prior: 'none', ...options });

/** Hal puts its last resource on the city in this round, whatever tile turns up for it, and is 5 points ahead. */
const lastRound = edit(acting(['yellow-1', 'a'], 'b'), (draft) => {
  draft.rng = seedRng('last round');
  player(draft, 1).resources = 1;
  player(draft, 1).points = 5;
});

/** The moves that win against each tile that Hal may draw: a red or a blue building on yellow 1. */
const WINS = /^construct yellow-1 (red-6|red-9|red-12|blue-8)$/;

describe('forced wins', () => {
  test('in the last round it constructs what wins against each tile of Hal', () => {
    expect(hal.legalMoves(lastRound)).toHaveLength(15);
    const sure = chosen(lastRound, { iterations: 1, proof: 20_000 });
    expect(sure.move).toMatch(WINS);
    expect(sure.proven).toBe(true);
    expect(chosen(lastRound, { iterations: 300, proof: 0 }).move).toMatch(WINS);
  });

  test('no other move wins against each tile', () => {
    for (const move of hal.legalMoves(lastRound)) {
      if (WINS.test(hal.encodeMove(move))) continue;
      const lost = Array.from({ length: 30 }, (_, deal) => {
        const draft = hal.fast.clone(lastRound);
        draft.rng = seedRng(`deal ${deal}`);
        hal.fast.play(draft, move);
        while (draft.pending.length > 0) hal.fast.play(draft, hal.botMove(draft, hal.activeSeats(draft)[0]));
        return hal.outcome(draft)?.winners.includes(1);
      });
      expect(lost, hal.encodeMove(move)).toContain(true);
    }
  });
});
