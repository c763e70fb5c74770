import type { SearchOptions } from '@wonders/core/bots';
import { describe, expect, test } from 'vitest';
import { searched } from '../../core/src/testing/searched.js';
import { centuryAi } from '../src/game/index.js';
import type { State } from '../src/state/index.js';
import { edited, legal, play, scene } from './scene.js';

/** What the search chooses with no bot to tell it what to try first. */
const chosen = (state: State, options: SearchOptions<typeof centuryAi>) =>
  searched(centuryAi, state, 0, { prior: 'none', ...options });

/** The last round, with three orders claimed: the fourth wins, and without it the AI wins by the rounds that ran out. */
const lastRound = (boat: '2,-1' | '2,0'): State =>
  edited(scene({ boat, cargo: [1, 2, 1, 1], orders: ['vp-01', 'vp-02', 'vp-03'] }), (draft) => {
    draft.round = draft.options.roundLimit;
  });

describe('forced wins', () => {
  test('the fourth order is claimed, and the game won with it', () => {
    const atPort = play(lastRound('2,-1'), 'stay');
    expect(legal(atPort)).toEqual(['harvest', 'port']);
    expect(chosen(atPort, { iterations: 1 })).toEqual({ move: 'port', proven: true });
    expect(chosen(atPort, { iterations: 100, proof: 0 })).toEqual({ move: 'port', proven: false });
  });

  test('the boat stays at the port, or sails there, where the fourth order is', () => {
    expect(chosen(lastRound('2,-1'), { iterations: 300, proof: 0 }).move).toBe('stay');
    expect(chosen(lastRound('2,0'), { iterations: 1000, proof: 0 }).move).toMatch(/^sail 2,-1 /);
  });
});
