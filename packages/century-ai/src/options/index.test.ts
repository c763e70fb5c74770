import { type BaseOptions, fieldsUnder, InvalidOptionsError } from '@wonders/core';
import { expect, test } from 'vitest';
import { START } from '../../test/scene.js';
import { MARKET_TILES, SYMBOLS } from '../components/tiles.js';
import { centuryAi } from '../game/index.js';
import type { MarketTileSpec, Options, OrderSpec, Start } from './index.js';

type Given = Partial<Options & BaseOptions>;

/** What is wrong with options; '' for nothing. */
const issue = (options: Given): string => {
  try {
    centuryAi.newGame({ seed: '0', ...options });
  } catch (error) {
    if (error instanceof InvalidOptionsError) return error.issues.map(({ message }) => message).join('; ');
    throw error;
  }
  return '';
};

/** A table with so many tiles of each symbol; the first trade as given. */
const market = (perSymbol: readonly number[], give = 'YY', get = 'R'): Given => {
  const tiles = SYMBOLS.flatMap((symbol, i) =>
    Array.from({ length: perSymbol[i] ?? 0 }, (): MarketTileSpec => ({ symbol, give: 'YY', get: 'R' })),
  );
  return { map: 'random', marketTiles: [{ symbol: 'ginger', give, get }, ...tiles.slice(1)] };
};

const orders = (length: number, first: Partial<OrderSpec> = {}): Given => {
  const vpTiles = Array.from({ length }, () => ({ cost: 'YY', vp: 9 }));
  return { vpTiles: [{ cost: 'YY', vp: 9, ...first }, ...vpTiles.slice(1)] };
};

const start = (change: Partial<Start>): Given => ({ start: { ...START, ...change } });

/** Four players on the start of the examples, so many of them with cubes. */
const seated = (seats: number): Given => ({
  ...start({ seats: Array(seats).fill({ cargo: 'RR', boat: null }) }),
  ...({ mode: 'versus', players: 4, seaTiles: 'included' } as const),
});

const named = (players: number, names: number): Given => ({
  mode: 'versus',
  players,
  names: Array.from({ length: names }, (_, i) => `Seat ${i}`),
});

