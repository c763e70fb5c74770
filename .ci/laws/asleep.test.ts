/** The recipe for many games tells how long states and saves are: each row of its table is played again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begin, compact, load, playOn, save } from '../../packages/core/src/records/index.js';
import { games } from '../lib/games.js';
import { root } from '../lib/packages.js';

const recipe = readFileSync(join(root, 'docs/recipes/many-games.md'), 'utf8');
const length = (value: unknown): number => JSON.stringify(value).length;

test.each(await games())('the recipe for many games tells how long texts of $pkg.id are', async ({ game }) => {
  const { id } = game;
  const codes: string[] = [];
  const played = playOn(game, begin(game, { seed: 'monday' }), (moves, state) => {
    const code = game.encodeMove(game.botMove(state));
    codes.push(code);
    return moves.findIndex((move) => game.encodeMove(move) === code);
  });
  const short = compact(game, played);
  const shortest = { ...short, options: played.record.options };
  expect(load(game, JSON.stringify(shortest))).toMatchObject({ ok: true });
  const figures = [codes.length, length(played.state), length(save(game, played)), length(short), length(shortest)];
  const row = recipe.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? '';
  expect(row.match(/ \d+/g)?.map(Number)).toEqual(figures);
});
