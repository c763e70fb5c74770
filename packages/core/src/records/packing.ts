import type { JsonSchema } from '../contract/json-schema.js';
import { isObject } from '../schema/schema.js';

/** The digits of a value, each with how many it could be. Together they are one number, in a mixed radix. */
type Digits = [digit: bigint, of: bigint][];

const digit = (n: number, of: number): Digits[number] => [BigInt(n), BigInt(of)];

/** A value that a schema does not allow. */
class Misfit extends Error {}

const misfit = (): never => {
  throw new Misfit();
};

/** A number of a wider range is written by how many bits it has, because most are small. */
const NARROW = 32;

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

/** The least that a schema allows of a number, how many there are, and how far one is from the next. */
function rangeOf({ type, minimum = 0, maximum, exclusiveMaximum, multipleOf }: JsonSchema) {
  if (type === 'integer' && maximum !== undefined) return { least: minimum, count: maximum - minimum + 1, step: 1 };
  if (type === 'number' && exclusiveMaximum !== undefined && multipleOf !== undefined)
    return { least: minimum, count: (exclusiveMaximum - minimum) / multipleOf, step: multipleOf };
  return undefined;
}

type Range = NonNullable<ReturnType<typeof rangeOf>>;

/** A number from 0 on for one of a range. Around zero, those near it come first: 0, −1, 1, −2. */
function folded(n: number, { least, count }: Range): number {
  const reach = Math.min(-least, count + least - 1);
  if (least >= 0 || Math.abs(n) > reach) return n - least;
  return n < 0 ? -2 * n - 1 : 2 * n;
}

/** The other way round. */
function unfolded(i: number, { least, count }: Range): number {
  const reach = Math.min(-least, count + least - 1);
  if (least >= 0 || i > 2 * reach) return i + least;
  return i % 2 === 1 ? -(i + 1) / 2 : i / 2;
}

const bitsOf = (n: number): number => (n === 0 ? 0 : Math.floor(Math.log2(n)) + 1);

function putNumber(n: number, count: number, out: Digits): void {
  if (!Number.isSafeInteger(n) || n < 0 || n >= count || Object.is(n, -0)) misfit();
  if (count <= NARROW) out.push(digit(n, count));
  else {
    const bits = bitsOf(n);
    out.push(digit(bits, bitsOf(count - 1) + 1));
    if (bits > 1) out.push(digit(n - 2 ** (bits - 1), 2 ** (bits - 1)));
  }
}

/** One of several that may be anything. */
function putPlace(place: number, count: number, out: Digits): void {
  if (place < 0) misfit();
  out.push(digit(place, count));
}

function putText(text: string, longest: number, out: Digits): void {
  const which = ALPHABETS.findIndex((letters) => [...text].every((each) => letters.includes(each)));
  const letters = ALPHABETS[which];
  out.push(digit(letters === undefined ? ALPHABETS.length : which, ALPHABETS.length + 1));
  putNumber(text.length, longest + 1, out);
  for (let i = 0; i < text.length; i++)
    if (letters === undefined) putNumber(text.charCodeAt(i), UNITS, out);
    else out.push(digit(letters.indexOf(text.charAt(i)), letters.length));
}

/** Writes a value by its schema. */
function put(value: unknown, schema: JsonSchema, out: Digits): void {
  const { anyOf, enum: known, items, minItems = 0, maxItems, properties, required = [] } = schema;
  const range = rangeOf(schema);
  if (anyOf !== undefined) putOne(value, anyOf, out);
  else if (known !== undefined) putPlace(known.indexOf(value), known.length, out);
  else if ('const' in schema || schema.type === 'null') value === (schema.const ?? null) || misfit();
  else if (range !== undefined) {
    if (typeof value !== 'number') misfit();
    putNumber(folded(Number(value) / range.step, range), range.count, out);
  } else if (schema.type === 'string') {
    putText(typeof value === 'string' ? value : misfit(), schema.maxLength ?? LONGEST_TEXT, out);
  } else if (items !== undefined && maxItems !== undefined) {
    const values: readonly unknown[] = Array.isArray(value) ? value : misfit();
    putNumber(values.length - minItems, maxItems - minItems + 1, out);
    if (values.length >= FEW && putSet(values, items, out)) return;
    for (const each of values) put(each, items, out);
  } else if (properties !== undefined) {
    const own = isObject(value) ? value : misfit();
    if (Object.keys(own).some((key) => !Object.hasOwn(properties, key))) misfit();
    for (const [key, each] of Object.entries(properties)) {
      const isThere = Object.hasOwn(own, key);
      if (!required.includes(key)) out.push(digit(isThere ? 1 : 0, 2));
      else if (!isThere) misfit();
      if (isThere) put(own[key], each, out);
    }
  } else putText(JSON.stringify(value) ?? misfit(), LONGEST_TEXT, out);
}

/** How many different values a schema allows, and the place of one among them; `undefined` where it does not list them. */
function placesOf(schema: JsonSchema) {
  const { enum: values } = schema;
  if (values !== undefined)
    return { count: values.length, placeOf: (value: unknown) => values.indexOf(value), at: (i: number) => values[i] };
  const range = rangeOf(schema);
  if (range?.step !== 1) return undefined;
  const { least, count } = range;
  return { count, placeOf: (value: unknown) => Number(value) - least, at: (i: number): unknown => i + least };
}

/** How many sets of `k` things there are among `n`. */
function sets(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return n < k ? 0n : result;
}

