/**
 * What a range of an observation holds.
 *
 * @category Learning
 */
export interface ObservationField {
  /** Its meaning: `'player 0 coins'`. Seats count from the observer, who is 0. */
  readonly name: string;
  /** The index of its first number in the observation. */
  readonly offset: number;
  /** How many numbers it has. */
  readonly length: number;
  /** The least that its numbers can be. */
  readonly min: number;
  /** The greatest that its numbers can be. */
  readonly max: number;
  /** What each number stands for, where they differ. */
  readonly values: readonly string[] | null;
  /** Rows and columns, where it is a plane. */
  readonly shape: readonly [rows: number, columns: number] | null;
}

/**
 * A part of an observation: what is read from the table, and how it becomes numbers from −1 to 1.
 *
 * @typeParam T - What it is read from.
 * @category Learning
 */
export interface Feature<T> {
  /** What its numbers mean, from its first one on: `offset` counts within the feature. */
  readonly fields: readonly ObservationField[];
  /** How many numbers it writes. */
  readonly length: number;
  /** Writes its numbers. The place is zero before: where there is nothing to say, it writes nothing. */
  write(subject: T, out: Float32Array, at: number): void;
}

const field = (name: string, length: number, more: Partial<ObservationField> = {}): ObservationField => ({
  name,
  offset: 0,
  length,
  min: 0,
  max: 1,
  values: null,
  shape: null,
  ...more,
});

const within = (least: number, value: number): number => Math.min(1, Math.max(least, value));

/**
 * A number as a fraction of `most`; larger numbers count as `most`. With `signed` it may be below zero.
 *
 * @category Learning
 */
export function scalar<T>(
  name: string,
  most: number,
  read: (subject: T) => number | null,
  { signed = false }: { readonly signed?: boolean } = {},
): Feature<T> {
  const min = signed ? -1 : 0;
  return {
    fields: [field(name, 1, { min })],
    length: 1,
    write(subject, out, at) {
      out[at] = within(min, (read(subject) ?? 0) / most);
    },
  };
}

/**
 * A number that may be hidden: whether it is known, and the number as a fraction of `most`.
 *
 * @category Learning
 */
export function secret<T>(name: string, most: number, read: (subject: T) => number | 'hidden'): Feature<T> {
  return {
    fields: [field(name, 2, { values: ['known', 'number'] })],
    length: 2,
    write(subject, out, at) {
      const value = read(subject);
      if (value === 'hidden') return;
      out[at] = 1;
      out[at + 1] = within(0, value / most);
    },
  };
}

/**
 * Whether something holds: 1 or 0.
 *
 * @category Learning
 */
export function flag<T>(name: string, read: (subject: T) => boolean): Feature<T> {
  return scalar(name, 1, (subject) => Number(read(subject)));
}

/**
 * Which of some values it is: 1 at its place and 0 at all others; all 0 for `null`.
 *
 * @category Learning
 */
export function oneHot<T, K extends string | number | boolean>(
  name: string,
  values: readonly K[],
  read: (subject: T) => K | null | undefined,
): Feature<T> {
  const places = new Map<unknown, number>(values.map((value, i) => [value, i]));
  return {
    fields: [field(name, values.length, { values: values.map(String) })],
    length: values.length,
    write(subject, out, at) {
      const value = read(subject) ?? null;
      if (value === null) return;
      const place = places.get(value);
      if (place === undefined) throw new RangeError(`${name} cannot be ${value}`);
      out[at + place] = 1;
    },
  };
}

/**
 * How often each of some values is in a list, as a fraction of `most`: 1 or 0 for sets. Skips the mark of hidden entries.
 *
 * @category Learning
 */
