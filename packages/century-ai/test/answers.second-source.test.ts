import { draw, seedRng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { runs } from '../../../.ci/runs.js';
import { centuryAi, type Options, type State } from '../src/index.js';
import { Answers } from './answers.js';

const { first: FIRST, games } = runs(1 / 5);
/** Eight games of each variant at the gates, 2,000 with RUNS=10000. */
const GAMES = Math.max(2, games);

const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  printed: {},
  'matched, with points for outposts': { aiTradeGain: 'matched', aiBoard: 'virtual', map: 'random' },
  'once, to place or to gain': { aiTradeGain: 'once', aiMarketReaction: 'place-or-gain' },
};

/** What the package says of the AI, in the words of the second source. */
const said = ({ seats, outposts, ports }: State): object => ({
  store: [...(seats[1]?.cargo ?? [])],
  orders: [...(seats[1]?.orders ?? [])],
  outposts: [...outposts.keys()].filter((place) => outposts[place]?.includes(1)),
  ports: [...ports],
});

const kept = ({ store, orders, outposts, ports }: Answers): object => ({
  store: [...store],
  orders: [...orders],
  outposts: [...outposts].sort((a, b) => a - b),
  ports: [...ports],
});

test.each(Object.entries(VARIANTS))('CENT-72, CENT-57, CENT-93: the AI kept by hand, %s', (_, options) => {
  let [taken, reactions] = [0, 0];
  for (let game = FIRST; game < FIRST + GAMES; game++) {
    const rng = seedRng(`answers ${game}`);
    let state: State = centuryAi.newGame({ ...options, roundLimit: 60, seed: `answers ${game}` });
    while (state.phase === 'deal') state = centuryAi.applyMove(state, centuryAi.botMove(state));
    const answers = new Answers(state);
    while (state.pending.length > 0) {
      const byBot = game % 20 === 0 && draw(rng) < 0.2;
      const move = byBot ? centuryAi.botMove(state) : centuryAi.fast.randomMove(state, () => draw(rng));
      const { state: next, events } = centuryAi.transition(state, move);
      answers.follow(state, move, events);
      const [own, theirs] = [kept(answers), said(next)];
      if (JSON.stringify(own) !== JSON.stringify(theirs))
        expect(own, `${centuryAi.encodeMove(move)} in ${positionText(centuryAi, state)}`).toEqual(theirs);
      if (move.kind === 'react') reactions++;
      state = next;
    }
    taken += answers.orders.length;
    const { scores = [], winners } = centuryAi.outcome(state) ?? {};
    const [mine = 0, its = 0] = scores.map(({ total }) => total);
    expect(its).toBe(answers.points());
    // Ties go to the AI, which took the last turn; at the limit it has won.
    expect(winners).toEqual(state.ending === 'round-limit' || its >= mine ? [1] : [0]);
  }
  expect(taken).toBeGreaterThan(0);
  expect(reactions).toBeGreaterThan(10 * GAMES);
});
