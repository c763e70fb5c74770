import type { SearchOptions } from '@wonders/core/bots';
import { describe, expect, test } from 'vitest';
import { searched } from '../../core/src/testing/searched.js';
import { eightWonders } from '../src/game/index.js';
import type { State } from '../src/state/index.js';
import { changed, legal, play, scene } from './scene.js';

/** What the search chooses with no bot to tell it what to try first. */
const chosen = (state: State, options: SearchOptions<typeof eightWonders>) =>
  searched(eightWonders, state, 0, { prior: 'none', ...options });

/** The last camel disc ends the game: the 4 points for parts of an unfinished wonder beat the 3 of seat 1. */
const last = changed(
  scene({
    options: { players: 3 },
    others: false,
    wonders: {
      mausoleum: ['camel-1', 'crane-3', null],
      'statue-of-zeus': ['ship-1', 'stone-mason-1', 'crane-1'],
      'tower-of-babel': ['crane-2', 'ship-2', 'stone-mason-2'],
    },
    hands: [[1, 2, 1, 1]],
  }),
  (draft) => {
    const [, rival] = draft.scores;
    if (rival !== undefined) rival.rejected = 3;
  },
);

describe('forced wins', () => {
  test('the last disc of a type is built when that wins', () => {
    expect(legal(last)).toHaveLength(4);
    expect(chosen(last, { iterations: 1 })).toEqual({ move: 'build 0 mausoleum 0', proven: true });
    expect(chosen(last, { iterations: 60, proof: 0 })).toEqual({ move: 'build 0 mausoleum 0', proven: false });
  });

  test('the build is completed, not abandoned', () => {
    const select = play(last, 'build 0 mausoleum 0', 'offer 1 - false', 'offer 2 - false');
    expect(legal(select)).toEqual(['abandon 0', 'complete 0 - -']);
    expect(chosen(select, { iterations: 1 })).toEqual({ move: 'complete 0 - -', proven: true });
    expect(chosen(select, { iterations: 20, proof: 0 })).toEqual({ move: 'complete 0 - -', proven: false });
  });
});
