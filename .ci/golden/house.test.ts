/**
 * Whole games of the house bots, beside the random walks of `packages/<game>/golden`: one of each measured variant, with each effort in turn
 * where the house bot has efforts. A changed choice shows as the first move that differs. The gates play them, and `npm run golden` writes
 * them.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnyGame, CHANCE, draw, type StateOf, seedRng } from '../../packages/core/src/index.js';
import { digest } from '../../packages/core/src/records/index.js';
import { games, type Variant, variantsOf } from '../lib/games.js';
import { DEEP } from '../runs.js';

/** The game that the house bot plays on every seat of people, and the script on its own. */
function played(game: AnyGame, { name, options }: Variant, effort: string | undefined): string {
  const rng = seedRng(`house ${name}`);
  let state: StateOf<AnyGame> = game.newGame({ ...options, seed: `house ${name}` });
  const lines = [`# ${name}${effort === undefined ? '' : `, ${effort}`}`];
  while (state.pending.length > 0) {
    const [seat = CHANCE] = game.activeSeats(state);
    const move = seat === CHANCE ? game.fast.randomMove(state, () => draw(rng)) : game.botMove(state, seat, effort);
    lines.push(`${seat === CHANCE ? 'chance' : seat} ${game.encodeMove(move)}`);
    state = game.applyMove(state, move);
  }
  const { ending, scores = [] } = game.outcome(state) ?? {};
  return [...lines, `${ending}: ${scores.map(({ total }) => total).join(', ')}; ${digest(state)}`].join('\n');
}

test.runIf(DEEP || process.env['GOLDEN'] === 'all').each(await games())(
  '$game.id: the house bot plays whole games as kept',
  async (found) => {
    const { game, pkg } = found;
    const efforts = game.efforts ?? [];
    const text = variantsOf(found).map((variant, i) => played(game, variant, efforts[i % efforts.length]));
    const head = `${game.id} rules ${game.rules}`;
    await expect(`${[head, ...text].join('\n\n')}\n`).toMatchFileSnapshot(join(pkg.dir, 'golden/house.txt'));
  },
);
