import type { Coder } from './coder.js';

/** The way to a part of a value: its keys, and the places of entries in their lists. */
export type Path = readonly (string | number)[];

/** How often things of each sort have come. */
export type Hits = Map<string, number>;

/** What a thing that has come counts; all that have not count half as much together. */
const UNIT = 4;

/** How many sets of `k` things there are among `n`. */
function sets(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return n < k ? 0n : result;
}

/** The set of a rank, in the order of their highest places. */
function setOf(rank: bigint, n: number, size: number): readonly number[] {
  let left = rank;
  const places: number[] = [];
  let place = n;
  for (let k = size; k > 0; k--) {
    do place--;
    while (sets(place, k) > left);
    left -= sets(place, k);
    places.unshift(place);
  }
  return places;
}

/** The product of `k` numbers from `from` on, each by {@link UNIT} more than the one before. */
function rising(from: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result *= BigInt(from + UNIT * i);
  return result;
}

/**
 * So many things of several sorts: first how many of each sort, then which of it. A sort is drawn as from Pólya's urn: the likelier, the
 * oftener it has come. In the beginning all things are alike. Of a sort any set is as likely: that costs the logarithm of how many
 * there are, and nothing where all or none of it belong.
 */
export function someOf<T>(
  coder: Coder,
  hits: Hits,
  sorts: ReadonlyMap<string, readonly T[]>,
  chosen: ReadonlySet<T>,
  k: number,
): readonly T[] {
  let others = [...sorts.values()].reduce((sum, { length }) => sum + length, 0);
  const share = UNIT / 2 / others;
  const urn = [...sorts].map(([sort, things]) => {
    return { sort, things, weight: UNIT * (hits.get(sort) ?? 0) + Math.max(1, Math.round(share * things.length)) };
  });
  urn.sort((a, b) => b.weight - a.weight);
  let rest = urn.reduce((sum, { weight }) => sum + weight, 0);
  let left = k;
  const found: T[] = [];
  for (const { sort, things, weight } of urn) {
    rest -= weight;
    others -= things.length;
    const least = Math.max(0, left - others);
    const counts = Array.from({ length: Math.min(left, things.length) - least + 1 }, (_, i) => least + i);
    const own = things.flatMap((thing, place) => (chosen.has(thing) ? [place] : []));
    const weights = counts.map((n) => sets(left, n) * rising(weight, n) * rising(rest, left - n));
    const count = least + coder.weighted(own.length - least, weights);
    const rank = own.reduce((sum, place, i) => sum + sets(place, i + 1), 0n);
    const places = setOf(coder.even(rank, sets(things.length, count)), things.length, count);
    found.push(...places.map((place) => things[place] as T));
    hits.set(sort, (hits.get(sort) ?? 0) + count);
    left -= count;
  }
  return found;
}

/** Where a thing has come last. */
interface Spot {
  readonly path: Path;
  /** Its keys in one text. */
  readonly keys: string;
  /** Whether it is the last of its list. */
  isTop: boolean;
}

/** The keys of a path: what stands there in each entry of a list is of one sort. */
export const keysOf = (path: Path): string => path.filter((each) => typeof each === 'string').join('/');

/** Where the things of a value have come: what has one place has no other, or has its next place by rule. */
export interface Spots {
  /** The sort of a thing of a kind, for a place: where it has come last, and whether in the same entry of the lists that hold both. */
  sortOf(thing: unknown, kind: object, path: Path): string;
  note(thing: unknown, kind: object, path: Path): void;
  /** Notes that a thing is the last of its list. */
  noteTop(thing: unknown, kind: object): void;
}

export function newSpots(): Spots {
  /** Of each kind, and of all: a card may have the name of a tile. */
  const [kinds, names] = [new Map<object, Map<unknown, Spot>>(), new Map<unknown, Spot>()];
  return {
    sortOf(thing, kind, path) {
      const own = kinds.get(kind)?.get(thing);
      const spot = own ?? names.get(thing);
      if (spot === undefined) return '';
      let parting = 0;
      while (parting < path.length && spot.path[parting] === path[parting]) parting++;
      const isOther = typeof spot.path[parting] === 'number' && typeof path[parting] === 'number';
      return `${spot.keys}${own === undefined ? ' namesake' : isOther ? ' other' : ''}${spot.isTop ? ' top' : ''}`;
    },
    note(thing, kind, path) {
      const spot: Spot = { path: [...path], keys: keysOf(path), isTop: false };
      const own = kinds.get(kind) ?? new Map<unknown, Spot>();
      kinds.set(kind, own.set(thing, spot));
      if (typeof thing === 'string') names.set(thing, spot);
    },
    noteTop(thing, kind) {
      const spot = kinds.get(kind)?.get(thing);
      if (spot !== undefined) spot.isTop = true;
    },
  };
}
