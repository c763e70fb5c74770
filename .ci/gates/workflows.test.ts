import { expect, test } from 'vitest';
import { DEEP } from '../runs.js';

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

/** What is wrong with a workflow. The service that knows takes longer to load than these tests take: only the gates ask it. */
async function faultsOf(name: string, text: string): Promise<readonly string[]> {
  const { checkWorkflow } = await import('./workflows.js');
  return checkWorkflow(`${name}.yml`, text, ['ci']);
}

test.runIf(DEEP)('a workflow as it should be', async () => {
  expect(await faultsOf('good', GOOD)).toEqual([]);
});

// The service remembers a workflow by its name: each has one of its own.
test.runIf(DEEP).each([
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
  expect(await faultsOf(name, GOOD.replace(right, wrong))).toContain(told);
});
