import { expect, test } from 'vitest';
import { DEEP } from '../../../.ci/runs.js';
import { ONE_SIDED, playedBy } from '../bench/one-sided.js';
import { newGame, outcome, type State } from '../src/index.js';

/** The deals of each player, and how many of them it may win. */
const DEALS = DEEP ? 40 : 2;
const MOST = DEEP ? 4 : 0;

const kindsOf = (state: State, seat: number): readonly number[] => {
  const { built = [], orders = [] } = state.seats[seat] ?? {};
  return [built.reduce((sum, each) => sum + each, 0), orders.length];
};

test.each(ONE_SIDED)('building, trading and orders all pay: who is only a %s loses to the house bot', (player) => {
  let won = 0;
  let [mine, others] = [0, 0];
  const done: (readonly number[])[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const own = deal % 2;
    const state = playedBy(player, newGame({ mode: 'versus', seed: `one-sided ${deal}` }), own);
    const { winners = [], scores = [] } = outcome(state) ?? {};
    if (winners.includes(own)) won++;
    mine += scores[own]?.total ?? 0;
    others += scores[1 - own]?.total ?? 0;
    done.push(kindsOf(state, own));
  }
  expect(won).toBeLessThanOrEqual(MOST);
  expect(mine).toBeLessThan(0.75 * others);
  // It has done what it is for.
  const outposts = done.reduce((sum, [built = 0]) => sum + built, 0) / DEALS;
  if (player === 'builder') expect(outposts).toBeGreaterThan(15);
  if (player === 'harvester') expect(outposts).toBe(0);
});