/** Writes a list whose values stand in the order of their schema, each once: it is one of the sets of so many. Says whether it did. */
function putSet(values: readonly unknown[], items: JsonSchema, out: Digits): boolean {
  const among = placesOf(items);
  if (among === undefined) return false;
  const places = values.map(among.placeOf);
  const isSet = places.every(
    (place, i) => Number.isInteger(place) && place > (places[i - 1] ?? -1) && place < among.count,
  );
  out.push(digit(isSet ? 1 : 0, 2));
  if (!isSet) return false;
  // The sets in the order of their highest places.
  const rank = places.reduce((sum, place, i) => sum + sets(place, i + 1), 0n);
  out.push([rank, sets(among.count, places.length)]);
  return true;
}

/** Writes a value by the first of several schemas that takes it. */
function putOne(value: unknown, schemas: readonly JsonSchema[], out: Digits): void {
  const begun = out.length;
  for (const [i, each] of schemas.entries()) {
    out.push(digit(i, schemas.length));
    try {
      put(value, each, out);
      return;
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      out.length = begun;
    }
  }
  misfit();
}

/** Gives the next digit. */
type Take = (of: number) => number;

/** Where digits are taken from: {@link Take}, and the same for those that are larger than numbers. */
interface Source {
  readonly take: Take;
  readonly takeLarge: (of: bigint) => bigint;
}

function takeNumber(count: number, { take }: Source): number {
  if (count <= NARROW) return take(count);
  const bits = take(bitsOf(count - 1) + 1);
  const n = bits < 2 ? bits : 2 ** (bits - 1) + take(2 ** (bits - 1));
  return n < count ? n : misfit();
}

function takeText(longest: number, source: Source): string {
  const { take } = source;
  const letters = ALPHABETS[take(ALPHABETS.length + 1)];
  const length = takeNumber(longest + 1, source);
  const unit = (): string =>
    letters === undefined ? String.fromCharCode(takeNumber(UNITS, source)) : letters.charAt(take(letters.length));
  return Array.from({ length }, unit).join('');
}

/** Reads what {@link putSet} has written; `undefined` where it has not. */
function takeSet(length: number, items: JsonSchema, { take, takeLarge }: Source): readonly unknown[] | undefined {
  const among = placesOf(items);
  if (among === undefined || take(2) === 0) return undefined;
  if (among.count < length) misfit();
  let rank = takeLarge(sets(among.count, length));
  const values: unknown[] = [];
  let place = among.count;
  for (let k = length; k > 0; k--) {
    do place--;
    while (sets(place, k) > rank);
    rank -= sets(place, k);
    values.push(among.at(place));
  }
  return values.reverse();
}

/** Reads a value by its schema. */
function takeValue(schema: JsonSchema, source: Source): unknown {
  const { anyOf, enum: values, items, minItems = 0, maxItems, properties, required = [] } = schema;
  const { take } = source;
  const range = rangeOf(schema);
  if (anyOf !== undefined) return takeValue(anyOf[take(anyOf.length)] as JsonSchema, source);
  if (values !== undefined) return values[take(values.length)];
  if ('const' in schema || schema.type === 'null') return schema.const ?? null;
  if (range !== undefined) return unfolded(takeNumber(range.count, source), range) * range.step;
  if (schema.type === 'string') return takeText(schema.maxLength ?? LONGEST_TEXT, source);
  if (items !== undefined && maxItems !== undefined) {
    const length = minItems + takeNumber(maxItems - minItems + 1, source);
    return (length >= FEW && takeSet(length, items, source)) || Array.from({ length }, () => takeValue(items, source));
  }
  if (properties === undefined) return JSON.parse(takeText(LONGEST_TEXT, source));
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, each]) =>
      required.includes(key) || take(2) === 1 ? [[key, takeValue(each, source)]] : [],
    ),
  );
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** How many values a letter has, and how many a sum. */
const [LETTER, SUM] = [BigInt(LETTERS.length), 2 ** 53];

/** The longest text that is read: one that somebody has made up takes no time. */
const LONGEST = 20_000;

/**
 * A value in few letters that a link can hold, by its schema: most of it is digits in a mixed radix. A part of which the schema says
 * nothing is JSON.
 *
 * @param sum - A number of 53 bits that stands before it.
 * @returns `undefined` where the schema does not allow the value, or it is very long.
 */
export function packed(value: unknown, schema: JsonSchema, sum: number): string | undefined {
  const digits: Digits = [digit(sum, SUM)];
  try {
    put(value, schema, digits);
  } catch (error) {
    if (error instanceof Misfit) return undefined;
    throw error;
  }
  let n = 0n;
  for (const [each, of] of digits.reverse()) n = n * of + each;
  const letters: string[] = [];
  for (; n > 0n; n /= LETTER) letters.push(LETTERS.charAt(Number(n % LETTER)));
  return letters.length > LONGEST ? undefined : letters.reverse().join('');
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
  if (text.length > LONGEST) return undefined;
  let n = 0n;
  for (const letter of text) n = n * LETTER + BigInt(Math.max(0, LETTERS.indexOf(letter)));
  const takeLarge = (of: bigint): bigint => {
    const next = n % of;
    n /= of;
    return next;
  };
  const take: Take = (of) => Number(takeLarge(BigInt(of)));
  try {
    const sum = take(SUM);
    const value = takeValue(schema, { take, takeLarge });
    return n === 0n ? { value, sum } : undefined;
  } catch {
    return undefined;
  }
}
