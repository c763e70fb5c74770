import type { JsonSchema } from '../contract/json-schema.js';
import { isObject } from '../schema/schema.js';
import { type Cell, newGrid } from './cells.js';
import { type Coder, type Model, modelled, newModel, reader, writer } from './coder.js';
import { folded, type Places, placesOf, type Range, rangeOf, unfolded } from './ranges.js';
import { type Hits, keysOf, newSpots, someOf } from './things.js';

/** A value that a schema does not allow. */
class Misfit extends Error {}

/** One for all: nobody reads where it was thrown. */
const MISFIT = new Misfit();

const misfit = (): never => {
  throw MISFIT;
};

/** A number of a wider range is written by how many bits it has, because most are small. */
const NARROW = 32;

/** Numbers of so many bits are told apart by how often each comes. */
const SMALL = 6;

/** A list of fewer is written one by one, in whatever order. */
const FEW = 2;

/** A text that no schema bounds is no longer. */
const LONGEST_TEXT = 20_000;

/** What texts are written with, the fewest signs first: keys, ids, and JSON in English. A text with others takes any. */
const ALPHABETS: readonly string[] = [
  '0123456789abcdef',
  '-0123456789abcdefghijklmnopqrstuvwxyz',
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join(''),
];
const UNITS = 2 ** 16;

const bitsOf = (n: number): number => (n === 0 ? 0 : Math.floor(Math.log2(n)) + 1);

/**
 * Goes through a value by its schema, and writes it; or reads it, where the coder reads and no value is given. Without a coder it finds
 * out whether the schema allows the value.
 *
 * @returns The value.
 */
function coding(coder?: Coder): (value: unknown, schema: JsonSchema) => unknown {
  const reads = coder?.reads ?? false;
  /** What has come so far: of a part of a schema, and of each thing that is told of it. */
  const models = new Map<object, Map<string, Model>>();
  const [spots, grid] = [newSpots(), newGrid()];
  /** Of what sorts the things have been that came at each path. */
  const hits = new Map<string, Hits>();
  const path: (string | number)[] = [];

  function modelOf(part: object, what: string): Model {
    const all = models.get(part) ?? new Map<string, Model>();
    models.set(part, all);
    const model = all.get(what) ?? newModel();
    all.set(what, model);
    return model;
  }

  /** The model of the values of a schema: those of one enumeration have one, wherever they stand. */
  const modelOfValues = (schema: JsonSchema): Model => modelOf(schema.enum ?? schema, '');

  /** What is written, one of `count`; 0 where it is to be read. */
  function given(which: number, count: number): number {
    if (reads) return 0;
    return Number.isSafeInteger(which) && which >= 0 && which < count && !Object.is(which, -0) ? which : misfit();
  }

  function place(which: number, count: number, model: Model): number {
    const own = given(which, count);
    return coder === undefined ? own : modelled(coder, model, own, count);
  }

  function even(which: number, count: number): number {
    const own = given(which, count);
    return coder === undefined ? own : Number(coder.even(BigInt(own), BigInt(count)));
  }

  function number(n: number, count: number, part: object, what = ''): number {
    if (count <= NARROW) return place(n, count, modelOf(part, what));
    const own = given(n, count);
    const bits = place(bitsOf(own), bitsOf(count - 1) + 1, modelOf(part, `${what} bits`));
    if (bits < 2) return bits;
    const half = 2 ** (bits - 1);
    const rest = bits > SMALL ? even(own - half, half) : place(own - half, half, modelOf(part, `${what} ${bits}`));
    return half + rest < count ? half + rest : misfit();
  }

  function string(text: string, longest: number, part: object): string {
    const fits = ALPHABETS.findIndex((letters) => [...text].every((each) => letters.includes(each)));
    const count = ALPHABETS.length;
    const letters = ALPHABETS[place(fits < 0 ? count : fits, count + 1, modelOf(part, 'letters'))];
    const length = number(text.length, longest + 1, part, 'length');
    const unit = (i: number): string =>
      letters === undefined
        ? String.fromCharCode(even(text.charCodeAt(i), UNITS))
        : letters.charAt(even(letters.indexOf(text.charAt(i)), letters.length));
    return Array.from({ length }, (_, i) => unit(i)).join('');
  }

  /** Some things of one kind in the order of their schema, by where each has come last. */
  function things(places: readonly number[], length: number, schema: JsonSchema, { count, at }: Places): unknown[] {
    const kind = schema.enum ?? schema;
    const sorts = new Map<string, number[]>();
    for (let place = 0; place < count; place++) {
      const sort = spots.sortOf(at(place), kind, path);
      const same = sorts.get(sort) ?? [];
      same.push(place);
      sorts.set(sort, same);
    }
    const keys = keysOf(path);
    const own = hits.get(keys) ?? new Map<string, number>();
    hits.set(keys, own);
    const found = [...someOf(coder as Coder, own, sorts, new Set(places), length)].sort((a, b) => a - b).map(at);
    for (const each of found) spots.note(each, kind, path);
    return found;
  }

  /** A list whose values stand in the order of their schema, each once; `undefined` where it is none. */
  function set(values: readonly unknown[], length: number, items: JsonSchema): unknown[] | undefined {
    const among = placesOf(items);
    if (coder === undefined || among === undefined || length < FEW) return undefined;
    const places = values.map(among.placeOf);
    const isSet = places.every(
      (each, i) => Number.isInteger(each) && each > (places[i - 1] ?? -1) && each < among.count,
    );
    return place(isSet ? 1 : 0, 2, modelOf(spots, keysOf(path))) === 1
      ? things(places, length, items, among)
      : undefined;
  }

  /** The part at a key or a place of a list. */
  function at(step: string | number, value: unknown, schema: JsonSchema): unknown {
    path.push(step);
    const part = either(value, schema);
    path.pop();
    return part;
  }

  function list(value: unknown, schema: JsonSchema, items: JsonSchema): readonly unknown[] {
    const values: readonly unknown[] = reads ? [] : Array.isArray(value) ? value : misfit();
    const { minItems: least = 0, maxItems: most = least } = schema;
    const length = least + number(values.length - least, most - least + 1, schema, 'length');
    const found = set(values, length, items) ?? Array.from({ length }, (_, i) => at(i, values[i], items));
    spots.noteTop(found.at(-1), items.enum ?? items);
    return found;
  }

  /** The cell of a thing that stands on a grid. */
  function cell(own: Readonly<Record<string, unknown>>, properties: Readonly<Record<string, JsonSchema>>) {
    const { x, y } = properties;
    const [across, down] = [rangeOf(x ?? {}), rangeOf(y ?? {})];
    if (coder === undefined || x === undefined || y === undefined || across?.step !== 1 || down?.step !== 1)
      return undefined;
    const isIn = (n: number, { least, count }: Range): boolean => n >= least && n < least + count;
    const isListed = typeof path.at(-1) === 'number';
    const known = grid.known(coder, own, isListed) ?? { x: at('x', own['x'], x), y: at('y', own['y'], y) };
    const found = { x: known.x, y: known.y } as Cell;
    grid.take(found, isListed, (each) => isIn(each.x, across) && isIn(each.y, down));
    return found;
  }

  function record(value: unknown, { properties = {}, required = [] }: JsonSchema): unknown {
    const own = reads ? {} : isObject(value) ? value : misfit();
    if (Object.keys(own).some((key) => !Object.hasOwn(properties, key))) misfit();
    const entries: [string, unknown][] = Object.entries(cell(own, properties) ?? {});
    for (const [key, each] of Object.entries(properties).slice(entries.length)) {
      const isThere = Object.hasOwn(own, key);
      if (required.includes(key)) isThere || reads || misfit();
      else if (place(isThere ? 1 : 0, 2, modelOf(each, 'there')) === 0) continue;
      entries.push([key, at(key, own[key], each)]);
    }
    return Object.fromEntries(entries);
  }

  function either(value: unknown, schema: JsonSchema): unknown {
    const { anyOf, enum: known, items, maxItems, properties } = schema;
    const range = rangeOf(schema);
    if (anyOf !== undefined) {
      const which = place(
        reads ? 0 : anyOf.findIndex((each) => allows(each, value)),
        anyOf.length,
        modelOf(schema, ''),
      );
      return either(value, anyOf[which] as JsonSchema);
    }
    if (known !== undefined) {
      const own = given(known.indexOf(value), known.length);
      return coder !== undefined && typeof known[0] === 'string'
        ? things([own], 1, schema, placesOf(schema) as Places)[0]
        : known[place(own, known.length, modelOfValues(schema))];
    }
    if ('const' in schema || schema.type === 'null') {
      const only = schema.const ?? null;
      return reads || value === only ? only : misfit();
    }
    if (range !== undefined) {
      const n = reads ? 0 : typeof value === 'number' ? folded(value / range.step, range) : misfit();
      // A fraction is a register of a generator.
      return unfolded(range.step < 1 ? even(n, range.count) : number(n, range.count, schema), range) * range.step;
    }
    if (schema.type === 'string') {
      const text = reads ? '' : typeof value === 'string' ? value : misfit();
      return string(text, schema.maxLength ?? LONGEST_TEXT, schema);
    }
    if (items !== undefined && maxItems !== undefined) return list(value, schema, items);
    if (properties !== undefined) return record(value, schema);
    return JSON.parse(string(reads ? '' : (JSON.stringify(value) ?? misfit()), LONGEST_TEXT, schema));
  }

  return either;
}

