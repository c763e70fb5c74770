/** The levels for people, in every game: they play to the end, the best beats the weakest, and their traits show. */
import { expect, test } from 'vitest';
import { playMatch } from '../../packages/core/src/arena/index.js';
import { LEVELS, levels } from '../../packages/core/src/bots/index.js';
import { traitLaws } from '../../packages/core/src/testing/index.js';
import { games, variantsNamed } from '../lib/games.js';
import { DEEP, fewOf } from '../runs.js';

const cases = (await games()).flatMap(({ game, manifest }) =>
  manifest.versus === undefined
    ? []
    : variantsNamed(manifest, [manifest.versus]).map(({ options }) => ({ id: game.id, game, options })),
);

/** The deals of each game, and how many of them the best level has to win against the weakest. */
const [DEALS, WINS] = DEEP ? [12, 9] : [1, 0];

test.each(fewOf(cases))('$id: the best level beats the weakest', { timeout: 600_000 }, ({ game, options }) => {
  expect(game.ladder).toHaveLength(LEVELS.length);
  const [first, ...others] = levels(game);
  const master = others.at(-1);
  if (first === undefined || master === undefined) throw new Error('there are no levels');
  const seats = game.seats(game.newGame({ ...options, seed: 'seats' })).length;
  let won = 0;
  for (let deal = 0; deal < DEALS && (won < WINS || deal === 0); deal++) {
    const line = Array.from({ length: seats }, (_, seat) => (seat === deal % seats ? master : first).bot);
    const { outcome, fault } = playMatch(game, line, { ...options, seed: `levels ${deal}` });
    expect(fault).toBeUndefined();
    if (outcome.winners.includes(deal % seats)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(WINS);
});

test.each((await games()).map(({ game }) => ({ id: game.id, ladder: game.ladder ?? [] })))(
  '$id: each level sees more or leaves less to chance than the one before, and one that searches builds on one that leaves nothing',
  ({ ladder }) => {
    const temperatures = ladder.map(({ temperature }) => temperature);
    const seen = ladder.map(({ sees = 1 }) => sees);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    const plain = ladder.flatMap(({ trait, temperature }) => (trait === undefined ? temperature : []));
    expect(plain).toEqual([...plain].sort((a, b) => b - a));
    expect(temperatures.at(-1)).toBe(0);
    for (const [i, { iterations }] of ladder.entries())
      if (iterations !== undefined) expect(temperatures.slice(i - 1)).toEqual(temperatures.slice(i - 1).map(() => 0));
  },
);

for (const { game, options } of cases) traitLaws(game, { options }, test);
