/** What every game's judgement of positions has to be: a number, from states and views alike, that agrees with the end. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { draw, seedRng } from '../packages/core/src/index.js';
import { type FoundGame, games } from './games.js';

/** Variants as the packages keep them: by name, or each with its name. */
type Variants = Readonly<Record<string, object>> | readonly { readonly name: string; readonly options: object }[];

async function variantsOf({ pkg }: FoundGame): Promise<Variants> {
  const path = join(pkg.dir, 'bench/variants.ts');
  return existsSync(path) ? (await import(pathToFileURL(path).href)).variants : { plain: {} };
}

const found = await games();
const named = (variants: Variants): readonly { readonly name: string; readonly options: object }[] =>
  Array.isArray(variants) ? variants : Object.entries(variants).map(([name, options]) => ({ name, options }));
const cases = (
  await Promise.all(
    found.map(async (each) =>
      named(await variantsOf(each)).map((variant) => ({ ...variant, game: each.game, id: each.game.id })),
    ),
  )
).flat();

describe.each(cases)('$id, $name', ({ game, options }) => {
  const rng = seedRng('evaluate');
  const random = () => draw(rng);

  test('evaluate is a number from every seat, for states and views, and who won was judged ahead', () => {
    const { evaluate } = game;
    if (evaluate === undefined) throw new Error(`${game.id} has no evaluate`);
    for (let i = 0; i < 3; i++) {
      let state = game.newGame({ ...options, seed: `evaluate ${i}` });
      const seats = game.seats(state).map((_, seat) => seat);
      for (; game.activeSeats(state).length > 0; state = game.applyMove(state, game.fast.randomMove(state, random)))
        for (const seat of seats) {
          expect(Number.isFinite(evaluate(state, seat))).toBe(true);
          expect(Number.isFinite(evaluate(game.view(state, seat), seat))).toBe(true);
        }
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