// The last options that are taken, and the first that are refused.
test.each<[rule: string, what: string, good: Given, bad: Given, told: string]>([
  ['CENT-06', 'the fewest players', { mode: 'versus', players: 2 }, { mode: 'versus', players: 1 }, 'from 2 to 4'],
  ['CENT-06', 'the most players', { mode: 'versus', players: 4 }, { mode: 'versus', players: 5 }, 'from 2 to 4'],
  ['CENT-06', 'players against the AI', { players: 2 }, { players: 3 }, '2 in mode solo'],
  ['CENT-06', 'names of two', named(2, 2), named(2, 3), 'at most 2 names'],
  ['CENT-06', 'names of three', named(3, 3), named(3, 4), 'at most 3 names'],
  ['CENT-06', 'names of four', named(4, 4), named(4, 5), 'at most 4 names'],
  ['CENT-94', 'the fewest rounds', { roundLimit: 20 }, { roundLimit: 19 }, 'from 20 to 1000'],
  ['CENT-94', 'the most rounds', { roundLimit: 1000 }, { roundLimit: 1001 }, 'from 20 to 1000'],
  ['CENT-79', 'cubes of the AI', { aiCubes: 6 }, { aiCubes: 7 }, 'from 0 to 6'],
  ['CENT-79', 'no AI, no cubes', { mode: 'versus', aiCubes: 0 }, { mode: 'versus', aiCubes: 1 }, '0 in mode versus'],
  ['CENT-07', 'the most tiles', market([6, 6, 6, 6]), market([7, 6, 6, 6]), 'a list of 8 to 24'],
  ['CENT-07', 'the fewest tiles', market([3, 3, 3, 3]), market([2, 2, 2, 1]), 'a list of 8 to 24'],
  ['CENT-07', 'the most of a symbol', market([6, 2, 2, 2]), market([7, 2, 2, 2]), '2 to 6 tiles of each symbol'],
  ['CENT-07', 'the fewest of a symbol', market([2, 6, 6, 6]), market([1, 6, 6, 6]), 'there are 1 of ginger'],
  ['CENT-07', 'the fewest cells', market([3, 3, 3, 3]), market([3, 3, 3, 2]), '12 to 30 cells; these make 11'],
  [
    'CENT-07',
    'the cells of the hexagon',
    { ...market([6, 6, 6, 6]), map: 'hexagon' },
    { ...market([6, 6, 6, 5]), map: 'hexagon' },
    'enough tiles for 24 cells; these make 23',
  ],
  [
    'CENT-07',
    'the cubes of a trade',
    market([6, 6, 6, 6], 'Y'.repeat(13), 'R'.repeat(13)),
    market([6, 6, 6, 6], 'Y'.repeat(14)),
    '1 to 13 cubes',
  ],
  ['CENT-07', 'what a trade takes', market([6, 6, 6, 6], 'YG', 'YR'), market([6, 6, 6, 6], 'Y', 'YR'), 'unlike Y->YR'],
  ['CENT-07', 'a trade for nothing', market([6, 6, 6, 6], 'B'), market([6, 6, 6, 6], ''), '1 to 13 cubes'],
  ['CENT-07', 'the fewest orders', orders(20), orders(19), 'a list of 20 to 39'],
  ['CENT-07', 'the most orders', orders(39), orders(40), 'a list of 20 to 39'],
  ['CENT-07', 'the price of an order', orders(20, { cost: 'YRGB' }), orders(20, { cost: 'YRGX' }), 'letters Y, R, G'],
  ['CENT-07', 'the most points', orders(20, { vp: 99 }), orders(20, { vp: 100 }), 'from 0 to 99'],
  ['CENT-07', 'the fewest points', orders(20, { vp: 0 }), orders(20, { vp: -1 }), 'from 0 to 99'],
  ['CENT-08', 'no tiles', start({}), start({ tiles: [] }), 'a list of 1 to 40'],
  ['CENT-08', 'too many tiles', start({}), start({ tiles: Array(41).fill(START.tiles[0]) }), 'a list of 1 to 40'],
  ['CENT-08', 'three ports', start({}), start({ ports: START.ports.slice(1) }), 'a list of 4 to 4'],
  ['CENT-08', 'five ports', start({}), start({ ports: [...START.ports, ...START.ports.slice(3)] }), 'a list of 4 to 4'],
  ['CENT-08', 'seats', seated(4), seated(5), 'a list of 0 to 4'],
  [
    'CENT-08',
    'the first cubes',
    start({ seats: [{ cargo: 'Y'.repeat(10), boat: null }] }),
    start({ seats: [{ cargo: 'Y'.repeat(11), boat: null }] }),
    '1 to 10 cubes',
  ],
  ['CENT-08', 'the cubes of the AI', start({ ai: 'B'.repeat(100) }), start({ ai: 'B'.repeat(101) }), '1 to 100 cubes'],
  [
    'CENT-08',
    'seats against the AI',
    start({ seats: [{ cargo: 'Y', boat: null }] }),
    start({ seats: Array(2).fill({ cargo: 'Y', boat: null }) }),
    'at most 1 seats',
  ],
])('%s: the limits of options: %s', (_, __, good, bad, told) => {
  expect(issue(good)).toBe('');
  expect(issue(bad)).toContain(told);
});

test('CENT-06: a form has as many names as there are players', () => {
  const most = (players: number) =>
    fieldsUnder(centuryAi.options.fields, { mode: 'versus', players }).find(({ name }) => name === 'names')?.max;
  expect([2, 3, 4].map(most)).toEqual([2, 3, 4]);
});

test('CENT-07: one table can be replaced without the other', () => {
  const marketOnly = centuryAi.newGame({ ...market([6, 6, 6, 6]), seed: '0' }).tables;
  const { tables } = centuryAi.newGame({ ...orders(20), seed: '0' });
  expect([tables?.market, tables?.orders['vp-20']]).toEqual([MARKET_TILES, { cost: [2, 0, 0, 0], vp: 9 }]);
  expect(marketOnly?.market['market-tea-6']).toEqual({ symbol: 'tea', give: [2, 0, 0, 0], get: [0, 1, 0, 0] });
  expect(Object.keys(marketOnly?.orders ?? {})).toHaveLength(26);
  expect(centuryAi.newGame({ seed: '0' }).tables).toBeNull();
});
