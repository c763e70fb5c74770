import type { Odds } from '@wonders/core';

/**
 * How leads become chances to win, fitted to games of the house bot by `npm run strength -- odds eight-wonders --games 600`. SHA-256
 * abbe209080d93eefb57a05c29ffb5b832efe237f07c272882ef994837aabfbfa.
 */
export const odds: readonly Odds[] = [
  {
    when: { twoColoured: [true], actionCards: [false] },
    seats: 3,
    plies: 114,
    base: [-0.67, -0.55, -0.36, -0.31],
    point: [0.0245, 0.0536, 0.0824, 0.1223],
  },
  {
    when: { twoColoured: [true], actionCards: [false] },
    seats: 4,
    plies: 116,
    base: [-1.11, -0.92, -0.62, -0.46],
    point: [0.025, 0.0613, 0.1004, 0.125],
  },
  {
    when: { twoColoured: [true], actionCards: [false] },
    seats: 5,
    plies: 125,
    base: [-1.37, -1.1, -0.83, -0.64],
    point: [0.0262, 0.0832, 0.1308, 0.124],
  },
  {
    when: { twoColoured: [true] },
    seats: 3,
    plies: 130,
    base: [-0.59, -0.55, -0.34, -0.25],
    point: [0.0327, 0.0461, 0.0815, 0.1128],
  },
  {
    when: { actionCards: [false] },
    seats: 3,
    plies: 114,
    base: [-0.72, -0.64, -0.37, -0.21],
    point: [0.025, 0.0415, 0.0959, 0.125],
  },
  {
    when: { twoColoured: [true] },
    seats: 4,
    plies: 135,
    base: [-1.07, -0.85, -0.6, -0.44],
    point: [0.0251, 0.0678, 0.0976, 0.1253],
  },
  {
    when: { actionCards: [false] },
    seats: 4,
    plies: 117,
    base: [-1.04, -0.88, -0.66, -0.37],
    point: [0.0287, 0.0623, 0.1063, 0.1435],
  },
  {
    when: { twoColoured: [true] },
    seats: 5,
    plies: 148,
    base: [-1.38, -1.03, -0.78, -0.65],
    point: [0.0239, 0.0831, 0.1106, 0.1196],
  },
  {
    when: { actionCards: [false] },
    seats: 5,
    plies: 123,
    base: [-1.45, -1.14, -0.73, -0.47],
    point: [0.0341, 0.0869, 0.1687, 0.1703],
  },
  { when: {}, seats: 4, plies: 126, base: [-1.18, -0.83, -0.6, -0.34], point: [0.0278, 0.082, 0.1215, 0.139] },
  { when: {}, seats: 3, plies: 126, base: [-0.66, -0.53, -0.37, -0.23], point: [0.03, 0.0436, 0.0892, 0.1205] },
  { when: {}, seats: 5, plies: 141, base: [-1.37, -1.02, -0.82, -0.46], point: [0.0333, 0.1022, 0.1287, 0.1663] },
];
