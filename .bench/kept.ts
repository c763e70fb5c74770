/**
 * Plays random games of every measured variant, and prints by game what V8 keeps in a slower form: whole numbers as fractions, lists as lists that
 * may have holes, counts as lists of anything. A process of its own: once anything stores a fraction in a place, V8 keeps all numbers there so.
 */
import { serialize } from 'node:v8';
import { gameNameOf, root } from '../.ci/lib/packages.js';
import { type AnyGame, draw, seedRng } from '../packages/core/src/index.js';
import { sourcesOf } from './checkouts.js';

/** How V8 writes a number that it keeps as a fraction, whatever its value: 0 as well, once it was minus zero. */
const FRACTION = 'N'.charCodeAt(0);
const isFraction = (value: unknown): boolean => Number.isInteger(value) && serialize(value)[2] === FRACTION;

/** Whether V8 asks for holes in a list. No compiler of TypeScript reads this word of V8's. */
const asksForHoles = new Function('list', 'return %HasHoleyElements(list)') as (list: unknown) => boolean;
const mayHaveHoles = (value: unknown): boolean => Array.isArray(value) && asksForHoles(value);

/** Whether V8 takes a list for one of whole numbers. */
const isOfNumbers = new Function('list', 'return %HasSmiElements(list)') as (list: unknown) => boolean;
const isOfAnything = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(Number.isInteger) &&
  !Object.isFrozen(value) &&
  !isOfNumbers(value);

/** The places of the values that pass a test. Entries of a list share one place. */
function placesOf(test: (value: unknown) => boolean, value: unknown, path: string): readonly string[] {
  const own = test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  const inside = Object.entries(value).flatMap(([key, part]) =>
    placesOf(test, part, `${path}/${Array.isArray(value) ? '' : key}`),
  );
  return [...own, ...inside];
}

const fractions: Record<string, readonly string[]> = {
  'minus zero': placesOf(isFraction, { wood: 0 + -1 * Number('0'), clay: [0], carry: 0.5 }, ''),
};
const holes: Record<string, readonly string[]> = {
  'a filtered table': placesOf(mayHaveHoles, { frozen: Object.freeze(['a']).filter(() => true), spread: ['b'] }, ''),
};
const anything: Record<string, readonly string[]> = {
  'a list with a text': placesOf(isOfAnything, { had: ['a', 1].slice(1), has: ['a', 1], counts: [1] }, ''),
};
for (const { id, module, variants } of await sourcesOf(root)) {
  const game: AnyGame = (await import(module))[gameNameOf(id)];
  const rng = seedRng('whole numbers');
  const random = (): number => draw(rng);
  const found = { fractions: new Set<string>(), holes: new Set<string>(), anything: new Set<string>() };
  for (const options of Object.values(variants).map((each) => each.options ?? each))
    for (let seed = 0; seed < 8; seed++) {
      const draft = game.fast.begin(options)(seedRng(String(seed)));
      // Options are read, and never copied.
      const holesIn = () => placesOf(mayHaveHoles, { ...draft, options: null }, '');
      for (const path of holesIn()) found.holes.add(path);
      while (game.activeSeats(draft).length > 0) {
        game.fast.play(draft, game.fast.randomMove(draft, random));
        // Often enough to meet counts that go back to nothing before the end.
        if (draft.ply % 20 !== 0) continue;
        for (const path of placesOf(isOfAnything, { ...draft, options: null }, '')) found.anything.add(path);
      }
      for (const path of holesIn()) found.holes.add(path);
      // Generators count in fractions, and options do not count at all.
      for (const path of placesOf(isFraction, { ...draft, rng: null, options: null }, '')) found.fractions.add(path);
    }
  fractions[id] = [...found.fractions];
  holes[id] = [...found.holes];
  anything[id] = [...found.anything];
}
console.log(JSON.stringify({ fractions, holes, anything }));
