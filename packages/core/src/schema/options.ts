import type { JsonSchema } from '../contract/json-schema.js';
import type { Allowed, Limit, OptionField, Plain, When } from '../contract/options.js';
import type { Schema } from '../contract/schema.js';
import { jsonOf, partsOf } from './schema.js';

type Given = Readonly<Record<string, unknown>>;

const initialIn = (schema: Schema<unknown>): unknown => partsOf(schema).initial ?? null;

/** The defaults of options, by name, from their schemas. */
export const defaultsOf = (schemas: Readonly<Record<string, Schema<unknown>>>): Given =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, initialIn(schema)]));

/** The fields of options from their schemas. */
export function fieldsOfOptions(
  schemas: Readonly<Record<string, Schema<unknown>>>,
  limits: readonly Limit[],
): readonly OptionField[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const json = jsonOf(schema);
    const own = limits.filter(({ option }) => option === name);
    return {
      name,
      ...domainOf(json),
      initial: initialIn(schema),
      expected: schema.expected,
      limits: own,
      schema: json,
    };
  });
}

/** The values that a schema allows, for a form. */
function domainOf(json: JsonSchema): Pick<OptionField, 'kind' | 'values' | 'items' | 'min' | 'max'> {
  const parts = json.anyOf?.map(domainOf) ?? [];
  if (parts.length > 0) {
    const [first] = parts.filter(({ kind }) => kind !== 'choice');
    return { kind: 'choice', ...first, values: parts.flatMap(({ values }) => values) };
  }
  if (json.enum !== undefined) return { kind: 'choice', values: json.enum as readonly Plain[] };
  if (json.type === 'null') return { kind: 'choice', values: [null] };
  if (json.type === 'integer') return { kind: 'number', values: [], min: json.minimum ?? 0, max: json.maximum ?? 0 };
  if (json.type === 'string') return { kind: 'text', values: [], min: 0, max: json.maxLength ?? 0 };
  const item = json.type === 'array' && domainOf(json.items ?? {});
  if (!item || item.kind === 'table') return { kind: 'table', values: [] };
  return { kind: 'list', values: [], items: item.values, min: json.minItems ?? 0, max: json.maxItems ?? 0 };
}

/** Whether a value is allowed. */
function permits({ values, min, max, distinct = [] }: Allowed, value: unknown): boolean {
  if (values?.includes(value as Plain)) return true;
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const size = typeof value === 'string' ? value.length : Array.isArray(value) ? list.length : value;
  if (typeof size !== 'number' || (min === undefined && max === undefined)) return false;
  if (size < (min ?? 0) || size > (max ?? Number.POSITIVE_INFINITY)) return false;
  return distinct.every((entry) => list.indexOf(entry) === list.lastIndexOf(entry));
}

/** Whether other options make a limit hold. */
export function holds(when: When, given: object, initial: object): boolean {
  for (const name of Object.keys(when)) {
    const values: readonly unknown[] | undefined = when[name];
    if (values?.includes((given as Given)[name] ?? (initial as Given)[name]) === false) return false;
  }
  return true;
}

/** The defaults of options, by name, from their fields. */
const initialOf = (fields: readonly OptionField[]): Given =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));

/** The most characters of a seed. */
export const LONGEST_SEED = 1000;

/** A game with secrets, or with draws that no player can foresee, needs a seed. */
export function seedLimits(secret: When | undefined): readonly Limit[] {
  const seed = (when: When, expected: string): Limit => ({
    option: 'seed',
    when: { ...when, chance: ['sampled'] },
    to: { min: 0, max: LONGEST_SEED },
    expected,
  });
  const hidden = 'a text that cannot be guessed, because it gives away every hidden card';
  const sealed = seed({ rng: ['sealed'] }, 'a text that cannot be guessed');
  return secret === undefined ? [sealed] : [sealed, seed(secret, hidden)];
}

/** The first limit that options break. */
export const brokenLimit = (limits: readonly Limit[], given: Given, initial: Given): Limit | undefined =>
  limits.find(
    (limit) => holds(limit.when, given, initial) && !permits(limit.to, given[limit.option] ?? initial[limit.option]),
  );

