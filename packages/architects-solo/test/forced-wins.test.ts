import type { SearchOptions } from '@wonders/core/bots';
import { describe, expect, test } from 'vitest';
import { searched } from '../../core/src/testing/searched.js';
import type { CardKind } from '../src/components/cards.js';
import type { State } from '../src/state/index.js';
import { built, faceUp, game, give, play, pool, sampledScene } from './scene.js';

/** What the search chooses with no bot to tell it what to try first. */
const chosen = (state: State, options: SearchOptions<typeof game>) =>
  searched(game, state, 0, { prior: 'none', ...options });

/**
 * Both Wonders lack their last stage, and the Opponent has the cards for it: the first complete Wonder ends the game.
 * The player is ahead then, and far behind when the Opponent is the one.
 */
const race = (...tops: readonly CardKind[]): State =>
  sampledScene({ opponentBuilds: true }, (d) => {
    built(d, 0, 0, 1, 2, 3);
    built(d, 1, 0, 1, 2, 3);
    give(d, 0, { wood: 1, stone: 1, clay: 1, 'blue-3': 1 });
    give(d, 1, { wood: 1, stone: 1, clay: 1, 'blue-3': 2 });
    d.faceUp = faceUp(...tops);
    d.pools = [pool({ glass: 5 }), pool({ glass: 5 }), pool({ glass: 9 })];
    d.central.top = null;
  });

describe('forced wins', () => {
  test('the card that completes the Wonder is taken, from whichever deck shows it', () => {
    expect(chosen(race('papyrus', 'blue-3'), { iterations: 1 })).toEqual({ move: 'pick player', proven: true });
    expect(chosen(race('blue-3', 'papyrus'), { iterations: 1 })).toEqual({ move: 'pick opponent', proven: true });
    for (const [tops, move] of [
      [['papyrus', 'blue-3'], 'pick player'],
      [['blue-3', 'papyrus'], 'pick opponent'],
    ] as const)
      expect(chosen(race(...tops), { iterations: 60, proof: 0 })).toEqual({ move, proven: false });
  });

  test('with the other card the Opponent is the one who completes its Wonder, and wins', () => {
    const missed = play(race('papyrus', 'blue-3'), 'pick opponent', 'opponent-turn');
    expect(game.outcome(missed)).toMatchObject({ ending: 'wonder-complete', winners: [1] });
  });
});
