import type { Odds } from '@wonders/core';

/**
 * How leads become chances to win, fitted to games of the house bot by `npm run strength -- odds architects-solo --games 600`. SHA-256
 * 2a162001e46aff67e02e0e7c3c52b7750618367ae2705f274fe06a217014f564.
 */
export const odds: readonly Odds[] = [
  {
    when: { difficulty: ['easy'], opponentBuilds: [true], opponentSeesCentral: [true], denial: [false] },
    seats: 2,
    plies: 55,
    base: [-0.09, 0.1, -0.1, 0.07],
    point: [0.0302, 0.0521, 0.1063, 0.151],
  },
  {
    when: { structure: ['three-ages'], difficulty: ['easy'] },
    seats: 2,
    plies: 47,
    base: [6.07, 6.05, 5.98, 5.93],
    point: [0.0492, 0.0495, 0.0496, 0.0493],
  },
  {
    when: { structure: ['three-ages'], difficulty: ['hard'] },
    seats: 2,
    plies: 46,
    base: [5.23, 5.01, 4.59, 4.37],
    point: [0.1624, 0.1645, 0.1681, 0.1691],
  },
  {
    when: { opponentBuilds: [true] },
    seats: 2,
    plies: 53,
    base: [-0.48, -0.09, 0.32, 0.94],
    point: [0.0477, 0.0791, 0.1295, 0.1718],
  },
  {
    when: { structure: ['three-ages'] },
    seats: 2,
    plies: 46,
    base: [4.93, 4.75, 4.41, 4.31],
    point: [0.1281, 0.1292, 0.1308, 0.1304],
  },
  {
    when: { mode: ['versus'] },
    seats: 4,
    plies: 124,
    base: [-1.18, -0.88, -0.57, -0.1],
    point: [0.0362, 0.0459, 0.1365, 0.181],
  },
  {
    when: { mode: ['versus'] },
    seats: 2,
    plies: 69,
    base: [0.01, 0.13, 0.1, 0.36],
    point: [0.0236, 0.0381, 0.1038, 0.1178],
  },
  {
    when: { difficulty: ['easy'] },
    seats: 2,
    plies: 102,
    base: [4.65, 4.67, 4.68, 4.66],
    point: [0.0584, 0.0586, 0.0588, 0.0586],
  },
  {
    when: { difficulty: ['hard'] },
    seats: 2,
    plies: 98,
    base: [2.08, 2.12, 2.21, 2.28],
    point: [0.1016, 0.1029, 0.1059, 0.1077],
  },
  {
    when: { mode: ['versus'] },
    seats: 7,
    plies: 199,
    base: [-1.58, -1.31, -0.82, -0.35],
    point: [0.0821, 0.1045, 0.201, 0.2252],
  },
  { when: {}, seats: 2, plies: 101, base: [4.82, 4.85, 4.86, 4.85], point: [0.0645, 0.0648, 0.0649, 0.0648] },
];
