/** The first and last r of each column q of the hexagon, from q = -2 (CENT-14). */
export const COLUMN_ENDS = [
  [2, 5],
  [1, 5],
  [0, 5],
  [0, 4],
  [0, 3],
] as const;

/** The hexes of the ports NW, NE, SE, SW: outside the corners of the hexagon, or in the corners without sea tiles. */
export const PORT_HEXES = {
  included: ['-2,1', '2,-1', '2,4', '-2,6'],
  removed: ['-2,2', '2,0', '2,3', '-2,5'],
} as const;
