import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages, root } from '../lib/packages.js';
import { DEEP } from '../runs.js';
import { cpuSeconds, type Ending, testedWith } from './judging.js';
import { allMutants, readMutants } from './mutants.js';
import { changesOf } from './mutators.js';
import { type Candidate, candidatesOf, drawn, equivalentsOf, judged, mayLive } from './random.js';

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

/** The source after each of its changes. */
const changed = (source: string, isWords = false): string[] =>
  changesOf(source, isWords).map(({ start, end, to }) => source.slice(0, start) + to + source.slice(end));

test.each([
  { source: 'f(a < b);', into: [';', 'f(a <= b);', 'f(a >= b);'] },
  { source: 'const a = x.some(f) ? 1 : y;', into: ['true ? 1', 'false ? 1', 'x.every(f)', '? 2 :'] },
  { source: 'const a = list.filter(f).length - 1;', into: ['length + 1', '= list.length', '- 2'] },
  { source: 'const a = o.limit ?? 3;', into: ['= (3)', '?? 4'] },
])('changes of $source', ({ source, into }) => {
  const all = changed(source);
  expect(all).toHaveLength(into.length);
  for (const part of into) expect(all.filter((each) => each.includes(part))).not.toEqual([]);
});

test.each([
  'type A = 1 | 2;',
  'const a: 3 = b;',
  'const a = b[i] ?? 0;',
  "import a from 'long name';",
  'const a = b as 5;',
  'const a = b.toString();',
])('%s is not changed: nothing stands in for it, or it is for the compiler', (source) => {
  expect(changed(source, true)).toEqual([]);
});

test('texts are changed where they are sentences', () => {
  expect(changed("say('You win');")).toEqual([';']);
  expect(changed("say('You win');", true)).toEqual([';', "say('');"]);
  expect(changed("say('Won');", true)).toEqual([';', "say('');"]);
  expect(changed("paint('red');", true)).toEqual([';']);
});

const candidate = (i: number): Candidate => {
  const part = i % 2 === 0 ? 'rules' : 'core';
  return { id: 'hal', file: 'a.ts', part, line: i, at: i, from: '', to: '', before: `${i}`, after: '' };
};
const candidates = Array.from({ length: 40 }, (_, i) => candidate(i));

test('a seed draws the same again, as many from each room, and more of them when more are asked for', () => {
  const few = drawn(candidates, 6, 'a');
  expect(few.map(({ part }) => part)).toEqual(['rules', 'rules', 'rules', 'core', 'core', 'core']);
  expect(drawn([...candidates].reverse(), 6, 'a')).toEqual(few);
  expect(drawn(candidates, 20, 'a')).toEqual(expect.arrayContaining(few));
  expect(drawn(candidates, 6, 'b')).not.toEqual(few);
});

test.each([
  { part: 'rules', judged: 12, most: 1 },
  { part: 'rules', judged: 40, most: 2 },
  { part: 'scripts', judged: 12, most: 2 },
  { part: 'words', judged: 12, most: 3 },
] as const)('of $judged mutants of the $part, $most may live', ({ part, judged, most }) => {
  expect(mayLive(part, judged)).toBe(most);
});

// It reads every source for all that could be changed there: at the gates alone.
test.runIf(DEEP).each(packages())(
  'the equivalents of $id are changes that could be drawn, each with its reason',
  ({ id, dir }) => {
    expect(() => equivalentsOf(dir, candidatesOf(id, dir))).not.toThrow();
  },
);

test.each([
  { what: 'dies at once', endings: ['failed'], ending: 'failed' },
  { what: 'lives', endings: ['passed'], ending: 'passed' },
  { what: 'hangs where the tests are short', endings: ['hung', 'passed'], plain: 20, ending: 'hung' },
  { what: 'only takes long', endings: ['hung', 'passed', 'passed'], plain: 100, ending: 'passed' },
  { what: 'takes long, then dies', endings: ['hung', 'passed', 'failed'], plain: 100, ending: 'failed' },
  { what: 'hangs where the tests are long', endings: ['hung', 'passed', 'hung'], plain: 100, ending: 'hung' },
  { what: 'ends the tests without a report', endings: ['broken', 'passed'], plain: 100, ending: 'broken' },
] as const)('a mutant that $what', async ({ endings, ending, ...rest }) => {
  const plain = 'plain' in rest ? rest.plain : 0;
  const left: Ending[] = [...endings];
  const asked: (number | undefined)[] = [];
  const run = async (changed: boolean, seconds?: number) => {
    asked.push(seconds);
    return { ending: left.shift() ?? 'passed', seconds: changed ? 0 : plain };
  };
  expect(await judged(run)).toBe(ending);
  expect(left).toEqual([]);
  // Without the change nothing stops the tests; with it they then get four times as long.
  expect(asked.slice(1)).toEqual([undefined, 4 * plain].slice(0, endings.length - 1));
});

test.runIf(DEEP && process.platform === 'linux')(
  'work counts as CPU time, with that of programs below; waiting does not',
  async () => {
    const busy = 'const used = () => process.cpuUsage().user + process.cpuUsage().system; while (used() < 6e5);';
    const below = `require('node:child_process').execFileSync(process.execPath, ['-e', '${busy}']);`;
    const group = (program: string) =>
      spawn(process.execPath, ['-e', `${program} console.log('done'); setInterval(() => {}, 1000);`], {
        detached: true,
      });
    for (const [program, least, most] of [
      [busy, 0.4, 2],
      [below, 0.4, 2],
      ['Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);', 0, 0.4],
    ] as const) {
      const child = group(program);
      await once(child.stdout, 'data');
      const used = cpuSeconds(child.pid as number) ?? -1;
      process.kill(-(child.pid as number), 'SIGKILL');
      expect(used, program).toBeGreaterThanOrEqual(least);
      expect(used, program).toBeLessThan(most);
    }
  },
);

test.runIf(DEEP)('tests that go on and on are stopped', async () => {
  const change = {
    file: join(root, 'packages/core/src/engine/stuck.ts'),
    from: '10_000',
    to: 'Number.POSITIVE_INFINITY',
  };
  const { ending, seconds } = await testedWith(change, ['packages/century-ai/src/flow.test.ts'], { seconds: 1 });
  expect(ending).toBe('hung');
  expect(seconds).toBeGreaterThanOrEqual(1);
});

test.runIf(DEEP)('tests whose worker dies have not passed', async () => {
  const to = "(process.kill(process.pid, 'SIGKILL'), 1)";
  const change = { file: join(root, 'packages/core/src/engine/stuck.ts'), from: '10_000', to };
  const { ending } = await testedWith(change, ['packages/century-ai/src/flow.test.ts']);
  expect(ending).toBe('broken');
});

test('a mutant is not judged where the tests fail without it', async () => {
  const run = async (changed: boolean) => ({ ending: changed ? 'hung' : 'failed', seconds: 1 }) as const;
  await expect(judged(run)).rejects.toThrow('fail without the change');
});
