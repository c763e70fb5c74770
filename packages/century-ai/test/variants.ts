import type { BaseOptions } from '@wonders/core';
import type { Options } from '../src/index.js';

const solo = (options: Partial<Options & BaseOptions>): Partial<Options & BaseOptions> => ({
  roundLimit: 20,
  ...options,
});
const versus = (options: Partial<Options & BaseOptions>): Partial<Options & BaseOptions> => ({
  mode: 'versus',
  roundLimit: 20,
  ...options,
});

/** The games whose laws are checked. */
export const variants: readonly { readonly name: string; readonly options: Partial<Options & BaseOptions> }[] = [
  { name: 'matched', options: solo({ aiTradeGain: 'matched' }) },
  { name: 'once', options: solo({ aiTradeGain: 'once', startingCubes: 'choose', bonusPool: 'one-of-each' }) },
  { name: 'printed', options: solo({ aiTradeGain: 'printed', aiMarketReaction: 'place-or-gain', aiBoard: 'virtual' }) },
  { name: 'random map', options: solo({ map: 'random', bonusPool: 'published' }) },
  { name: 'companion', options: solo({ chance: 'manual', map: 'random' }) },
  { name: '2 seats', options: versus({ players: 2 }) },
  { name: '3 seats', options: versus({ players: 3 }) },
  { name: '4 seats, random map', options: versus({ players: 4, map: 'random', seaTiles: 'included' }) },
];
