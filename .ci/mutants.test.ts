import { expect, test } from 'vitest';
import { allMutants, readMutants } from './mutants.js';
import { packages } from './packages.js';

test('forty rules and more can be broken, some of every game: what is replaced stands where the lists say', () => {
  const mutants = allMutants();
  expect(mutants.length).toBeGreaterThanOrEqual(40);
  expect(new Set(mutants.map(({ game }) => game))).toEqual(
    new Set(packages().flatMap(({ id }) => (id === 'core' ? [] : [id]))),
  );
});

test.each([
  { what: 'code that is not there', from: 'b', to: 'c', told: 'the code stands in x.ts 0 times: b' },
  { what: 'code that stands there twice', from: 'a', to: 'c', told: 'the code stands in x.ts 2 times: a' },
  { what: 'a change of nothing', from: '= a', to: '= a', told: 'changes nothing' },
])('$what is refused', ({ from, to, told }) => {
  const list = JSON.stringify([{ rule: 'HAL-01', file: 'x.ts', from, to }]);
  expect(() => readMutants('hal', list, () => 'a = a')).toThrow(told);
});

test('types, comments and line breaks may change around what is replaced', () => {
  const list = JSON.stringify([{ rule: 'HAL-01', file: 'x.ts', from: 'const a = f(b);', to: '' }]);
  const [mutant] = readMutants('hal', list, () => 'const a: A = f<B>(\n  // Why.\n  b as B,\n);');
  expect(mutant?.from).toBe('const a = f(b);');
});
