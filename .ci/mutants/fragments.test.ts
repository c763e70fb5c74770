import { describe, expect, test } from 'vitest';
import { exchanged, placesOf } from './fragments.js';

describe('a fragment stands in a source', () => {
  test.each([
    { what: 'as it is written', source: 'const a = b + 1;', fragment: 'b + 1' },
    { what: 'on other lines', source: 'f(\n  a,\n  b,\n);', fragment: 'f(a, b)' },
    { what: 'on one line', source: 'f(a, b);', fragment: 'f(\n  a,\n  b,\n)' },
    { what: 'with a comment inside', source: 'a + /* why */ b // how\n - c', fragment: 'a + b - c' },
    { what: 'in other quotes', source: 'f("a")', fragment: "f('a')" },
    { what: 'with a type', source: 'const a: readonly A<B>[] = b;', fragment: 'const a = b;' },
    { what: 'with a cast', source: 'cities[SCRIPT_SEAT as 0].symbols', fragment: 'cities[SCRIPT_SEAT].symbols' },
    { what: 'with a promise', source: 'x = { a: 1 } satisfies A as const;', fragment: 'x = { a: 1 };' },
    { what: 'with type arguments', source: 'f<A, Map<B, C>>(a)', fragment: 'f(a)' },
    { what: 'with type parameters', source: 'const f = <T,>(a?: T): a is T => !!a;', fragment: 'const f = (a) => !!a' },
    {
      what: 'with types of its own',
      source: 'const a: Move[] = [b as Move];',
      fragment: 'const a: Move[] = [b as Move];',
    },
    { what: 'in a template', source: 'x = `a ${b / 2} c`;', fragment: 'b / 2' },
    { what: 'with a template', source: 'x =\n`a ${ b } c`;', fragment: 'x = `a ${b} c`' },
    { what: 'with a regular expression', source: 'x = a.replace(/"/g, b)', fragment: 'a.replace(/"/g, b)' },
    { what: 'that begins in the middle', source: 'if (a) {\n} else if (b) c();', fragment: '} else if (b)' },
    { what: 'that ends with a comma', source: 'x = { a, b: 1 };', fragment: 'b: 1,' },
    { what: 'with greater or equal', source: 'x = a >= b;', fragment: 'a >= b' },
  ])('$what', ({ source, fragment }) => {
    expect(placesOf(source, fragment)).toHaveLength(1);
  });

  test.each([
    { what: 'part of a name', source: 'const ab = 1;', fragment: 'a' },
    { what: 'part of a text', source: "f('a b')", fragment: 'a' },
    { what: 'another operator', source: 'a >= b', fragment: 'a > b' },
    { what: 'a comment', source: '// a + b\nc', fragment: 'a + b' },
    { what: 'with something between', source: 'f(a, c, b)', fragment: 'f(a, b)' },
    { what: 'with another condition', source: 'a ? b : c', fragment: 'a b' },
  ])('but not as $what', ({ source, fragment }) => {
    expect(placesOf(source, fragment)).toEqual([]);
  });
});

test('what is exchanged leaves the rest as it was', () => {
  expect(exchanged('/** A. */\nconst a: A = b  as B; // C', 'const a = b', 'const a = c')).toBe(
    '/** A. */\nconst a = c  as B; // C',
  );
  expect(exchanged('f(a, [b, c]);', 'c', '')).toBe('f(a, [b, ]);');
  expect(() => exchanged('a = a', 'a', 'b')).toThrow('stands there 2 times');
});
