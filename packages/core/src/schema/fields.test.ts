import { describe, expect, test } from 'vitest';
import { encoded, type Field, integer, nullable, oneOf, record, spelled, subset, vector } from '../index.js';

const payment = record<{ wood: number; coin: number | null }>({ wood: integer(0, 2), coin: nullable(integer(1, 2)) });
const cubes = vector<number, readonly [number, number, number]>(['yellow', 'red', 'green'], integer(0, 2));
const tokens = subset(2, 3, 4);
const corners = encoded(
  'a corner',
  [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ] as const,
  ({ x, y }) => `${x}:${y}`,
);
const roman = spelled(integer(1, 3), {
  write: (n) => 'I'.repeat(n),
  read: (text) => (/^I+$/.test(text) ? text.length : undefined),
});
const FIELDS: readonly (readonly [string, Field<unknown>, number])[] = [
  ['record', payment, 9],
  ['vector', cubes, 27],
  ['subset', tokens, 8],
  ['encoded lists', encoded('a pair', [[1, 2], [2, 1], 'none'] as const, String), 3],
  ['encoded objects', corners, 2],
  ['spelled', roman, 3],
  ['one of', oneOf('a', 'b', null), 3],
  ['one of numbers', oneOf(0, 1), 2],
  ['whole numbers', integer(-1, 3), 5],
  ['whole numbers or none', nullable(integer(2, 4)), 4],
  ['record of three', record({ a: integer(0, 2), b: integer(0, 1), c: integer(0, 2) }), 18],
];

describe.each(FIELDS)('%s', (_, field, count) => {
  test('numbers all its values, each with its own text, without spaces', () => {
    expect(field.count).toBe(count);
    const values = Array.from({ length: count }, (_, i) => field.nth(i));
    const texts = values.map((value) => field.write(value));
    expect(new Set(texts).size).toBe(count);
    expect(texts.filter((text) => /\s/.test(text) || text === '')).toEqual([]);
    expect(values.every((value) => field.is(value))).toBe(true);
    expect(texts.map((text) => field.read(text))).toEqual(values);
  });

  test('takes values of equal shape, and no junk', () => {
    for (let i = 0; i < count; i++) expect(field.is(JSON.parse(JSON.stringify(field.nth(i))))).toBe(true);
    const junk = [
      undefined,
      {},
      [],
      [[]],
      '',
      'x',
      -0,
      1.5,
      Number.NaN,
      true,
      { x: 0 },
      [1, 2, 3, 4],
      { x: 0, y: 0, z: 0 },
    ];
    for (const value of junk) {
      if (Array.isArray(value) && value.length === 0 && field === tokens) continue;
      expect(field.is(value), JSON.stringify(value)).toBe(false);
    }
    for (const text of ['', 'x', ' ', '1,', ',,', '4,2']) expect(field.read(text)).toBeUndefined();
  });
});

test('a message shows twelve values, and that there are more', () => {
  const expectedOf = (count: number) => oneOf(...Array.from({ length: count }, (_, i) => i)).expected;
  expect(expectedOf(3)).toBe('one of 0, 1, 2');
  expect(expectedOf(12)).toBe('one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11');
  expect(expectedOf(13)).toBe('one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …');
});

test('an encoded value is the same in every part', () => {
  const pairs = encoded('a pair', [[1, 2], [2, 1], 'none'] as const, String);
  expect([[1, 2], [1, 9], [9, 2], [2, 2], 'none', 'some'].map((value) => pairs.is(value))).toEqual([
    ...[true, false, false, false, true, false],
  ]);
  expect(
    [
      { x: 0, y: 1 },
      { x: 0, y: 9 },
      { x: 0, z: 1 },
    ].map((value) => corners.is(value)),
  ).toEqual([true, false, false]);
});

test('encoded values that are made one by one are not made before somebody needs one', () => {
  let made = 0;
  const at = (i: number) => {
    made++;
    return `${i}!`;
  };
  const loud = encoded('a loud number', { length: 1000, at }, String);
  expect([loud.count, made]).toEqual([1000, 0]);
  expect([loud.read('7!'), loud.nth(9), loud.is('1000!'), made]).toEqual(['7!', '9!', false, 1000]);
});

test('a spelling gives no value that its field does not have', () => {
  expect([roman.read('III'), roman.read('IIII')]).toEqual([3, undefined]);
});

test('a record is read from as many words as it has keys', () => {
  expect([payment.read('1,-'), payment.read('1,-,0'), payment.read('1')]).toEqual([
    { wood: 1, coin: null },
    undefined,
    undefined,
  ]);
});

test('a record has exactly its keys', () => {
  expect(payment.is({ wood: 1, coin: null })).toBe(true);
  expect(payment.is({ wood: 1 })).toBe(false);
  expect(payment.is({ wood: 1, coin: null, glass: 0 })).toBe(false);
  expect(payment.is({ wood: 3, coin: null })).toBe(false);
  expect(payment.write({ wood: 1, coin: null })).toBe('1,-');
});

test('a vector has one value for each part, a subset its own order', () => {
  expect(cubes.is([1, 2])).toBe(false);
  expect(cubes.is([1, 2, 3])).toBe(false);
  expect(cubes.nth(5)).toEqual([0, 1, 2]);
  expect(tokens.is([3, 2])).toBe(false);
  expect(tokens.is([2, 2])).toBe(false);
  expect(tokens.read('-')).toEqual([]);
});

test('values with a million keys or entries are not walked through', () => {
  let looked = 0;
  const many = new Proxy([], {
    get(_, key) {
      looked++;
      return key === 'length' ? 3_000_000 : 1;
    },
  });
  for (const [, field] of FIELDS) expect(field.is(many)).toBe(false);
  expect(looked).toBeLessThan(50);
});
