import type { AnyGame, StateOf, ViewOf } from '../../contract/game.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import type { Schema } from '../../contract/schema.js';
import type { Learn } from '../../learn/index.js';
import { seedRng } from '../../rng/rng.js';
import { anyMove } from '../laws/random.js';
import { fail, parse } from '../laws/same.js';
import { alike, begun, keyOf, meant, schemasOf, seeded, type Variant, valuesOf } from '../laws/values.js';

/** What a learning seat sees when it decides. */
interface Sight<G extends AnyGame> {
  readonly view: ViewOf<G>;
  readonly seat: Seat;
}

/** The decisions of one random game, each as its seat sees it. */
function* sightsOf<G extends AnyGame>(game: G, start: StateOf<G>): Generator<Sight<G>> {
  const rng = seedRng('options');
  for (let state = start; state.pending.length > 0; state = game.applyMove(state, anyMove(game, state, rng))) {
    const [seat = CHANCE] = game.activeSeats(state);
    if (seat !== CHANCE && game.seats(state)[seat]?.role !== 'script') yield { view: game.view(state, seat), seat };
  }
}

/** The options as the state keeps them, where it does. */
const kept = (position: object): unknown => (position as { readonly options?: unknown }).options;

/**
 * Whether observations differ between a game and the same game with another value of an option. Where the state keeps the option,
 * its value is swapped in the views of one game, so that a different deal does not count. Else the first views of both games are
 * compared.
 */
function tellsApart<G extends AnyGame>(game: G, learn: Learn<G>, one: StateOf<G>, other: StateOf<G>): boolean {
  const numbers = ({ view, seat }: Sight<G>) => Array.from(learn.observe(view, seat)).join();
  if (alike(kept(one), kept(other))) {
    const [a] = sightsOf(game, one);
    const [b] = sightsOf(game, other);
    return a === undefined || b === undefined || alike(a.view, b.view) || numbers(a) !== numbers(b);
  }
  const exchanged = kept(other);
  for (const sight of sightsOf(game, one)) {
    const { view, seat } = sight;
    try {
      if (numbers(sight) !== numbers({ view: { ...view, options: exchanged }, seat })) return true;
    } catch (error) {
      // A feature that refuses the value has looked at it.
      if (error instanceof RangeError) return true;
      throw error;
    }
  }
  return false;
}

/** The first two values of an option that observations do not distinguish; `undefined` when there are none. */
function blindSpot<G extends AnyGame>(
  game: G,
  learn: Learn<G>,
  variants: readonly Variant<G>[],
  [name, schema]: readonly [string, Schema<unknown>],
): string | undefined {
  const inVariants = variants.map(({ options }) => meant(schema, name, options));
  const values = [...valuesOf(schema).values, ...inVariants].filter((value) => value !== undefined);
  const tried = new Set<string>();
  for (const { options } of variants) {
    const state = begun(game, seeded(options, 'options'));
    const own = meant(schema, name, options);
    for (const value of values) {
      const pair = `${JSON.stringify(own)} ${JSON.stringify(value)}`;
      if (state === undefined || alike(own, value) || tried.has(pair)) continue;
      const other = begun(game, seeded({ ...options, [name]: value }, 'options'));
      if (other === undefined) continue;
      tried.add(pair);
      if (!tellsApart(game, learn, state, other)) return `${keyOf(name, own)} and ${keyOf(name, value)}`;
    }
  }
  return undefined;
}

/** Observations show every option of a game that is not named as left out. */
export function checkObserved<G extends AnyGame>(
  game: G,
  learn: Learn<G>,
  variants: readonly Variant<G>[],
  leftOut: Readonly<Record<string, string>>,
): void {
  const excuses = new Set(Object.keys(leftOut));
  const unseen: string[] = [];
  for (const option of schemasOf(game)) {
    const [name] = option;
    const spot = name === 'chance' ? undefined : blindSpot(game, learn, variants, option);
    if (spot !== undefined && !excuses.delete(name)) unseen.push(`${name} (all observations with ${spot} are equal)`);
  }
  if (unseen.length > 0)
    fail(
      `learn.ts does not observe ${unseen.join(', ')}. Give each a feature of view.options in learn.ts, or name it in leftOut, with the reason`,
    );
  if (excuses.size > 0)
    fail(
      `leftOut names ${[...excuses].join(', ')}, which observations show, or which no option is called: take it out of leftOut`,
    );
}

/** What tells a seat nothing when it decides: what every view has, and that it decides. Options have a law of their own. */
const TELLING_NOTHING = /^(game|rules|viewer|rng|ply|names|pending\/seat|options\/.*)$/;

/** The paths of all keys in a value: `cities/coins`. Lists add nothing to a path. */
function pathsIn(value: unknown, path: string, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const next = Array.isArray(value) ? path : `${path}${key}/`;
    if (next !== path) found.add(next.slice(0, -1));
    pathsIn(each, next, found);
  }
}

/** The same value, which notes the paths of the keys that are read. */
function watched<T>(value: T, path: string, read: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof found === 'function') return found;
      if (Array.isArray(target)) return watched(found, path, read);
      read.add(`${path}${key}`);
      return watched(found, `${path}${key}/`, read);
    },
  });
}

/** Observations read every key of a view that is not named as unseen. */
export function checkRead<G extends AnyGame>(
  game: G,
  learn: Learn<G>,
  variants: readonly Variant<G>[],
  unseen: Readonly<Record<string, string>>,
): void {
  const there = new Set<string>();
  const read = new Set<string>();
  for (const { options } of variants) {
    const start = begun(game, seeded(options, 'keys'));
    for (const { view, seat } of start === undefined ? [] : sightsOf(game, start)) {
      pathsIn(view, '', there);
      learn.observe(watched(parse(view), '', read), seat);
    }
  }
  const missing = [...there].filter((path) => {
    const above = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return (
      !read.has(path) &&
      !Object.hasOwn(unseen, path) &&
      !TELLING_NOTHING.test(path) &&
      (above === '' || read.has(above))
    );
  });
  if (missing.length > 0)
    fail(
      `learn.ts does not read ${missing.join(', ')} of a view. Give each a feature in learn.ts, or name it in unseen, with the reason`,
    );
  const stale = Object.keys(unseen).filter((path) => !there.has(path));
  if (stale.length > 0) fail(`unseen names ${stale.join(', ')}, which no view has: take it out of unseen`);
}
