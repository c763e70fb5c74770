import type { AleaRng } from '../contract/generator.js';
import { MULTIPLIER, seedRng } from '../rng/rng.js';
import { copy } from './state-form.js';

/** Thrown when a line of play reads something that its viewer cannot see. */
export const HIDDEN: unique symbol = Symbol('hidden');

/** The objects of a guess that contain something unseen, each with those of its own keys whose values are unseen. */
export type HiddenPlaces = ReadonlyMap<object, Set<PropertyKey>>;

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The contents of lists and records of plain values, say a hand or a pool, are unseen as a whole. */
const isFlat = (node: object): boolean => !Object.values(node).some(isNode);

const keysOf = (node: object): readonly string[] =>
  Array.isArray(node) ? [...Object.keys(node), 'length'] : Object.keys(node);

/** The keys of a node and of its twins, which nearly always have the same ones. */
function allKeys(node: object, twins: readonly object[]): readonly string[] {
  const keys = new Set(keysOf(node));
  for (const twin of twins) for (const key of keysOf(twin)) keys.add(key);
  return [...keys];
}

const isUnlike = (a: unknown, b: unknown): boolean =>
  isNode(a) && isNode(b) ? Array.isArray(a) !== Array.isArray(b) : a !== b;

/** How many pairs are dealt: enough that all rarely agree by chance about what is hidden. */
const PAIRS = 8;

/** 1 − 2⁻³², the largest number that alea draws. */
const LARGEST = 1 - 2 ** -32;

/** A generator whose draws mirror those of another: `LARGEST − x` for each `x`. What one draws low, the other draws high. */
const mirrored = ({ c, s0, s1, s2 }: AleaRng): AleaRng => ({
  c: MULTIPLIER - 1 - c,
  s0: LARGEST - s0,
  s1: LARGEST - s1,
  s2: LARGEST - s2,
});

/**
 * A guess at the state behind a view, in which chance asks, and where it may be wrong: wherever it differs from the view or from other
 * guesses.
 *
 * @param determinize - Makes a state that agrees with the view.
 */
export function guessAt<D extends object>(
  determinize: (rng: AleaRng) => D,
  view: object,
): { readonly guess: D; readonly places: HiddenPlaces } {
  const make = (rng: AleaRng): D => ({ ...determinize(rng), rng: null });
  // A guess that tosses a coin, whether a card has been seen, say, tosses it both ways in a pair.
  const [guess, ...others] = Array.from({ length: PAIRS }, (_, i) => seedRng(`preview ${i}`)).flatMap((rng) => [
    make({ ...rng }),
    make(mirrored(rng)),
  ]) as [D, ...D[]];
  const own = copy(guess);
  return { guess: own, places: hiddenPlaces(own, [{ ...view, viewer: null, rng: null }, ...others]) };
}

/**
 * Where a guess differs from others.
 *
 * @param guess - No object stands in it twice.
 */
function hiddenPlaces(guess: object, others: readonly object[]): HiddenPlaces {
  const places = new Map<object, Set<PropertyKey>>();

  /** Whether something in a node is unseen. */
  function mark(node: object, twins: readonly object[]): boolean {
    const keys = allKeys(node, twins);
    const unlike = keys.filter((key) => twins.some((twin) => isUnlike(Reflect.get(node, key), Reflect.get(twin, key))));
    const unseen = new Set<PropertyKey>(unlike.length > 0 && isFlat(node) ? keys : unlike);
    if (unlike.includes('length')) for (const key of keys) unseen.add(key);
    // A list that is everywhere as long tells how many it holds, though not what.
    else unseen.delete('length');
    let found = unseen.size > 0;
    for (const key of keys) {
      const value: unknown = Reflect.get(node, key);
      if (unseen.has(key) || !isNode(value)) continue;
      // Guesses share what the view shows, so most twins are the same object.
      if (mark(value, [...new Set(twins.map((twin) => Reflect.get(twin, key)))])) found = true;
    }
    if (found) places.set(node, unseen);
    return found;
  }

  mark(guess, others);
  return places;
}

/**
 * The guess, except that reading an unseen place throws {@link HIDDEN}. What play writes into such a place is known from then on, since
 * it follows from what is known.
 */
export function hiding<T extends object>(guess: T, places: HiddenPlaces): T {
  const guards = new Map<object, object>();

  function guard(node: object): object {
    const unseen = places.get(node);
    if (unseen === undefined) return node;
    const made = guards.get(node);
    if (made !== undefined) return made;
    const look = (key: PropertyKey): void => {
      if (unseen.has(key)) throw HIDDEN;
    };
    const proxy = new Proxy(node, {
      get(target, key) {
        look(key);
        const value: unknown = Reflect.get(target, key);
        return isNode(value) ? guard(value) : value;
      },
      has(target, key) {
        look(key);
        return Reflect.has(target, key);
      },
      getOwnPropertyDescriptor(target, key) {
        look(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      ownKeys(target) {
        if (unseen.size > 0) throw HIDDEN;
        return Reflect.ownKeys(target);
      },
      set(target, key, value) {
        unseen.delete(key);
        return Reflect.set(target, key, value);
      },
    });
    guards.set(node, proxy);
    return proxy;
  }

  return guard(guess) as T;
}
