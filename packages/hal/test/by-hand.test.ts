import { draw, seedRng } from '@wonders/core';
import { positionText } from '@wonders/core/records';
import { expect, test } from 'vitest';
import { runs } from '../../runs.js';
import { hal, type Options, type State } from '../src/index.js';
import { Hal } from './by-hand.js';

const { first: FIRST, games } = runs(1 / 5);
/** A dozen games of each variant at the gates, 2,000 with RUNS=10000. */
const GAMES = Math.max(4, games);

const VARIANTS: Readonly<Record<string, Partial<Options>>> = {
  normal: {},
  expert: { level: 'expert' },
  'expert, the other rulings': {
    level: 'expert',
    giftToHal: 'blind',
    halPaysForLowerNumber: 'down-to-zero',
    cardsBurntAtEachRefill: 0,
  },
};

/** What the package says of Hal and the city, in the words of the second source. */
const said = ({ players, city, tokens, ending }: State): object => ({
  resources: players[1]?.resources,
  points: players[1]?.points,
  tableau: [...(players[1]?.tableau ?? [])].sort(),
  city: Object.fromEntries(city.map(({ x, y, tiles, owner }) => [`${x} ${y}`, { tiles, owner }])),
  tokens: Object.fromEntries(Object.entries(tokens).map(([key, cell]) => [key, cell && `${cell.x} ${cell.y}`])),
  ending,
});

const kept = ({ resources, points, tableau, city, tokens, ending }: Hal): object => ({
  resources,
  points,
  tableau: [...tableau].sort(),
  city: Object.fromEntries(city),
  tokens: Object.fromEntries(tokens),
  ending,
});

test.each(Object.entries(VARIANTS))('HAL-45, HAL-54, HAL-58: Hal kept by hand, %s', (_, options) => {
  const endings = new Set<string | null>();
  for (let game = FIRST; game < FIRST + GAMES; game++) {
    const seed = `by hand ${game}`;
    const rng = seedRng(seed);
    let state: State = hal.newGame({ ...options, seed });
    const own = new Hal(state);
    while (state.pending.length > 0) {
      const byBot = game % 8 === 0 && draw(rng) < 0.1;
      const move = byBot ? hal.botMove(state) : hal.fast.randomMove(state, () => draw(rng));
      const { state: next, events } = hal.transition(state, move);
      own.follow(state, move, events);
      const where = () => `${hal.encodeMove(move)} in ${positionText(hal, state)}`;
      const [theirs, mine] = [said(next), kept(own)];
      expect(mine, where()).toEqual(theirs);
      if (move.kind === 'hal-turn')
        for (const what of ['resources', 'points'] as const)
          expect(next.players[0]?.[what], where()).toBe((state.players[0]?.[what] ?? 0) + own.given);
      state = next;
    }
    endings.add(own.ending);
    const districts = own.districts();
    const totals = state.players.map(
      ({ points, tableau }, seat) => points + own.equals(seat, tableau) + (districts[seat] ?? 0),
    );
    const { scores = [], winners } = hal.outcome(state) ?? {};
    expect(
      scores.map(({ total }) => total),
      positionText(hal, state),
    ).toEqual(totals);
    const [human = 0, his = 0] = totals;
    // HAL-68: equal totals are a draw, which has two winners.
    expect(winners).toEqual(human > his ? [0] : human < his ? [1] : [0, 1]);
  }
  expect(endings.size).toBeGreaterThan(1);
});
