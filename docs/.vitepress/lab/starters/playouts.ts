import { seedRng } from '@wonders/core';
import type { BotMaker } from '@wonders/core/bots';

/** How often it plays on at random after each move. */
const PLAYOUTS = 4;

/** The move after which random play leaves its seat furthest ahead. */
export const mine: BotMaker =
  (game) =>
  ({ view, seat, legal, random }) => {
    const candidates = legal.map((move) => ({ move, value: 0, visits: PLAYOUTS }));
    for (let i = 0; i < PLAYOUTS; i++) {
      // All moves face the same guess, so that luck favours none of them.
      const guess = game.determinize(view, seedRng(String(random())));
      for (const candidate of candidates) {
        const draft = game.fast.clone(guess);
        game.fast.play(draft, candidate.move);
        while (game.activeSeats(draft).length > 0) game.fast.play(draft, game.fast.randomMove(draft, random));
        const totals = game.outcome(draft)?.scores.map(({ total }) => total) ?? [];
        const others = totals.filter((_, each) => each !== seat);
        candidate.value += ((totals[seat] ?? 0) - Math.max(0, ...others)) / PLAYOUTS;
      }
    }
    const best = candidates.reduce((a, b) => (b.value > a.value ? b : a));
    return { move: best.move, candidates };
  };
