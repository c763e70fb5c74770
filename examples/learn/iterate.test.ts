import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'iterate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SETTINGS = '--generations 1 --house 40 --alone 40 --games 30 --iterations 4 --epochs 2 --width 4 --deals 3'.split(
  ' ',
);

/** Runs the program with its files in a folder. */
function iterate(out: string, ...words: readonly string[]): string {
  const program = ['--conditions=@wonders/source', '--import', 'tsx', 'examples/learn/iterate.ts', 'duel'];
  return execFileSync('node', [...program, ...SETTINGS, '--out', join(folder, out), ...words], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

const told = (text: string) =>
  text
    .split('\n')
    .find((line) => line.includes('SHA-256'))
    ?.slice(9);

test('a training that was stopped goes on, and ends with the same net however many threads play', () => {
  const text = iterate('one', '--workers', '1');
  // From the house bot's games; then from those that the net plays alone, and from those that it plays by search.
  expect(text.match(/generation \d: learns/g)?.map((line) => line[11])).toEqual(['0', '1', '1']);
  const whole = told(text);
  expect(whole).toMatch(/generation 1: wins .* SHA-256 [0-9a-f]{64}$/);
  iterate('two', '--workers', '2');
  const generation = join(folder, 'two', '1');
  const [first = '', ...rest] = readdirSync(join(generation, 'search'));
  expect(rest.length).toBeGreaterThan(0);
  const games = readFileSync(join(generation, 'search', first));
  for (const file of ['weights.json', 'verdict.json', join('search', first)]) rmSync(join(generation, file));
  expect(told(iterate('two', '--workers', '2'))).toBe(whole);
  expect(readFileSync(join(generation, 'search', first)).equals(games)).toBe(true);
  expect(existsSync(join(generation, 'verdict.json'))).toBe(true);
});

test('a folder keeps its settings, and a search goes by the judge or by the policy', () => {
  expect(() => iterate('three', '--prior', 'house')).toThrow('--prior should be judge or policy, not house');
  expect(() => iterate('one', '--rate', '0.5')).toThrow('use these settings, or another folder');
});
