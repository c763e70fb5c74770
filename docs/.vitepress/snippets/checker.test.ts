import { expect, test } from 'vitest';
import { checkerOf } from './checker.js';
import { libraries } from './declarations.js';

const DECLARED = `
export type Move = { readonly kind: 'build'; readonly card: string } | { readonly kind: 'pass' };
/** The moves of a seat. */
export declare function movesOf(seat: number): readonly Move[];
`;

const checker = checkerOf({
  ...Object.fromEntries(libraries()),
  '/globals.d.ts': 'declare const console: { log(value: unknown): void };',
  '/node_modules/toy/package.json': '{ "name": "toy", "exports": { ".": { "types": "./index.d.ts" } } }',
  '/node_modules/toy/index.d.ts': DECLARED,
});

const names = (code: string) => checker.completions(code, code.length).map(({ name }) => name);

test('a union narrows as one types', () => {
  const start = "import { movesOf } from 'toy';\nfor (const move of movesOf(0)) ";
  expect(names(`${start}move.`)).toEqual(['kind']);
  expect(names(`${start}if (move.kind === 'build') move.`)).toEqual(['card', 'kind']);
  expect(names(`${start}if (move.kind === '`)).toEqual(['build', 'pass']);
});

test('a name shows its type and its doc comment, as a completion and where it stands', () => {
  const code = "import { movesOf } from 'toy';\nmoves";
  const told = {
    type: expect.stringContaining('movesOf(seat: number): readonly Move[]'),
    says: 'The moves of a seat.',
  };
  expect(checker.completed(code, code.length, 'movesOf')).toMatchObject(told);
  expect(checker.meaning(code, 10)).toMatchObject({ ...told, from: 9, to: 16 });
  expect(checker.meaning(code, code.length - 1)).toMatchObject({ type: 'any' });
  expect(checker.meaning("const half = 'a'.length;", 7)).toMatchObject({ type: 'const half: number' });
});
