import { expect, test } from 'vitest';
import { integer, oneOf } from './fields.js';
import { fieldsOfOptions, jsonOfOptions } from './options.js';
import { list, object, type Schema, text, withDefault } from './schema.js';

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
