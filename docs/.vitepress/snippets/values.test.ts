import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { fileOf } from './take-away.js';
import { textOf, told } from './values.js';

const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

test.each([
  [{ seats: [0, 1], name: "Hal's", 'two words': null, none: undefined, price: -0, big: 3n }],
  [[[], {}, new Map([['a', { b: 1 }]]), new Set([1, 2]), Symbol('x'), true]],
  [Object.assign(Object.create(null), { coins: 7 })],
  [
    new (class Box {
      size = 2;
    })(),
  ],
  [new Uint8Array([1, 2])],
  [() => 1],
])('a value is printed as Node prints it: %o', (value) => {
  expect(squeezed(textOf(told(value)))).toBe(squeezed(inspect(value, { depth: 9 })));
});

test('a value that holds itself, or is too large, is told in part', () => {
  const round: Record<string, unknown> = {};
  round['self'] = round;
  expect(textOf(told(round))).toBe('{ self: [Circular] }');
  expect(told(Array.from({ length: 1000 }, (_, i) => i)).left).toBe(600);
});

test('a file names the packages that it needs', () => {
  expect(fileOf("import { hal } from '@wonders/hal';\nimport '@wonders/core/sealed';\nhal;\n\n")).toBe(
    "// npm install @wonders/hal @wonders/core\nimport { hal } from '@wonders/hal';\nimport '@wonders/core/sealed';\nhal;\n",
  );
});
