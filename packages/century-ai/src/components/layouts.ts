/**
 * The printed map shapes (CENT-14): for each column q from -2 its first and last r, and the hexes of the four ports NW, NE, SE,
 * SW.
 */
export const LAYOUTS = {
  included: {
    columns: [
      [2, 5],
      [1, 5],
      [0, 5],
      [0, 4],
      [0, 3],
    ],
    ports: ['-2,1', '2,-1', '2,4', '-2,6'],
  },
  removed: {
    columns: [
      [3, 4],
      [1, 5],
      [0, 5],
      [0, 4],
      [1, 2],
    ],
    ports: ['-2,2', '2,0', '2,3', '-2,5'],
  },
} as const;
