import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draw, seedRng } from '@wonders/core';
import { afterAll, expect, test } from 'vitest';
import { answer, type Dial, question, type Values } from './spsa.js';
import { decider, dialsOf, nameOf, openSteps } from './tune-plan.js';

const folder = mkdtempSync(join(tmpdir(), 'wonders-tune-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DIALS: readonly Dial[] = [
  { name: 'exploration', start: 0.9, low: 0, high: 1 },
  { name: 'margin', start: 5, low: 0, high: 50 },
];

/** How good values are: best at 0.3 and 30. */
const skill = ([exploration = 0, margin = 0]: Values): number =>
  -4 * ((exploration - 0.3) ** 2 + (margin / 50 - 0.6) ** 2);

/** A match of a few games, which chance decides, and skill a little. */
function match([a, b]: readonly [Values, Values], seed: string, games: number): number {
  const rng = seedRng(seed);
  const chance = 1 / (1 + Math.exp(-4 * (skill(a) - skill(b))));
  let lead = 0;
  for (let i = 0; i < games; i++) lead += draw(rng) < chance ? 1 : -1;
  return lead / games;
}

function tuned(seed: string, steps: number): readonly number[] {
  const leads: number[] = [];
  while (leads.length < steps) leads.push(match(question(DIALS, seed, leads), `${seed}/${leads.length}`, 8));
  return leads;
}

test('finds the best values by matches that chance decides for the most part', () => {
  for (const seed of ['a', 'b', 'c']) {
    const leads = tuned(seed, 400);
    const found = answer(DIALS, seed, leads);
    expect(Math.abs((found[0] ?? 0) - 0.3)).toBeLessThan(0.12);
    expect(Math.abs((found[1] ?? 0) - 30)).toBeLessThan(6);
  }
  expect(tuned('a', 60)).toEqual(tuned('a', 400).slice(0, 60));
});

test('where nothing wins, nothing moves, and no value leaves its range', () => {
  expect(answer(DIALS, 'even', Array(50).fill(0))).toEqual([0.9, 5]);
  const far = Array.from({ length: 200 }, () => 1);
  for (const values of [...question(DIALS, 'far', far), answer(DIALS, 'far', far)])
    for (const [i, { low, high }] of DIALS.entries()) {
      expect(values[i]).toBeGreaterThanOrEqual(low);
      expect(values[i]).toBeLessThanOrEqual(high);
    }
});

test('dials by name begin at the settings of the game; ranges may be given', () => {
  expect(dialsOf('exploration,margin=15:5..40', { exploration: 0.3 })).toEqual([
    { name: 'exploration', start: 0.3, low: 0.05, high: 1.5 },
    { name: 'margin', start: 15, low: 5, high: 40 },
  ]);
  expect(dialsOf('exploration', {})[0]?.start).toBe(0.4);
  expect(() => dialsOf('luck', {})).toThrow('luck needs a start and a range, like luck=1:0..2');
  expect(() => dialsOf('margin=60:5..40', {})).toThrow('margin should start between its bounds');
  expect(nameOf('search:200', DIALS, [0.5, 12])).toBe('search:200:exploration=0.5:margin=12');
});

test('the match that decides has the options of the run, and its makers of bots', () => {
  const start = 'npm run tournament -- --games hal --bots mine:a=2,mine:a=1 --sprt 0.05 --n 1000';
  expect(decider('hal', ['mine:a=2', 'mine:a=1'], {})).toBe(start);
  const more = ` --options '{"mode":"versus"}' --own ./mine.ts`;
  expect(decider('hal', ['mine:a=2', 'mine:a=1'], { mode: 'versus' }, './mine.ts')).toBe(start + more);
});

test('steps are kept, a run goes on from them, and a folder belongs to one plan', () => {
  const plan = { game: 'hal', seed: 'kept' };
  openSteps(folder, plan).append(0.25);
  openSteps(folder, plan).append(-1);
  const { leads } = openSteps(folder, plan);
  expect(leads).toEqual([0.25, -1]);
  expect(readFileSync(join(folder, 'steps.jsonl'), 'utf8')).toBe('0.25\n-1\n');
  expect(() => openSteps(folder, { ...plan, seed: 'other' })).toThrow('belongs to another plan');
});
