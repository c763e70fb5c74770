import { expect, test } from 'vitest';
import { DEEP } from '../runs.js';

const GOOD = `name: CI
on: push
permissions:
  contents: read
jobs:
  gates:
    runs-on: ubuntu-24.04
    strategy:
      matrix:
        node: ['20', '22']
    steps:
      - uses: actions/checkout@93cb6efe18208431cddfb8368fd83d5badbf9bfd # v5.0.1
        with:
          persist-credentials: false
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
  { name: 'key', right: 'runs-on', wrong: 'run-on', told: "key.yml:7 Unexpected value 'run-on'" },
  {
    name: 'context',
    right: 'matrix.node',
    wrong: 'matrix.nod',
    told: 'context.yml:15 Context access might be invalid: nod',
  },
  { name: 'top', right: 'jobs:', wrong: 'job:', told: "top.yml:5 Unexpected value 'job'" },
  { name: 'script', right: 'npm run ci', wrong: 'npm run gates', told: 'script.yml:15 There is no script gates' },
  {
    name: 'tag',
    right: '@93cb6efe18208431cddfb8368fd83d5badbf9bfd # v5.0.1',
    wrong: '@v5',
    told: 'tag.yml:12 actions/checkout should be named by its digest, and its version in a comment',
  },
  {
    name: 'kept',
    right: 'persist-credentials: false',
    wrong: 'fetch-depth: 1',
    told: 'kept.yml:12 a checkout should keep no credentials: persist-credentials: false',
  },
  {
    name: 'all',
    right: '  contents: read',
    wrong: '  contents: write',
    told: 'all.yml:1 permissions should be contents: read',
  },
  {
    name: 'alone',
    right: '    steps:',
    wrong: '    permissions:\n      id-token: write\n    steps:',
    told: 'alone.yml:6 a job that may write should wait for the gates: needs',
  },
  {
    name: 'tools',
    right: 'npm run ci',
    wrong: 'python3 -m pip install build',
    told: 'tools.yml:15 Python tools should come from .ci/python/requirements.txt',
  },
  {
    name: 'token',
    right: 'npm run ci',
    wrong: 'echo ${{ secrets.NPM_TOKEN }}',
    told: 'token.yml:15 a long-lived secret, where the service can vouch for the workflow',
  },
])('$right written as $wrong', async ({ name, right, wrong, told }) => {
  expect(await faultsOf(name, GOOD.replace(right, wrong))).toContain(told);
});
