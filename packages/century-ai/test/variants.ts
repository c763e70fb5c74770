import type { NewGameOptions } from '../src/index.js';

const solo = (options: NewGameOptions): NewGameOptions => ({ roundLimit: 20, ...options });
const versus = (options: NewGameOptions): NewGameOptions => ({ mode: 'versus', roundLimit: 20, ...options });

/** The games whose laws are checked. */
export const VARIANTS: readonly { readonly name: string; readonly options: NewGameOptions }[] = [
  { name: 'matched', options: solo({ aiTradeGain: 'matched' }) },
  { name: 'once', options: solo({ aiTradeGain: 'once', startingCubes: 'choose', bonusPool: 'one-of-each' }) },
  { name: 'printed', options: solo({ aiTradeGain: 'printed', aiMarketReaction: 'place-or-gain', aiBoard: 'virtual' }) },
  { name: 'random map', options: solo({ map: 'random', bonusPool: 'published' }) },
  { name: 'companion', options: solo({ chance: 'manual', map: 'random' }) },
  { name: '2 seats', options: versus({ players: 2 }) },
  { name: '3 seats', options: versus({ players: 3 }) },
  { name: '4 seats, random map', options: versus({ players: 4, map: 'random', seaTiles: 'included' }) },
];
