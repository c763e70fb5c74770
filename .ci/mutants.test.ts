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
  { what: 'a text that is not there', from: 'b', to: 'c', told: 'the text stands in x.ts 0 times: b' },
  { what: 'a text that stands there twice', from: 'a', to: 'c', told: 'the text stands in x.ts 2 times: a' },
  { what: 'a change of nothing', from: '= a', to: '= a', told: 'changes nothing' },
])('$what is refused', ({ from, to, told }) => {
  const list = JSON.stringify([{ rule: 'HAL-01', file: 'x.ts', from, to }]);
  expect(() => readMutants('hal', list, () => 'a = a')).toThrow(told);
});
