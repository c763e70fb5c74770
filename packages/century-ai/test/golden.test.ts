import { keptLaws } from '../../../.ci/golden/kept.js';
import { centuryAi } from '../src/index.js';
import { learn } from '../src/learn.js';

const variants = [
  { name: 'matched', options: { aiTradeGain: 'matched' } },
  { name: 'once', options: { aiTradeGain: 'once', startingCubes: 'choose', bonusPool: 'one-of-each' } },
  { name: 'printed', options: { aiTradeGain: 'printed', aiMarketReaction: 'place-or-gain', aiBoard: 'virtual' } },
  { name: 'random-map', options: { map: 'random', bonusPool: 'published' } },
  { name: 'companion', options: { chance: 'manual', map: 'random' } },
  { name: 'versus-2', options: { mode: 'versus', players: 2 } },
  { name: 'versus-3', options: { mode: 'versus', players: 3, map: 'random' } },
  { name: 'versus-4', options: { mode: 'versus', players: 4, seaTiles: 'included' } },
] as const;

keptLaws(centuryAi, {
  learn,
  variants: variants.map(({ name, options }) => ({ name, options: { ...options, roundLimit: 20 } })),
  seeds: ['first', 'second', 'third', 'fourth', 'fifth'],
});
