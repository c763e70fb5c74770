import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTable } from '@wonders/core/testing';
import { hal, type Move, type State } from '@wonders/hal';
import { expect, test } from 'vitest';
import { root } from '../../../.ci/lib/packages.js';
import { faultIn, read } from './reading.js';
import { testCase } from './test-case.js';

const save = readFileSync(join(root, 'examples/saves/hal.json'), 'utf8');

/** Runs a copied case; gives the titles of its tests. */
function run(source: string): readonly string[] {
  const titles: string[] = [];
  const body = source.replaceAll(/^import .*$/gm, '');
  const each = (title: string, check: () => void) => {
    check();
    titles.push(title);
  };
  new Function('testTable', 'hal', 'expect', 'test', body)(testTable, hal, expect, each);
  return titles;
}

test('a save, a state and a view are read; anything else is refused in a sentence', async () => {
  const found = await read(save);
  expect(found.states).toHaveLength(found.moves.length + 1);
  const state = found.states[3] as State;
  expect((await read(JSON.stringify(state))).states).toEqual([state]);
  const view = hal.view(state, 1);
  expect(await read(JSON.stringify(view))).toMatchObject({ states: [], view });
  await expect(read('{}')).rejects.toThrow('names no game');
  await expect(read('{"game":"go"}')).rejects.toThrow('no game "go"');
  await expect(read('hello')).rejects.toThrow('no JSON');
  await expect(read(JSON.stringify({ ...state, city: 7 }))).rejects.toThrow('city');
  expect(faultIn(hal, state)).toBe('');
});

test('a copied case holds, and fails for another move', async () => {
  const found = await read(save);
  const code = hal.encodeMove(found.moves[3] as Move);
  const legal = testCase(found, 3, { code, refusal: undefined });
  expect(run(legal)).toEqual(['the move is legal']);
  expect(() => run(testCase(found, 3, { code: 'give nothing', refusal: undefined }))).toThrow();
  const alone = { ...found, states: found.states.slice(3, 4), moves: [], options: undefined };
  expect(run(testCase(alone, 0, { code: hal.encodeMove(found.moves[9] as Move), refusal: 'not-now' })).length).toBe(1);
});
