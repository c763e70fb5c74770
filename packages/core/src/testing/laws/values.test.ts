import { expect, test } from 'vitest';
import { either, integer, list, nullable, oneOf, optional, type Schema, text, withDefault } from '../../index.js';
import { sealed } from '../index.js';
import { begun, keyOf, meant, read, schemasOf, seeded, valuesOf } from './values.js';

const many = (count: number) => oneOf(...Array.from({ length: count }, (_, i) => `v${i}`));

test.each<[string, Schema<unknown>, readonly unknown[], boolean]>([
  ['one value', oneOf('a'), ['a'], true],
  ['a few values', oneOf('a', 'b', 'c'), ['a', 'b', 'c'], true],
  ['two numbers', integer(3, 4), [3, 4], true],
  ['three numbers in a row, by the ends', integer(3, 5), [3, 5], false],
  ['three numbers with a gap', oneOf(3, 4, 6), [3, 4, 6], true],
  ['thirty-two values', many(32), Array.from({ length: 32 }, (_, i) => `v${i}`), true],
  ['thirty-three values, by the ends', many(33), ['v0', 'v32'], false],
  ['a value or none', nullable(oneOf('a', 'b')), [null, 'a', 'b'], true],
  ['an option or none', optional(oneOf('a', 'b')), [null, 'a', 'b'], true],
  ['a value with a default', withDefault(oneOf('a', 'b'), 'b'), ['a', 'b'], true],
  ['either of two, each value once', either(oneOf('a', 'b'), oneOf('b', 'c')), ['a', 'b', 'c'], true],
  ['either of values and a range', either(oneOf('a'), integer(1, 9)), ['a', 1, 9], false],
  ['a text', text(9), [], false],
  ['a list of texts', list(text(9), 0, 3), [], false],
])('the values that a schema takes are listed as far as they are few: %s', (_, schema, values, all) => {
  expect(valuesOf(schema)).toEqual({ values, all });
});

test('an option is read as the schema means it, given or not', () => {
  const level = withDefault(oneOf('a', 'b'), 'b');
  expect([read(level, 'a'), read(level, undefined), read(level, 'z')]).toEqual(['a', 'b', undefined]);
  expect([meant(level, 'level', { level: 'a' }), meant(level, 'level', {})]).toEqual(['a', 'b']);
});

test('messages name an option with its value, or that it is absent', () => {
  expect([keyOf('wind', 'calm'), keyOf('goal', 7), keyOf('goal', null), keyOf('goal', undefined)]).toEqual([
    ...['wind=calm', 'goal=7', 'goal=null', 'goal absent'],
  ]);
});

test('the options of a game that change its rules are those beside its seed, its generator and its names', () => {
  expect(schemasOf(sealed).map(([name]) => name)).toEqual(['seats', 'chance']);
});

test('a game begins with options that it takes, and only a fault of its own is thrown', () => {
  expect(begun(sealed, seeded({ seats: 2 } as never, 'june') as never)).toEqual(
    sealed.newGame({ seats: 2, seed: 'june' }),
  );
  expect(begun(sealed, { seats: 9 })).toBeUndefined();
  const broken: typeof sealed = {
    ...sealed,
    newGame: () => {
      throw new TypeError('no deck');
    },
  };
  expect(() => begun(broken, {})).toThrow('no deck');
});