export function multiHot<T, K extends string | number>(
  name: string,
  values: readonly K[],
  read: (subject: T) => readonly (K | 'hidden' | null)[],
  most = 1,
): Feature<T> {
  const places = new Map<unknown, number>(values.map((value, i) => [value, i]));
  return {
    fields: [field(name, values.length, { values: values.map(String) })],
    length: values.length,
    write(subject, out, at) {
      for (const value of read(subject)) {
        const place = places.get(value);
        if (place !== undefined) out[at + place] = within(0, (out[at + place] ?? 0) + 1 / most);
        else if (value !== 'hidden' && value !== null) throw new RangeError(`${name} cannot hold ${value}`);
      }
    },
  };
}

/**
 * A number for each of some things, in their order, as a fraction of `most`.
 *
 * @category Learning
 */
export function counts<T>(
  name: string,
  of: readonly (string | number)[],
  most: number,
  read: (subject: T) => readonly number[],
): Feature<T> {
  return {
    fields: [field(name, of.length, { values: of.map(String) })],
    length: of.length,
    write(subject, out, at) {
      const numbers = read(subject);
      for (let i = 0; i < of.length; i++) out[at + i] = within(0, (numbers[i] ?? 0) / most);
    },
  };
}

/**
 * A grid of numbers, row by row, each as a fraction of `most`.
 *
 * @param read - The cells that are not zero. Cells outside the grid are left out.
 * @category Learning
 */
export function plane<T>(
  name: string,
  size: { readonly rows: number; readonly columns: number; readonly most?: number },
  read: (subject: T) => Iterable<{ readonly row: number; readonly column: number; readonly value: number }>,
): Feature<T> {
  const { rows, columns, most = 1 } = size;
  return {
    fields: [field(name, rows * columns, { shape: [rows, columns] })],
    length: rows * columns,
    write(subject, out, at) {
      for (const { row, column, value } of read(subject))
        if (row >= 0 && row < rows && column >= 0 && column < columns)
          out[at + row * columns + column] = within(0, value / most);
    },
  };
}

/** Features one behind the other, under a name. */
function joined<T>(prefix: string, features: readonly Feature<T>[]): Feature<T> {
  let length = 0;
  const fields: ObservationField[] = [];
  for (const feature of features) {
    for (const each of feature.fields)
      fields.push({ ...each, name: `${prefix}${each.name}`, offset: length + each.offset });
    length += feature.length;
  }
  return {
    fields,
    length,
    write(subject, out, at) {
      let next = at;
      for (const feature of features) {
        feature.write(subject, out, next);
        next += feature.length;
      }
    },
  };
}

/**
 * The same features of something else that is reached from here; zeros where there is none.
 *
 * @category Learning
 */
export function part<T, U extends object>(
  name: string,
  read: (subject: T) => U | null | undefined,
  ...features: readonly Feature<U>[]
): Feature<T> {
  const inner = joined(`${name} `, features);
  return {
    ...inner,
    write(subject, out, at) {
      const found = read(subject);
      if (found !== null && found !== undefined) inner.write(found, out, at);
    },
  };
}

/**
 * The same features of several things, one behind the other; zeros where there is none.
 *
 * @param labels - What each of them is called.
 * @param read - The things in the order of their labels.
 * @category Learning
 */
export function each<T, U extends object>(
  name: string,
  labels: readonly (string | number)[],
  read: (subject: T) => readonly (U | null | undefined)[],
  ...features: readonly Feature<U>[]
): Feature<T> {
  const inner = joined('', features);
  const fields = labels.flatMap((label, i) =>
    inner.fields.map((each) => ({
      ...each,
      name: `${name} ${label} ${each.name}`,
      offset: i * inner.length + each.offset,
    })),
  );
  return {
    fields,
    length: labels.length * inner.length,
    write(subject, out, at) {
      const things = read(subject);
      if (things.length > labels.length)
        throw new RangeError(`there are ${things.length} of ${name}, at most ${labels.length} have a place`);
      for (const [i, thing] of things.entries())
        if (thing !== null && thing !== undefined) inner.write(thing, out, at + i * inner.length);
    },
  };
}

/** All features of a game as one. */
export const together = <T>(features: readonly Feature<T>[]): Feature<T> => joined('', features);
