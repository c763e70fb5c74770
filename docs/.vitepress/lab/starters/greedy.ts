import { seedRng } from '@wonders/core';
import type { BotMaker } from '@wonders/core/bots';

/** The move that leaves its seat with the most points right now. */
export const mine: BotMaker =
  (game) =>
  ({ view, seat, legal, random }) => {
    // A view has gaps: a guess fills them.
    const guess = game.determinize(view, seedRng(String(random())));
    const candidates = legal.map((move) => {
      const draft = game.fast.clone(guess);
      game.fast.play(draft, move);
      return { move, value: game.standing(draft).scores[seat]?.total ?? 0, visits: 1 };
    });
    const best = candidates.reduce((a, b) => (b.value > a.value ? b : a));
    return { move: best.move, candidates };
  };
