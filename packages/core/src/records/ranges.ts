import type { JsonSchema } from '../contract/json-schema.js';

/** Things are told apart by where they have come among so many at most. */
const MOST_PLACES = 256;

/** The least that a schema allows of a number, how many there are, and how far one is from the next. */
export function rangeOf({ type, minimum = 0, maximum, exclusiveMaximum, multipleOf }: JsonSchema) {
  if (type === 'integer' && maximum !== undefined) return { least: minimum, count: maximum - minimum + 1, step: 1 };
  if (type === 'number' && exclusiveMaximum !== undefined && multipleOf !== undefined)
    return { least: minimum, count: (exclusiveMaximum - minimum) / multipleOf, step: multipleOf };
  return undefined;
}

export type Range = NonNullable<ReturnType<typeof rangeOf>>;

/** A number from 0 on for one of a range. Around zero, those near it come first: 0, −1, 1, −2. */
export function folded(n: number, { least, count }: Range): number {
  const reach = Math.min(-least, count + least - 1);
  if (least >= 0 || Math.abs(n) > reach) return n - least;
  return n < 0 ? -2 * n - 1 : 2 * n;
}

/** The other way round. */
export function unfolded(i: number, { least, count }: Range): number {
  const reach = Math.min(-least, count + least - 1);
  if (least >= 0 || i > 2 * reach) return i + least;
  return i % 2 === 1 ? -(i + 1) / 2 : i / 2;
}

/** How many different values a schema allows, and the place of one among them; `undefined` where it does not list them. */
export function placesOf(schema: JsonSchema) {
  const { enum: values } = schema;
  if (values !== undefined)
    return { count: values.length, placeOf: (value: unknown) => values.indexOf(value), at: (i: number) => values[i] };
  const range = rangeOf(schema);
  if (range?.step !== 1 || range.count > MOST_PLACES) return undefined;
  return {
    count: range.count,
    placeOf: (value: unknown) => folded(Number(value), range),
    at: (i: number): unknown => unfolded(i, range),
  };
}

export type Places = NonNullable<ReturnType<typeof placesOf>>;
