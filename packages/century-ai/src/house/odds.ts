import type { Odds } from '@wonders/core';

/**
 * How leads become chances to win, fitted to games of the house bot by `npm run strength -- odds century-ai --games 600`. SHA-256
 * 565571ee8f2c6620b156b47ff459a596c0f9fa91f2805e0eb622db11838bf27e.
 */
export const odds: readonly Odds[] = [
  {
    when: { aiTradeGain: ['matched'], aiBoard: ['virtual'], startingCubes: ['choose'] },
    seats: 2,
    plies: 192,
    base: [1.05, 0.34, -0.81, -2.77],
    point: [0.0281, 0.0319, 0.0405, 0.1255],
  },
  {
    when: { map: ['random'] },
    seats: 2,
    plies: 154,
    base: [2.11, 2.19, 1.64, 1.34],
    point: [0.1665, 0.1584, 0.1801, 0.1223],
  },
  {
    when: { mode: ['versus'] },
    seats: 2,
    plies: 227,
    base: [0.08, 0.2, 0.17, 0.18],
    point: [0.0322, 0.1001, 0.1204, 0.1249],
  },
  {
    when: { aiTradeGain: ['matched'] },
    seats: 2,
    plies: 201,
    base: [7.18, 7.13, 7.03, 6.96],
    point: [0.043, 0.0431, 0.0429, 0.0426],
  },
  {
    when: { aiTradeGain: ['once'] },
    seats: 2,
    plies: 189,
    base: [7.18, 7.14, 7.04, 6.97],
    point: [0.0434, 0.0435, 0.0432, 0.0429],
  },
  {
    when: { mode: ['versus'] },
    seats: 4,
    plies: 460,
    base: [-0.92, -0.53, -0.27, -0.17],
    point: [0.0409, 0.0868, 0.1426, 0.1575],
  },
  { when: {}, seats: 2, plies: 153, base: [3.14, 2.99, 2.34, 1.73], point: [0.128, 0.1421, 0.1823, 0.1722] },
];
