import { seedRng } from '@wonders/core';
import type { BotMaker } from '@wonders/core/bots';

/** One move ahead: the move after which `evaluate` expects the largest lead. */
export const mine: BotMaker =
  (game) =>
  ({ view, seat, legal, random }) => {
    const guess = game.determinize(view, seedRng(String(random())));
    const candidates = legal.map((move) => {
      const draft = game.fast.clone(guess);
      game.fast.play(draft, move);
      return { move, value: game.evaluate?.(draft, seat) ?? 0, visits: 1 };
    });
    const best = candidates.reduce((a, b) => (b.value > a.value ? b : a));
    return { move: best.move, candidates };
  };
