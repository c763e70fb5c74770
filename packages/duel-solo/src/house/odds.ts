import type { Odds } from '@wonders/core';

/**
 * How leads become chances to win, fitted to games of the house bot by `npm run strength -- odds duel-solo --games 600`. SHA-256
 * 6c77c56371376e4042a064f8f5775449df49cdb3bd45966eff07ebc2daccdaf5.
 */
export const odds: readonly Odds[] = [
  {
    when: { level: ['legendary'], pawnStart: [5] },
    seats: 2,
    plies: 78,
    base: [1.32, 1.27, 0.81, 0.51],
    point: [0.0629, 0.0843, 0.1049, 0.1033],
  },
  {
    when: { mode: ['versus'], pantheon: [false] },
    seats: 2,
    plies: 68,
    base: [-0.02, 0.07, 0.07, -0.05],
    point: [0.053, 0.0623, 0.101, 0.1096],
  },
  {
    when: { level: ['normal'] },
    seats: 2,
    plies: 75,
    base: [3.23, 2.74, 1.64, 1.08],
    point: [0.0808, 0.0882, 0.1028, 0.1252],
  },
  {
    when: { level: ['legendary'] },
    seats: 2,
    plies: 76,
    base: [2.49, 1.96, 1.07, 0.87],
    point: [0.0699, 0.0898, 0.1245, 0.1287],
  },
  {
    when: { mode: ['versus'] },
    seats: 2,
    plies: 81,
    base: [0.04, 0.02, 0.04, 0.02],
    point: [0.0474, 0.0694, 0.0862, 0.0963],
  },
  { when: {}, seats: 2, plies: 75, base: [3.72, 2.9, 1.73, 1.14], point: [0.1282, 0.1282, 0.1235, 0.1217] },
];