/** What is given, unless a schema does not allow a value on the way. */
function unlessMisfit<T>(give: () => T): T | undefined {
  try {
    return give();
  } catch (error) {
    if (error instanceof Misfit) return undefined;
    throw error;
  }
}

/** Whether a schema allows a value. */
const allows = (schema: JsonSchema, value: unknown): boolean =>
  unlessMisfit(() => coding()(value, schema)) !== undefined;

/** How many values a sum has. */
const SUM = 2n ** 53n;

/**
 * A value in few letters that a link can hold, by its schema. A part of which the schema says nothing is JSON. What a part costs:
 *
 * - A name, or a list of things in the order of their schema, is told by sorts: where each thing has come last. Which sort costs little
 *   where this place takes from it often, and then one of `n` costs log2(n) bits, a set of `k` log2(n over k).
 * - A cell of a grid is one of those beside the cells of a list, or one of those that are taken.
 * - A number or flag costs little where it has come often, and a wider number as many bits as it has. A register is even.
 *
 * @param sum - A number of 53 bits that stands before it.
 * @returns `undefined` where the schema does not allow the value, or it is very long.
 */
export function packed(value: unknown, schema: JsonSchema, sum: number): string | undefined {
  const coder = writer();
  coder.even(BigInt(sum), SUM);
  return unlessMisfit(() => {
    coding(coder)(value, schema);
    return coder.text();
  });
}

/**
 * Reads what {@link packed} gives, or anything else.
 *
 * @returns `undefined` where the text holds no value of the schema.
 */
export function unpacked(
  text: string,
  schema: JsonSchema,
): { readonly value: unknown; readonly sum: number } | undefined {
  const coder = reader(text);
  if (coder === undefined) return undefined;
  try {
    const sum = Number(coder.even(0n, SUM));
    const value = coding(coder)(undefined, schema);
    return coder.isAtEnd() ? { value, sum } : undefined;
  } catch {
    return undefined;
  }
}
