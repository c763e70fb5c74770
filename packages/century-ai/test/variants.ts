import type { BaseOptions } from '@wonders/core';
import { ORDER_LIMITS } from '../src/components/orders.js';
import { SYMBOLS } from '../src/components/tiles.js';
import type { Options } from '../src/index.js';
import { START } from './scene.js';

const solo = (options: Partial<Options & BaseOptions>): Partial<Options & BaseOptions> => ({
  roundLimit: 20,
  ...options,
});
const versus = (options: Partial<Options & BaseOptions>): Partial<Options & BaseOptions> => ({
  mode: 'versus',
  roundLimit: 20,
  ...options,
});

/** Trades up and down the ranks, six for each symbol. */
const TRADES = SYMBOLS.flatMap((symbol) =>
  ['YY R', 'R YYY', 'RR G', 'G YRR', 'GG B', 'B YRG'].map((trade) => {
    const [give = '', get = ''] = trade.split(' ');
    return { symbol, give, get };
  }),
);

/** As few orders as a game can have. */
const ORDERS = Array.from({ length: ORDER_LIMITS.min }, (_, i) => ({ cost: 'YRGB'.slice(i % 4), vp: i }));

/** The games whose laws are checked. */
export const variants: readonly { readonly name: string; readonly options: Partial<Options & BaseOptions> }[] = [
  { name: 'matched', options: solo({ aiTradeGain: 'matched', aiBoard: 'virtual', aiCubes: 3 }) },
  { name: 'once', options: solo({ aiTradeGain: 'once', startingCubes: 'choose', bonusPool: 'one-of-each' }) },
  { name: 'printed', options: solo({ aiTradeGain: 'printed', aiMarketReaction: 'place-or-gain', aiBoard: 'virtual' }) },
  { name: 'random map', options: solo({ map: 'random', bonusPool: 'published' }) },
  { name: 'companion', options: solo({ chance: 'manual', map: 'random' }) },
  { name: '2 seats', options: versus({ players: 2 }) },
  { name: '3 seats', options: versus({ players: 3 }) },
  {
    name: '4 seats, random map',
    options: versus({ players: 4, map: 'random', seaTiles: 'included', colour: 'white' }),
  },
  {
    name: 'other tables',
    options: solo({
      seaTiles: 'removed',
      startingCubes: 'random',
      bonusPool: 'seed',
      colour: 'orange',
      marketTiles: TRADES,
      vpTiles: ORDERS,
    }),
  },
  {
    name: 'laid out by hand',
    options: versus({
      seaTiles: 'included',
      colour: 'purple',
      start: { ...START, seats: [{ cargo: 'RR', boat: '0,4' }] },
    }),
  },
];
