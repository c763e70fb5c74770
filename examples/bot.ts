/**
 * A bot of one's own: it imagines what it cannot see, plays each legal move to the end many times at random, and takes
 * the one after which it won most. Then the arena tells whether that was any good.
 */
import type { AnyGame, MoveOf, ViewOf } from '@wonders/core';
import { seedRng } from '@wonders/core';
import { playGames, tally } from '@wonders/core/arena';
import { type Bot, houseBot, randomBot } from '@wonders/core/bots';
import { sealed } from '@wonders/core/testing';

/** Works with any game: what it needs is in the contract. */
function playoutBot<G extends AnyGame>(game: G, playouts: number): Bot<ViewOf<G>, MoveOf<G>> {
  return ({ view, seat, legal, random }) => {
    const candidates = legal.map((move) => ({ move, value: 0, visits: playouts }));
    for (let i = 0; i < playouts; i++) {
      // All moves meet the same guess about hidden cards and coming luck, so that luck favours none of them.
      const guess = game.determinize(view, seedRng(String(random())));
      for (const candidate of candidates) {
        const draft = game.fast.clone(guess);
        game.fast.play(draft, candidate.move);
        while (game.activeSeats(draft).length > 0) game.fast.play(draft, game.fast.randomMove(draft, random));
        const winners = game.outcome(draft)?.winners ?? [];
        if (winners.includes(seat)) candidate.value += 1 / winners.length / playouts;
      }
    }
    const best = candidates.reduce((a, b) => (b.value > a.value ? b : a));
    return { move: best.move, candidates };
  };
}

const SEEDS = 60;
const bots = { playouts: playoutBot(sealed, 60), house: houseBot(sealed), random: randomBot() };
const results = playGames(sealed, bots, { seats: 3, seed: 'arena' }, SEEDS);

console.log(`Every seed in every rotation of the three bots: ${SEEDS * 3} games`);
console.table(
  tally(results).map(({ bot, games, winRate, low, high, points }) => ({
    bot,
    games,
    wins: `${(100 * winRate).toFixed(1)} %`,
    'with 95 % certainty': `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`,
    points: points.toFixed(1),
  })),
);
