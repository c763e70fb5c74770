import { expect, test } from 'vitest';
import { play, START, scene } from '../test/scene.js';
import { centuryAi } from './game/index.js';
import type { State } from './state/index.js';

const { newGame, promptOf, view } = centuryAi;

const asked = (state: State, ...codes: readonly string[]) => promptOf(play(state, ...codes));

test('CENT-31: what a turn asks, with its facts and its places on the board', () => {
  const there = { seat: 0, places: ['hex-0_4'] };
  const market = scene({ cargo: [5, 0, 0, 0], bonuses: ['bonus-upgrade'] });
  expect(asked(market)).toEqual({ key: 'sail', values: { hex: '0,4', free: 1 }, ...there });
  const action = { hex: '0,4', actions: ['market', 'harvest'], builds: true, price: 0 };
  expect(asked(market, 'stay')).toEqual({ key: 'action', values: action, ...there });
  expect(asked(market, 'stay', 'market -')).toEqual({ key: 'upgrade', values: { hex: '0,4', left: 1 }, ...there });
  const trade = { hex: '0,4', give: [2, 0, 0, 0], get: [0, 2, 0, 0], least: 0, most: 2 };
  expect(asked(market, 'stay', 'market -', 'skip-upgrade')).toEqual({ key: 'trade', values: trade, ...there });
  const react = { key: 'react', values: { to: 0, action: 'market' }, seat: 1, places: ['hex-0_4'] };
  expect(asked(market, 'stay', 'market -', 'skip-upgrade', 'trade 1')).toEqual(react);
  const full = scene({ boat: '2,0', cargo: [11, 0, 0, 0] });
  const discard = { key: 'discard', values: { cubes: 3 }, seat: 0, places: ['seat-0'] };
  expect(asked(full, 'stay', 'harvest', 'react')).toEqual(discard);
});

test('CENT-32: the actions that are legal, and what an outpost costs', () => {
  const action = (given: Parameters<typeof scene>[0]) => asked(scene(given), 'stay')?.values;
  const harvest = { actions: ['harvest'], builds: false, price: 0 };
  expect(action({ boat: '2,0' })).toEqual({ hex: '2,0', ...harvest });
  expect(action({ outposts: { '0,4': [0, 1] } })).toEqual({ hex: '0,4', ...harvest });
  expect(action({ outposts: { '0,4': [1] } })).toEqual({ hex: '0,4', ...harvest, builds: true, price: 2 });
  const own = { outposts: { '0,4': [0, 1] }, cargo: [2, 0, 0, 0] } as const;
  expect(action(own)).toEqual({ hex: '0,4', actions: ['market', 'harvest'], builds: false, price: 0 });
  expect(action({ boat: '2,-1', cargo: [0, 2, 1, 1] })).toMatchObject({ actions: ['port', 'harvest'] });
});

test('CENT-35, CENT-36, CENT-63: how many steps are free, or how many cubes there are to pay with', () => {
  const extra = scene({ cargo: [3, 0, 0, 0], bonuses: ['bonus-extra-move'] });
  expect(asked(extra)?.values).toEqual({ hex: '0,4', free: 2 });
  expect(asked(extra, 'sail 1,3 -')).toMatchObject({ key: 'sail-on', values: { hex: '1,3', free: 1, canEnd: true } });
  const paid = { key: 'sail-paid', values: { hex: '2,2', cubes: 3, canEnd: true } };
  expect(asked(extra, 'sail 1,3 -', 'sail 2,2 -')).toMatchObject(paid);
  expect(asked(scene(), 'sail 1,3 -')).toMatchObject({ key: 'sail-paid', values: { cubes: 0, canEnd: true } });
});

test('CENT-60: the column that brings a bonus tile', () => {
  const state = scene({ boat: '0,3', outposts: { '-2,2': [0], '0,2': [0], '0,1': [0] } });
  const bonus = { key: 'bonus', values: { column: 1 }, seat: 0, places: ['board-0'] };
  expect(asked(state, 'stay', 'market -')).toEqual(bonus);
});

test('CENT-113, CENT-27, CENT-38: what players are asked', () => {
  const game = newGame({ mode: 'versus', seaTiles: 'included', start: START });
  const sets = { sets: ['yellow', 'red', 'green', 'brown'] };
  expect(asked(game)).toEqual({ key: 'choose-start', values: sets, seat: 1, places: ['seat-1'] });
  expect(asked(game, 'choose-start red')).toEqual({ key: 'place-boat', values: {}, seat: 1, places: [] });
  const first = play(game, 'choose-start red', 'place-boat 1,3', 'choose-start green', 'place-boat 0,4', 'sail 1,3 -');
  expect(asked(first)?.values).toEqual({ hex: '1,3', cubes: 2, canEnd: true });
  const toll = { key: 'toll', values: { hex: '1,3', owner: 1 }, seat: 0, places: ['hex-1_3'] };
  expect(asked(first, 'dock')).toEqual(toll);
  const poor: State = { ...first, seats: first.seats.map((side) => ({ ...side, cargo: [0, 0, 0, 0] })) };
  expect(asked(poor)?.values).toEqual({ hex: '1,3', cubes: 0, canEnd: false });
});

test('CENT-28: what chance is asked in the setup', () => {
  const table = newGame({ chance: 'manual' });
  const chance = { seat: -1, places: [] };
  expect(asked(table)).toEqual({ key: 'remove', values: { symbol: 'ginger', answers: 6 }, ...chance });
  const tiles = play(table, ...['ginger', 'chili', 'tea', 'cloves'].map((symbol) => `remove market-${symbol}-1`));
  const tile = { key: 'tile', values: { hex: '-2,2', answers: 24 }, seat: -1, places: ['hex--2_2'] };
  expect(asked(tiles)).toEqual(tile);
  let growing = newGame({ chance: 'manual', map: 'random', seaTiles: 'removed' });
  while (growing.removed.length < 4) growing = centuryAi.applyMove(growing, centuryAi.legalMoves(growing)[0] as never);
  const places = ['hex--1_1', 'hex-1_-1', 'hex-1_1'];
  expect(asked(growing)).toEqual({ key: 'cell', values: { cell: 4, cells: 20, answers: 3 }, seat: -1, places });
  const lot = { key: 'lot', values: { to: 0, answers: 4 }, seat: -1, places: ['seat-0'] };
  expect(asked(newGame({ start: START, chance: 'manual' }))).toEqual(lot);
});

test('CENT-29, CENT-118: what may be drawn for a port, and face-down orders are not in the pile', () => {
  const drawing = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1] }), 'stay', 'port');
  const draw = (answers: number) => ({
    key: 'draw',
    values: { port: 'port-ne', answers },
    seat: -1,
    places: ['hex-2_-1'],
  });
  expect(promptOf(drawing)).toEqual(draw(23));
  const seats = [0, 1].map(() => ({ cargo: 'Y', boat: '0,4' as const }));
  const options = { mode: 'versus', seaTiles: 'included', start: { ...START, seats } } as const;
  const claimed = play(scene({ boat: '2,-1', cargo: [0, 2, 1, 1], options }), 'stay', 'port');
  expect([promptOf(claimed), promptOf(view(claimed, 1))]).toEqual([draw(23), draw(23)]);
  const closed = scene({ boat: '2,-1', cargo: [0, 2, 1, 1], ports: ['vp-13', 'vp-06', 'vp-18', 'closed-port'] });
  expect(asked(closed, 'stay', 'port')?.values).toEqual({ port: 'port-sw', answers: 23 });
});
