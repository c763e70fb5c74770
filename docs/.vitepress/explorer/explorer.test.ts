import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTable } from '@wonders/core/testing';
import { hal, type Move, type State } from '@wonders/hal';
import { expect, test } from 'vitest';
import { root } from '../../../.ci/lib/packages.js';
import { offers } from '../playground/games.js';
import { example, type Found, faultIn, read } from './reading.js';
import { testCase } from './test-case.js';

const names = Object.keys(offers);
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

const stranger = (view: object): Promise<unknown> => read(JSON.stringify(view));

test('a view of a stranger is refused before anything is drawn', async () => {
  const { states } = await read(save);
  const view = JSON.parse(JSON.stringify(hal.view(states[9] as State, 1)));
  await expect(stranger({ ...view, city: [{ ...view.city[0], x: 1e6 }, ...view.city.slice(1)] })).rejects.toThrow(
    /no view of hal: .*city\/0\/x/,
  );
  await expect(stranger({ ...view, viewer: 7 })).rejects.toThrow('no view of hal');
  await expect(stranger({ ...view, ply: 1e9 })).rejects.toThrow('1000000000 is no number of a view');
  await expect(stranger({ ...view, deck: [...view.deck, 'no-card'] })).rejects.toThrow('no view of hal');
  await expect(stranger({ ...view, names: ['hidden'.repeat(40_000)] })).rejects.toThrow('longer than any view');
  await expect(stranger({ game: 'constructor', viewer: 0 })).rejects.toThrow('no game "constructor"');
});

test.each(names)('whatever a seat of %s sees is read again', async (name) => {
  const { playable, states } = await example(name);
  const { game } = playable;
  for (const state of states)
    for (const viewer of [...game.seats(state).keys(), 'spectator' as const])
      expect((await stranger(game.view(state, viewer))) as Found).toMatchObject({ states: [] });
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
