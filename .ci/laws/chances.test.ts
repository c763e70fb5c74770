/** What the coach tells comes true: in each game, among house bots. */
import { expect, test } from 'vitest';
import { chancesOf } from '../../examples/chances/games.js';
import { told } from '../../examples/chances/measure.js';
import { reliabilityOf, unreliable } from '../../examples/chances/reliability.js';
import { oddsOf } from '../../packages/core/src/coach/odds.js';
import { games } from '../lib/games.js';
import { DEEP, fewOf, MORE } from '../runs.js';

const found = await games();

test.each(found.map((each) => [each.game.id, each] as const))(
  '%s: tells the odds of every table that a page offers',
  (_, each) => {
    const { game } = each;
    for (const { name, options } of chancesOf(each)) {
      const start = game.newGame({ ...options, seed: 'odds' });
      const odds = oddsOf(
        game,
        game.view(
          start,
          game.seats(start).findIndex(({ role }) => role === 'player'),
        ),
        1,
      );
      expect(game.odds, name).toContain(odds);
      expect(odds.seats, name).toBe(game.seats(start).length);
      expect(odds.base).toHaveLength(odds.point.length);
      expect(Math.min(...odds.point), name).toBeGreaterThan(0);
    }
  },
);

/** How many fresh games of each game, and how many in `npm test`. */
const GAMES = DEEP ? 2000 : MORE ? 200 : 40;

test.each(fewOf(found).map((each) => [each.game.id, each] as const))(
  '%s: what the coach tells of a move comes true as often as it says',
  { timeout: 0 },
  (_, each) => {
    const reliability = reliabilityOf([...told(each, GAMES, 'law')]);
    expect(unreliable(reliability)).toEqual([]);
    // Half of the chance is worth nothing: whoever always says so has 0.25.
    expect(reliability.brier).toBeLessThan(0.22);
  },
);
