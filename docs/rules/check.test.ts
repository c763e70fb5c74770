import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkRules, rulesIn, testsIn } from './check.js';

const ids = (source: string): string[][] => testsIn(source).map((found) => [...found.ids]);

describe('titles of tests', () => {
  test('bear several ids, also through the group around them', () => {
    expect(
      ids(`describe('DEMO-1', () => { test('DEMO-2, DEMO-3a: works', () => {}); it('plain', () => {}); });`),
    ).toEqual([['DEMO-1', 'DEMO-2', 'DEMO-3a'], ['DEMO-1']]);
  });

  test('are joined with those of their groups', () => {
    expect(testsIn(`describe('setup', () => { test('DEMO-1: deals', () => {}); });`)[0]?.title).toBe(
      'setup > DEMO-1: deals',
    );
  });

  test('of tables and templates count as far as they are literally there', () => {
    expect(ids("test.each([1])('DEMO-4: %i', () => {});")).toEqual([['DEMO-4']]);
    expect(ids("test.each`a`('DEMO-4: $a', () => {});")).toEqual([['DEMO-4']]);
    expect(ids('test(`DEMO-5: ${level}`, () => {});')).toEqual([['DEMO-5']]);
    expect(ids("test('DEMO-5: ' + level, () => {});")).toEqual([['DEMO-5']]);
  });

  test('that are computed do not count', () => {
    expect(ids('for (const n of [1, 2]) test(`DEMO-${n}`, () => {});')).toEqual([[]]);
    expect(ids('test(`DEMO-1${n}: x`, () => {});')).toEqual([[]]);
    expect(ids("test('DEMO-1' + n, () => {});")).toEqual([[]]);
    expect(ids('test(`${x}DEMO-1`, () => {});')).toEqual([[]]);
    expect(ids('test(title, () => {});')).toEqual([]);
  });

  test('of skipped and planned tests do not count, nor do ids elsewhere', () => {
    expect(
      ids(
        `test.skip('DEMO-1', () => {}); test.todo('DEMO-2'); describe.skip('DEMO-3', () => { test('x', () => {}); });`,
      ),
    ).toEqual([]);
    expect(ids(`test('x', () => { expect('DEMO-1').toBe(check('DEMO-2')); }); // DEMO-3`)).toEqual([[]]);
  });
});

test('rules are bold ids at the beginning of list items', () => {
  const ledger =
    '# DEMO-9\n\n- **DEMO-1** [reference] A rule, see **DEMO-7**.\n  - **DEMO-1a** [reference] A part of it.\n- DEMO-3 is cited.\n';
  expect(rulesIn(ledger)).toEqual([
    { id: 'DEMO-1', line: 3 },
    { id: 'DEMO-1a', line: 4 },
  ]);
});

describe('a repository', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true }));

  const given = (files: Readonly<Record<string, string>>): ReturnType<typeof checkRules> => {
    root = mkdtempSync(join(tmpdir(), 'rules-'));
    const ledger = '---\nprefix: DEMO\npackage: demo\n---\n\n- **DEMO-1** [reference] One.\n';
    const manifest = '{ "dependencies": { "@wonders/core": "workspace:^" } }';
    const all = { 'docs/rules/demo.md': ledger, 'packages/demo/package.json': manifest, ...files };
    for (const [file, text] of Object.entries(all)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return checkRules(root);
  };
  const tested = { 'packages/demo/src/a.test.ts': "test('DEMO-1: one', () => {});" };

  test('with a test for every rule is in order', () => {
    const { ledgers, problems } = given(tested);
    expect(problems).toEqual([]);
    expect(ledgers).toEqual([
      {
        file: 'docs/rules/demo.md',
        prefix: 'DEMO',
        package: 'demo',
        rules: [{ id: 'DEMO-1', line: 6, tests: [{ title: 'DEMO-1: one', file: 'packages/demo/src/a.test.ts' }] }],
      },
    ]);
  });

  test('lacks a test', () => {
    expect(given({}).problems).toEqual(['docs/rules/demo.md:6 DEMO-1 has no test']);
  });

  test('cites rules that are not there, in tests and in sources', () => {
    const source = '// DEMO-1\nexport const x = 1; // DEMO-2\n';
    const other = "test('DEMO-3, OTHER-4: x', () => {});";
    expect(
      given({ ...tested, 'packages/demo/src/b.ts': source, 'packages/demo/test/c.test.ts': other }).problems,
    ).toEqual([
      'packages/demo/src/b.ts:2 cites DEMO-2, which the ledger does not define',
      'packages/demo/test/c.test.ts:1 cites DEMO-3, which the ledger does not define',
    ]);
  });

  test('defines a rule twice or under a foreign prefix', () => {
    const ledger =
      '---\nprefix: DEMO\npackage: demo\n---\n- **DEMO-1** [reference] One.\n- **DEMO-1** [reference] Two.\n- **OTHER-1** [reference] Three.\n';
    expect(given({ ...tested, 'docs/rules/demo.md': ledger }).problems).toEqual([
      'docs/rules/demo.md:6 defines DEMO-1 again (line 5)',
      'docs/rules/demo.md:7 defines OTHER-1; its prefix is DEMO',
    ]);
  });

  test('has a rule that does not say where it comes from', () => {
    const ledger = '---\nprefix: DEMO\npackage: demo\n---\n- **DEMO-1** One.\n';
    expect(given({ ...tested, 'docs/rules/demo.md': ledger }).problems).toEqual([
      'docs/rules/demo.md:5 DEMO-1 does not say where it comes from',
    ]);
  });

  test('has a game without a ledger', () => {
    expect(given({ 'docs/rules/demo.md': '# Rules\n' }).problems).toEqual([
      'packages/demo has no ledger in docs/rules',
    ]);
  });
});
