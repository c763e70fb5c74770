/** What every game's judgement of positions has to be: a number, from states and views alike, that agrees with the end. */

import { describe, expect, test } from 'vitest';
import { draw, drawInt, seedRng } from '../../packages/core/src/index.js';
import { games, variantsOf } from '../lib/games.js';
import { few, fewOf } from '../runs.js';

const cases = (await games()).flatMap((found) =>
  variantsOf(found).map((variant) => ({ ...variant, game: found.game, id: found.game.id })),
);

describe.each(fewOf(cases))('$id, $name', ({ game, options }) => {
  const rng = seedRng('evaluate');
  const random = () => draw(rng);

  test('evaluate is a number at every ply from any seat, for states and views, and who won was judged ahead', () => {
    const { evaluate } = game;
    if (evaluate === undefined) throw new Error(`${game.id} has no evaluate`);
    for (let i = 0; i < few(3); i++) {
      let state = game.newGame({ ...options, seed: `evaluate ${i}` });
      const seats = game.seats(state).map((_, seat) => seat);
      const noNumbers: string[] = [];
      for (; game.activeSeats(state).length > 0; state = game.applyMove(state, game.fast.randomMove(state, random))) {
        const seat = drawInt(rng, seats.length);
        for (const value of [evaluate(state, seat), evaluate(game.view(state, seat), seat)])
          if (!Number.isFinite(value)) noNumbers.push(`${value} for seat ${seat} at ply ${state.ply}`);
      }
      expect(noNumbers).toEqual([]);
      const winners: readonly number[] = game.outcome(state)?.winners ?? [];
      expect(game.standing(state)).toEqual(game.outcome(state));
      if (winners.length !== 1) continue;
      for (const seat of seats)
        if (winners.includes(seat)) expect(evaluate(state, seat)).toBeGreaterThanOrEqual(0);
        else expect(evaluate(state, seat)).toBeLessThanOrEqual(0);
    }
  });

  test('standing is there from the first position on', () => {
    const state = game.newGame({ ...options, seed: 'standing' });
    expect(game.standing(state).scores).toHaveLength(game.seats(state).length);
  });
});
