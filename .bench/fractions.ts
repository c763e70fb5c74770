/**
 * Plays random games of every measured variant, and prints the places of whole numbers that V8 then keeps as fractions, by game. A process
 * of its own: once anything stores a fraction in a place, V8 keeps all numbers there so.
 */
import { serialize } from 'node:v8';
import { gameNameOf, root } from '../.ci/packages.js';
import { type AnyGame, draw, seedRng } from '../packages/core/src/index.js';
import { sourcesOf } from './checkouts.js';

/** How V8 writes a number that it keeps as a fraction, whatever its value: 0 as well, once it was minus zero. */
const FRACTION = 'N'.charCodeAt(0);
const isFraction = (value: number): boolean => serialize(value)[2] === FRACTION;

/** The places of whole numbers that V8 keeps as fractions. */
function fractionsIn(value: unknown, path: string): readonly string[] {
  if (typeof value === 'number') return Number.isInteger(value) && isFraction(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    fractionsIn(part, `${path}/${Array.isArray(value) ? '' : key}`),
  );
}

const found: Record<string, readonly string[]> = {
  'minus zero': fractionsIn({ wood: 0 + -1 * Number('0'), clay: [0], carry: 0.5 }, ''),
};
for (const { id, module, variants } of await sourcesOf(root)) {
  const game: AnyGame = (await import(module))[gameNameOf(id)];
  const rng = seedRng('whole numbers');
  const random = (): number => draw(rng);
  const paths = new Set<string>();
  for (const options of Object.values(variants).map((each) => each.options ?? each))
    for (let seed = 0; seed < 8; seed++) {
      const draft = game.fast.begin(options)(seedRng(String(seed)));
      while (game.activeSeats(draft).length > 0) game.fast.play(draft, game.fast.randomMove(draft, random));
      // Generators count in fractions, and options do not count at all.
      for (const path of fractionsIn({ ...draft, rng: null, options: null }, '')) paths.add(path);
    }
  found[id] = [...paths];
}
console.log(JSON.stringify(found));
