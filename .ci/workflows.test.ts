import { expect, test } from 'vitest';
import { checkWorkflow } from './workflows.js';

const GOOD = `name: CI
on: push
jobs:
  gates:
    runs-on: ubuntu-24.04
    strategy:
      matrix:
        node: ['20', '22']
    steps:
      - uses: actions/checkout@v5
      - run: npm run ci -- --node \${{ matrix.node }}
`;

test('a workflow as it should be', async () => {
  expect(await checkWorkflow('good.yml', GOOD, ['ci'])).toEqual([]);
});

// The service remembers a workflow by its name: each has one of its own.
test.each([
  { name: 'key', right: 'runs-on', wrong: 'run-on', told: "key.yml:5 Unexpected value 'run-on'" },
  {
    name: 'context',
    right: 'matrix.node',
    wrong: 'matrix.nod',
    told: 'context.yml:11 Context access might be invalid: nod',
  },
  { name: 'top', right: 'jobs:', wrong: 'job:', told: "top.yml:3 Unexpected value 'job'" },
  { name: 'script', right: 'npm run ci', wrong: 'npm run gates', told: 'script.yml:11 There is no script gates' },
])('$right written as $wrong', async ({ name, right, wrong, told }) => {
  expect(await checkWorkflow(`${name}.yml`, GOOD.replace(right, wrong), ['ci'])).toContain(told);
});
