import { expect, test } from 'vitest';
import { readMutants } from '../mutants/mutants.js';
import { failure, failures } from './laws.js';

const MESSAGE = `ContractError: hal {"level":"expert","seed":"tonight normal/17"}, ply 45: law 7: components are conserved
12 tokens and not 11
last moves: urbanize I, done
    at walk (packages/core/src/testing/laws/contract.ts:1:1)`;

test('a failure says where it happened and how to see it again', () => {
  expect(failure('hal', 'normal', MESSAGE, 'tonight ')).toBe(
    [
      'hal, normal, seed "tonight normal/17", ply 45',
      '  hal {"level":"expert","seed":"tonight normal/17"}, ply 45: law 7: components are conserved',
      '  12 tokens and not 11',
      '  last moves: urbanize I, done',
      '  again: npm run soak -- --game hal --variant "normal" --seeds "tonight " --first 17 --games 1',
    ].join('\n'),
  );
});

const failed = { status: 'failed', fullName: 'hal, normal: 60 random games keep the laws', failureMessages: [MESSAGE] };
const passed = { status: 'passed', fullName: 'hal, expert: 60 random games keep the laws', failureMessages: [] };

test('a report is read test by test', () => {
  const report = { numPassedTests: 1, testResults: [{ message: '', assertionResults: [passed, failed] }] };
  expect(failures('hal', report, 'tonight ')).toEqual([failure('hal', 'normal', MESSAGE, 'tonight ')]);
});

test('the title of a group before it does not belong to the variant', () => {
  const grouped = { ...failed, fullName: `the rules, in many games ${failed.fullName}` };
  const report = { numPassedTests: 0, testResults: [{ message: '', assertionResults: [grouped] }] };
  expect(failures('hal', report, 'tonight ')).toEqual([failure('hal', 'normal', MESSAGE, 'tonight ')]);
});

test('tests that cannot be loaded, and tests that are not there, are failures', () => {
  const broken = { numPassedTests: 0, testResults: [{ message: 'Unexpected token', assertionResults: [] }] };
  expect(failures('hal', broken, '')).toEqual([
    'hal, the tests cannot be loaded\n  Unexpected token\n  again: npm test -- packages/hal',
  ]);
  expect(failures('hal', { numPassedTests: 0, testResults: [] }, '')).toEqual([
    'hal: no test was run; is there such a variant?',
  ]);
  expect(failures('hal', { numPassedTests: 3, testResults: [] }, '')).toEqual([]);
});

const source = (file: string) => (file === 'src/scoring.ts' ? 'points += 2; cards += 2;' : undefined);
const mutants = (mutant: object) => readMutants('hal', JSON.stringify([mutant]), source);

test('a mutant replaces code that stands in its file once', () => {
  const mutant = { rule: 'HAL-61', file: 'src/scoring.ts', from: 'points += 2', to: 'points += 3' };
  expect(mutants(mutant)).toEqual([{ game: 'hal', ...mutant }]);
  const name = 'packages/hal/test/mutants.json, item 1 (HAL-61)';
  expect(() => mutants({ ...mutant, from: '+= 2' })).toThrow(
    `${name}: the code stands in src/scoring.ts 2 times: += 2`,
  );
  expect(() => mutants({ ...mutant, from: 'tiles' })).toThrow('0 times');
  expect(() => mutants({ ...mutant, file: 'src/score.ts' })).toThrow(`${name}: there is no src/score.ts`);
  expect(() => mutants({ ...mutant, to: mutant.from })).toThrow(`${name}: changes nothing`);
  expect(() => mutants({ ...mutant, to: 3 })).toThrow(`${name}: to should be a text`);
});
