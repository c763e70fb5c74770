const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** How many values a letter has. */
const LETTER = BigInt(LETTERS.length);

/** The longest text that is read: one that somebody has made up takes no time. */
const LONGEST = 20_000;

/** Writes choices into a text, or reads them from it. What it reads is what was written, if it is asked the same. */
export interface Coder {
  /** Whether it reads; what it is given counts only where it writes. */
  readonly reads: boolean;
  /** One of `count` that are all as likely, from 0 on. */
  even(which: bigint, count: bigint): bigint;
  /** One of several, each as likely as its weight says: the likelier, the shorter the text. */
  weighted(which: number, weights: readonly (number | bigint)[]): number;
}

/** A choice as a share of a number: from `from` on, `width` of `of`. */
type Share = readonly [from: bigint, width: bigint, of: bigint];

/**
 * Writes by asymmetric numeral systems (Duda, 2009): the text is one number, from which the choices are taken in the order in which they
 * were made.
 */
export function writer(): Coder & { text(): string | undefined } {
  const shares: Share[] = [];
  return {
    reads: false,
    even(which, count) {
      shares.push([which, 1n, count]);
      return which;
    },
    weighted(which, weights) {
      const [from, width] = [sum(weights.slice(0, which)), BigInt(weights[which] as number)];
      shares.push([from, width, sum(weights)]);
      return which;
    },
    text() {
      let n = 0n;
      for (const [from, width, of] of shares.reverse()) n = (n / width) * of + from + (n % width);
      const letters: string[] = [];
      for (; n > 0n; n /= LETTER) letters.push(LETTERS.charAt(Number(n % LETTER)));
      return letters.length > LONGEST ? undefined : letters.reverse().join('');
    },
  };
}

/** Reads what a {@link writer} has written; `undefined` where a text is too long. `isAtEnd` says whether all of it is read. */
export function reader(text: string): (Coder & { isAtEnd(): boolean }) | undefined {
  if (text.length > LONGEST) return undefined;
  let n = 0n;
  for (const letter of text) n = n * LETTER + BigInt(Math.max(0, LETTERS.indexOf(letter)));
  function even(_which: bigint, count: bigint): bigint {
    const which = n % count;
    n /= count;
    return which;
  }
  return {
    reads: true,
    even,
    weighted(_which, weights) {
      const place = even(0n, sum(weights));
      let [which, from] = [0, 0n];
      for (let width = BigInt(weights[0] as number); place >= from + width; width = BigInt(weights[which] as number)) {
        from += width;
        which++;
      }
      n = n * BigInt(weights[which] as number) + (place - from);
      return which;
    },
    isAtEnd: () => n === 0n,
  };
}

const sum = (numbers: readonly (number | bigint)[]): bigint =>
  numbers.reduce<bigint>((all, each) => all + BigInt(each), 0n);

/** What has come so far of one kind. */
export interface Model {
  /** How often each has come. */
  readonly counts: Map<number, number>;
  /** How often one came for the first time, and how often one that had come before. */
  first: number;
  again: number;
}

export const newModel = (): Model => ({ counts: new Map(), first: 0, again: 0 });

function note(model: Model, which: number): void {
  const count = model.counts.get(which) ?? 0;
  model.counts.set(which, count + 1);
  if (count === 0) model.first++;
  else model.again++;
}

/** The place of one among those that have not come. */
function placeAmongFresh({ counts }: Model, which: number): number {
  let place = which;
  for (const each of counts.keys()) if (each < which) place--;
  return place;
}

/** The other way round. */
function freshAt({ counts }: Model, place: number): number {
  let which = -1;
  for (let left = place; left >= 0; ) if (!counts.has(++which)) left--;
  return which;
}

/**
 * One of `count`, of a kind of which the model knows what has come so far. Of components that there are once each, those that have not
 * come are likely; of numbers, those that have come often.
 */
export function modelled(coder: Coder, model: Model, which: number, count: number): number {
  const { counts, first, again } = model;
  const certain = counts.size === 0 ? 0 : counts.size === count ? 1 : undefined;
  const isKnown = certain ?? coder.weighted(counts.has(which) ? 1 : 0, [2 * first + 1, 2 * again + 1]);
  let found = which;
  if (isKnown === 1) {
    const known = [...counts.keys()];
    found = known[coder.weighted(known.indexOf(which), [...counts.values()])] as number;
  } else {
    const place = coder.even(BigInt(placeAmongFresh(model, which)), BigInt(count - counts.size));
    if (coder.reads) found = freshAt(model, Number(place));
  }
  note(model, found);
  return found;
}
