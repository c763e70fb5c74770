import type { Rng } from '../../contract/generator.js';
import type { JsonSchema } from '../../contract/json-schema.js';
import { drawInt } from '../../rng/rng.js';
import { anyOf } from '../laws/random.js';

/** Numbers at which loops and tables end. */
function numbersBeside(now: unknown, { minimum = 0, maximum = 9 }: JsonSchema): readonly number[] {
  const near = typeof now === 'number' ? [now - 1, now + 1] : [];
  const small = [0, 1, 2, 3, 4, 5, 10];
  return [minimum, maximum, ...near, ...small].filter((n) => Number.isInteger(n) && n >= minimum && n <= maximum);
}

/** Any value of a schema; `now`, where the schema does not tell. */
function valueIn(json: JsonSchema, now: unknown, rng: Rng): unknown {
  if (json.anyOf !== undefined) return valueIn(anyOf(rng, json.anyOf), now, rng);
  if (json.enum !== undefined) return anyOf(rng, json.enum);
  if (json.const !== undefined) return json.const;
  if (json.type === 'null') return null;
  if (json.type === 'integer') {
    const { minimum = 0, maximum = 9 } = json;
    if (drawInt(rng, 4) === 0) return minimum + drawInt(rng, maximum - minimum + 1);
    return anyOf(rng, numbersBeside(now, json));
  }
  if (json.type === 'array') {
    const { minItems = 0, maxItems = 0, items = {} } = json;
    const size = Math.min(maxItems, minItems + drawInt(rng, 4));
    const known = Array.isArray(now) ? now : [];
    return Array.from({ length: size }, (_, i) => valueIn(items, known[i], rng));
  }
  if (json.type !== 'object' || json.properties === undefined) return now;
  const given = Object(now) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(json.properties).map(([key, each]) => [key, valueIn(each, given[key], rng)]),
  );
}

/** The alternative that a value comes closest to. */
const formOf = ({ anyOf: all, ...json }: JsonSchema, now: unknown): JsonSchema =>
  all?.map((each) => formOf(each, now)).find(({ type }) => type === (Array.isArray(now) ? 'array' : 'object')) ?? json;

/** A list with one entry less, one twice, two exchanged, or one as another is. */
function relisted(now: readonly unknown[], json: JsonSchema, rng: Rng): readonly unknown[] {
  const list = now.slice();
  const [at, to] = [drawInt(rng, list.length), drawInt(rng, list.length)];
  switch (drawInt(rng, 5)) {
    case 0:
      list.splice(at, 1);
      break;
    case 1:
      list.splice(to, 0, list[at]);
      break;
    case 2:
      [list[at], list[to]] = [list[to], list[at]];
      break;
    case 3:
      list[to] = list[at];
      break;
    default:
      list.splice(at, 0, valueIn(json.items ?? {}, list[at], rng));
  }
  return list;
}

/** A value with another one in one place of it, as a schema has it. */
export function forged(now: unknown, schema: JsonSchema, rng: Rng): unknown {
  const json = formOf(schema, now);
  if (drawInt(rng, 12) === 0 || typeof now !== 'object' || now === null) return valueIn(schema, now, rng);
  if (Array.isArray(now)) {
    if (now.length === 0) return valueIn(schema, now, rng);
    if (drawInt(rng, 2) === 0) return relisted(now, json, rng);
    const at = drawInt(rng, now.length);
    return now.map((each, i) => (i === at ? forged(each, json.items ?? {}, rng) : each));
  }
  const key = anyOf(rng, Object.keys(now));
  return { ...now, [key]: forged(Reflect.get(now, key), json.properties?.[key] ?? {}, rng) };
}
