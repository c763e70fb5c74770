import { expect, test } from 'vitest';
import type { Limit, OptionField } from '../contract/options.js';
import type { Schema } from '../contract/schema.js';
import { integer, oneOf } from './fields.js';
import { fieldsOfOptions, fieldsUnder, jsonOfOptions, narrowed, permitted, seedLimits } from './options.js';
import { either, list, object, text, withDefault } from './schema.js';

const schemas: Readonly<Record<string, Schema<unknown>>> = {
  level: withDefault(oneOf('easy', 'hard', null), 'easy'),
  players: withDefault(integer(2, 5), 2),
  title: withDefault(text(20), 'a'),
  boats: withDefault(list(oneOf('red', 'blue'), 2, 4), ['red', 'blue']),
  prices: withDefault(object({ wood: integer(1, 3) }), { wood: 1 }),
  rows: withDefault(list(object({ wood: integer(1, 3) }), 0, 2), []),
};

test('each schema has the kind of field that a form needs', () => {
  const fields = Object.fromEntries(fieldsOfOptions(schemas, []).map((field) => [field.name, field]));
  expect(fields['level']).toMatchObject({ kind: 'choice', values: ['easy', 'hard', null], initial: 'easy' });
  expect(fields['players']).toMatchObject({ kind: 'number', values: [], min: 2, max: 5, initial: 2 });
  expect(fields['title']).toMatchObject({ kind: 'text', values: [], min: 0, max: 20 });
  expect(fields['boats']).toMatchObject({ kind: 'list', items: ['red', 'blue'], values: [], min: 2, max: 4 });
  expect(fields['prices']).toMatchObject({ kind: 'table', values: [] });
  expect(fields['rows']).toMatchObject({ kind: 'table', values: [] });
});

test('a limit of a list becomes JSON Schema, with its entries that may stand there once', () => {
  const limited = (distinct?: readonly string[]) =>
    jsonOfOptions(
      fieldsOfOptions(schemas, [
        {
          option: 'boats',
          when: {},
          to: { min: 3, max: 4, ...(distinct === undefined ? {} : { distinct }) },
          expected: 'three boats or four',
        },
      ]),
    ).allOf?.[0]?.properties?.['boats'];
  expect(limited()).toEqual({ type: 'array', minItems: 3, maxItems: 4 });
  expect(limited(['red'])).toEqual({
    type: 'array',
    minItems: 3,
    maxItems: 4,
    allOf: [{ contains: { const: 'red' }, minContains: 0, maxContains: 1 }],
  });
});

test('a schema of several forms is a field of the one that is no choice, with the values of all', () => {
  const [prices, named, plain] = fieldsOfOptions(
    {
      prices: withDefault(either(oneOf('printed', 'none'), list(oneOf('red', 'blue'), 1, 3)), 'printed'),
      title: withDefault(either(text(9), oneOf(null)), null),
      choice: withDefault(either(oneOf(1), oneOf(2)), 1),
    },
    [],
  );
  expect(prices).toMatchObject({
    kind: 'list',
    values: ['printed', 'none'],
    items: ['red', 'blue'],
    min: 1,
    max: 3,
    initial: 'printed',
  });
  expect(named).toMatchObject({ kind: 'text', values: [null], min: 0, max: 9, initial: null });
  expect(plain).toMatchObject({ kind: 'choice', values: [1, 2] });
});

/** As a computed key: written out it would be taken for a promise. */
const THEN = 'then';

/** A limit of an option, while the level is hard. */
const limit = (option: string, to: Limit['to'], when: Limit['when'] = { level: ['hard'] }): Limit => ({
  option,
  when,
  to,
  expected: `another ${option}`,
});

test('what other options leave of a field: fewer values, and bounds that meet on both sides', () => {
  const under = (to: Limit['to'], name: string, given: object = { level: 'hard' }) =>
    fieldsUnder(fieldsOfOptions(schemas, [limit(name, to)]), given).find((field) => field.name === name);
  expect(under({ min: 3, max: 9 }, 'players')).toMatchObject({ min: 3, max: 5, expected: 'another players' });
  expect(under({ min: 1, max: 4 }, 'players')).toMatchObject({ min: 2, max: 4 });
  expect(under({ min: 3 }, 'players')).toMatchObject({ min: 3, max: 5 });
  expect(under({ max: 3 }, 'players')).toMatchObject({ min: 2, max: 3 });
  expect(under({ min: 3 }, 'players', {})).toMatchObject({
    min: 2,
    max: 5,
    expected: expect.not.stringContaining('another'),
  });
  expect(under({ values: [3] }, 'players')).toMatchObject({ values: [], expected: 'another players' });
  expect(under({ values: [3] }, 'players')).not.toHaveProperty('min');
  expect(under({ values: ['easy', null] }, 'level', { level: 'hard' })).toMatchObject({ values: ['easy', null] });
  expect(under({ max: 3, distinct: ['red'] }, 'boats')).toMatchObject({ min: 2, max: 3, distinct: ['red'] });
  expect(under({ max: 3 }, 'boats')).not.toHaveProperty('distinct');
  expect(
    narrowed(narrowed(fieldNamed('boats'), limit('boats', { max: 3, distinct: ['red'] })), limit('boats', { min: 3 })),
  ).toMatchObject({ min: 3, max: 3, distinct: ['red'] });
});

