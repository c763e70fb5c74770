/**
 * A bot of your own: it guesses what it cannot see, plays on at random several times after each legal move, and takes the move that leaves
 * it furthest ahead. Then the arena measures how good it is.
 */
import type { AnyGame, MoveOf, Outcome, Seat, ViewOf } from '@wonders/core';
import { seedRng } from '@wonders/core';
import { playGames, tally } from '@wonders/core/arena';
import { type Bot, houseBot, randomBot } from '@wonders/core/bots';
import { hal } from '@wonders/hal';

/** Works with any game of the contract. */
function playoutBot<G extends AnyGame>(game: G, playouts: number): Bot<ViewOf<G>, MoveOf<G>> {
  return ({ view, seat, legal, random }) => {
    const candidates = legal.map((move) => ({ move, value: 0, visits: playouts }));
    for (let i = 0; i < playouts; i++) {
      // All moves face the same guess about hidden cards and future luck, so that luck favours none of them.
      const guess = game.determinize(view, seedRng(String(random())));
      for (const candidate of candidates) {
        const draft = game.fast.clone(guess);
        game.fast.play(draft, candidate.move);
        while (game.activeSeats(draft).length > 0) game.fast.play(draft, game.fast.randomMove(draft, random));
        candidate.value += lead(game.outcome(draft), seat) / playouts;
      }
    }
    const best = candidates.reduce((a, b) => (b.value > a.value ? b : a));
    return { move: best.move, candidates };
  };
}

/** By how many points a seat leads the best of the others. */
function lead(outcome: Outcome | undefined, seat: Seat): number {
  const total = (mine: boolean) =>
    Math.max(...(outcome?.scores ?? []).filter((score) => (score.seat === seat) === mine).map((score) => score.total));
  return total(true) - total(false);
}

const SEEDS = 40;
const bots = { playouts: playoutBot(hal, 4), house: houseBot(hal), random: randomBot() };
const results = playGames(hal, bots, { level: 'normal', seed: 'arena' }, SEEDS);

console.log(`Every bot plays the same ${SEEDS} deals against Hal`);
console.table(
  tally(results).map(({ bot, games, winRate, low, high, points }) => ({
    bot,
    games,
    wins: `${(100 * winRate).toFixed(1)} %`,
    'with 95 % certainty': `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`,
    points: points.toFixed(1),
  })),
);