/**
 * The fields of a form as the other options leave them: with the values that fit now. A field whose only value is its default does
 * not apply now.
 *
 * @param fields - `game.options.fields`.
 * @param given - The options so far; what is absent has its default.
 * @example
 * ```ts
 * import { fieldsUnder } from '@wonders/core';
 * import { hal } from '@wonders/hal';
 * const values = (given: object) => fieldsUnder(hal.options.fields, given).find(({ name }) => name === 'level')?.values;
 * console.log(values({}), values({ mode: 'versus' })); // [ 'normal', 'expert' ] [ 'normal' ]
 * ```
 * @category Options
 */
export function fieldsUnder(fields: readonly OptionField[], given: object): readonly OptionField[] {
  const initial = initialOf(fields);
  return fields.map((field) => field.limits.filter(({ when }) => holds(when, given, initial)).reduce(narrowed, field));
}

/** A field with less to choose from. */
export function narrowed(field: OptionField, { to, expected }: Limit): OptionField {
  const { values, min, max, ...rest } = field;
  const kept = values.filter((value) => permits({ values: to.values ?? [] }, value) || permits(to, value));
  if (min === undefined || max === undefined || (to.min === undefined && to.max === undefined))
    return { ...rest, values: kept, expected };
  const [least, most] = [Math.max(min, to.min ?? min), Math.min(max, to.max ?? max)];
  const distinct = to.distinct ?? field.distinct;
  const bounds = { min: least, max: most, ...(distinct === undefined ? {} : { distinct }) };
  return { ...rest, values: kept, ...bounds, expected };
}

/**
 * Whether the fields permit a set-up, as far as they tell: a table, the field of kind `table`, may have faults that only `newGame`
 * finds.
 */
export const permitted = (fields: readonly OptionField[], given: object): boolean =>
  brokenLimit(
    fields.flatMap(({ limits }) => limits),
    given as Given,
    initialOf(fields),
  ) === undefined;

/** The options in the words of JSON Schema: each alone, then the limits. */
export function jsonOfOptions(fields: readonly OptionField[]): JsonSchema {
  const initial = initialOf(fields);
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  const limits = fields.flatMap((field) => field.limits.map((limit) => jsonOfLimit(limit, kinds, initial)));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    additionalProperties: false,
    ...(limits.length === 0 ? {} : { allOf: limits }),
  };
}

function jsonOfLimit(
  { option, when, to }: Limit,
  kinds: ReadonlyMap<string, OptionField['kind']>,
  initial: Given,
): JsonSchema {
  const entries = Object.entries(when) as [string, readonly Plain[]][];
  const then: JsonSchema = {
    properties: { [option]: jsonOfAllowed(to, kinds.get(option)) },
    ...(permits(to, initial[option]) ? {} : { required: [option] }),
  };
  if (entries.length === 0) return then;
  const present = entries.filter(([other, values]) => !values.includes(initial[other] as Plain));
  return {
    if: {
      properties: Object.fromEntries(entries.map(([other, values]) => [other, { enum: values }])),
      ...(present.length === 0 ? {} : { required: present.map(([other]) => other) }),
    },
    then,
  };
}

function jsonOfAllowed({ values = [], min, max, distinct = [] }: Allowed, kind?: OptionField['kind']): JsonSchema {
  const named: readonly JsonSchema[] = values.length === 0 ? [] : [{ enum: values }];
  if (min === undefined && max === undefined) return named[0] ?? {};
  const once = distinct.map((entry): JsonSchema => ({ contains: { const: entry }, minContains: 0, maxContains: 1 }));
  const within: JsonSchema =
    kind === 'number'
      ? { type: 'integer', ...bounds('minimum', min), ...bounds('maximum', max) }
      : kind === 'text'
        ? { type: 'string', ...bounds('minLength', min), ...bounds('maxLength', max) }
        : {
            type: 'array',
            ...bounds('minItems', min),
            ...bounds('maxItems', max),
            ...(once.length === 0 ? {} : { allOf: once }),
          };
  return named.length === 0 ? within : { anyOf: [...named, within] };
}

const bounds = (word: string, value: number | undefined): JsonSchema => (value === undefined ? {} : { [word]: value });