const fieldNamed = (name: string) => fieldsOfOptions(schemas, []).find((field) => field.name === name) as OptionField;

test.each<[string, Limit['to'], unknown, boolean]>([
  ['players', { min: 3, max: 4 }, 3, true],
  ['players', { min: 3, max: 4 }, 4, true],
  ['players', { min: 3, max: 4 }, 2, false],
  ['players', { min: 3, max: 4 }, 5, false],
  ['players', { min: 3 }, 5, true],
  ['players', { max: 3 }, 2, true],
  ['players', { max: 3 }, 4, false],
  ['players', { values: [5], max: 3 }, 5, true],
  ['players', { values: [5] }, 4, false],
  ['title', { min: 2, max: 3 }, 'ab', true],
  ['title', { min: 2, max: 3 }, 'a', false],
  ['title', { min: 2, max: 3 }, 'abcd', false],
  ['boats', { min: 3 }, ['red', 'red', 'blue'], true],
  ['boats', { min: 3 }, ['red', 'blue'], false],
  ['boats', { min: 0, distinct: ['red'] }, ['red', 'blue', 'blue'], true],
  ['boats', { min: 0, distinct: ['red'] }, ['red', 'blue', 'red'], false],
  ['boats', { min: 0, distinct: ['red', 'blue'] }, ['red', 'blue'], true],
  ['level', { min: 0, max: 9 }, 'hard', true],
])('a limit of %s to %j permits %j: %s', (option, to, value, good) => {
  const fields = fieldsOfOptions(schemas, [limit(option, to, {})]);
  expect(permitted(fields, { [option]: value })).toBe(good);
});

test('a limit holds while all that it names has one of its values, given or by default', () => {
  const fields = fieldsOfOptions(schemas, [limit('players', { max: 2 }, { level: ['hard', null], title: ['a'] })]);
  expect(permitted(fields, { players: 3 })).toBe(true);
  expect(permitted(fields, { players: 3, level: 'hard' })).toBe(false);
  expect(permitted(fields, { players: 3, level: 'hard', title: 'b' })).toBe(true);
  expect(permitted(fields, { players: 2, level: 'hard' })).toBe(true);
  expect(permitted(fieldsOfOptions(schemas, [limit('players', { min: 3 }, { level: ['easy'] })]), {})).toBe(false);
});

test('limits become conditions of JSON Schema', () => {
  const json = (...limits: readonly Limit[]) => jsonOfOptions(fieldsOfOptions(schemas, limits));
  expect(json()).not.toHaveProperty('allOf');
  expect(json()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    properties: { players: { type: 'integer', minimum: 2, maximum: 5 } },
  });
  // The default of the level is another: the condition needs it to be there; the default of the players does not fit: they have to be given.
  expect(json(limit('players', { min: 3 })).allOf).toEqual([
    {
      if: { properties: { level: { enum: ['hard'] } }, required: ['level'] },
      [THEN]: { properties: { players: { type: 'integer', minimum: 3 } }, required: ['players'] },
    },
  ]);
  expect(json(limit('players', { max: 3 }, { level: ['easy'] })).allOf).toEqual([
    {
      if: { properties: { level: { enum: ['easy'] } } },
      [THEN]: { properties: { players: { type: 'integer', maximum: 3 } } },
    },
  ]);
  expect(json(limit('level', { values: ['hard'] }, { title: ['b'], players: [2] })).allOf).toEqual([
    {
      if: { properties: { title: { enum: ['b'] }, players: { enum: [2] } }, required: ['title'] },
      [THEN]: { properties: { level: { enum: ['hard'] } }, required: ['level'] },
    },
  ]);
  expect(json(limit('title', { min: 1, max: 3 }, {})).allOf).toEqual([
    { properties: { title: { type: 'string', minLength: 1, maxLength: 3 } } },
  ]);
  expect(json(limit('players', { values: [5], max: 3 }, {})).allOf).toEqual([
    { properties: { players: { anyOf: [{ enum: [5] }, { type: 'integer', maximum: 3 }] } } },
  ]);
  expect(json(limit('level', {}, {})).allOf).toEqual([{ properties: { level: {} }, required: ['level'] }]);
});

test('games with secrets, and games whose draws nobody may foresee, need a seed while the library draws', () => {
  const [sealed, hidden, ...more] = seedLimits({ mode: ['hands'] });
  expect(more).toEqual([]);
  expect(sealed).toEqual({
    option: 'seed',
    when: { rng: ['sealed'], chance: ['sampled'] },
    to: { min: 0, max: 1000 },
    expected: 'a text that cannot be guessed',
  });
  expect(hidden).toMatchObject({ option: 'seed', when: { mode: ['hands'], chance: ['sampled'] } });
  expect(hidden?.expected).toContain('every hidden card');
  expect(seedLimits(undefined)).toEqual([sealed]);
});
