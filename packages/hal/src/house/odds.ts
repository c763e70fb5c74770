import type { Odds } from '@wonders/core';

/**
 * How leads become chances to win, fitted to games of the house bot by `npm run strength -- odds hal --games 600`. SHA-256
 * bce32f6f79d9c009ab5a39a1de7b9e4a0792c2731c11712134b9bd8ac390b7dd.
 */
export const odds: readonly Odds[] = [
  {
    when: { mode: ['versus'], characters: ['starter'] },
    seats: 3,
    plies: 133,
    base: [-0.63, -0.5, -0.4, -0.26],
    point: [0.0484, 0.0867, 0.0954, 0.1235],
  },
  {
    when: { level: ['expert'] },
    seats: 2,
    plies: 65,
    base: [-1.23, -1.09, -0.4, 0.16],
    point: [0.0342, 0.0574, 0.0969, 0.1482],
  },
  {
    when: { mode: ['versus'] },
    seats: 3,
    plies: 141,
    base: [-0.67, -0.51, -0.39, -0.29],
    point: [0.0551, 0.0761, 0.1064, 0.1494],
  },
  {
    when: { mode: ['versus'] },
    seats: 2,
    plies: 134,
    base: [-0.11, 0.03, 0, 0.01],
    point: [0.0314, 0.0631, 0.1232, 0.1572],
  },
  {
    when: { mode: ['versus'] },
    seats: 4,
    plies: 158,
    base: [-1.07, -0.92, -0.67, -0.43],
    point: [0.0279, 0.0629, 0.0893, 0.1397],
  },
  {
    when: { mode: ['versus'] },
    seats: 5,
    plies: 155,
    base: [-1.35, -1.1, -0.87, -0.63],
    point: [0.0622, 0.0774, 0.0961, 0.1658],
  },
  { when: {}, seats: 2, plies: 78, base: [-0.54, -0.26, 0.53, 0.8], point: [0.0822, 0.1143, 0.1745, 0.2275] },
];
