import { expect, test } from 'vitest';
import { Broken, equal, fail, freeze, plainJson, same } from './same.js';

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, 2, false],
  [0, -0, false],
  [Number.NaN, Number.NaN, true],
  [null, {}, false],
  [{}, null, false],
  ['a', ['a'], false],
  [{}, [], false],
  [[], {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 3], [1, 2], false],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: 2 }, { a: 1, b: 2 }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: { b: [1] } }, { a: { b: [2] } }, false],
  [{ a: undefined }, {}, false],
  [{}, 5, false],
  [5, {}, false],
])('%j and %j are the same text: %s', (a, b, alike) => {
  expect(equal(a, b)).toBe(alike);
});

test('what differs is shown with sixty characters on each side of the first difference', () => {
  const [a, b] = ['x'.repeat(100), 'y'.repeat(100)];
  expect(() => same([a, 1, a], [a, 2, b], 'the list')).toThrow(
    `the list: found …${'x'.repeat(58)}",1,"${'x'.repeat(57)}…, expected …${'x'.repeat(58)}",2,"${'y'.repeat(57)}…`,
  );
  expect(() => same('a', undefined, 'a text', 'law 3')).toThrow('a text: found …"a"…, expected …undefined…');
  expect(() => same({ a: -0 }, { a: 0 }, 'a number')).toThrow(
    'a number: differs in something that JSON does not show: {"a":0}',
  );
  const long = 'x'.repeat(200);
  expect(() => same([long, -0], [long, 0], 'a list')).toThrow(
    new Broken(`a list: differs in something that JSON does not show: ["${'x'.repeat(118)}`),
  );
  expect(() => same([1], [1], 'a list')).not.toThrow();
});

test('the broken law is told where it is not the one being checked', () => {
  const lawOf = (run: () => void): string | undefined => {
    try {
      run();
    } catch (error) {
      return error instanceof Broken ? (error.law ?? 'none') : 'no fault';
    }
    return undefined;
  };
  expect(lawOf(() => fail('x'))).toBe('none');
  expect(lawOf(() => fail('x', 'law 3'))).toBe('law 3');
  expect(lawOf(() => same(1, 2, 'x', 'law 3'))).toBe('law 3');
  expect(lawOf(() => plainJson(undefined, 'x', 'law 3'))).toBe('law 3');
});

test.each<[unknown, string]>([
  [undefined, 'state is undefined'],
  [{ a: { b: undefined } }, 'state/a/b is undefined'],
  [[1, Number.NaN], 'state/1 is NaN'],
  [{ a: Number.POSITIVE_INFINITY }, 'state/a is Infinity'],
  [{ a: -0 }, 'state/a is -0'],
  [{ a: () => 1 }, 'state/a is a function'],
  [{ a: new Date(0) }, 'state/a is no plain object'],
  [new Map(), 'state is no plain object'],
  [Object.assign([1], { length: 2 }), 'state/1 is undefined'],
])('%j is no plain JSON', (value, message) => {
  expect(() => plainJson(value, 'state')).toThrow(message);
});

test('plain JSON is texts, numbers, truth values, null, lists and objects of these', () => {
  expect(() => plainJson({ a: [1, 'b', true, false, null, { c: [] }], d: 0.5 }, 'state')).not.toThrow();
});

test('freezing goes to the bottom', () => {
  const value = freeze({ a: [{ b: 1 }], c: Object.freeze({ d: 1 }) });
  expect([value, value.a, value.a[0], value.c].every(Object.isFrozen)).toBe(true);
  expect(freeze(null)).toBeNull();
});
