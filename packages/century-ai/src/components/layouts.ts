/** For each column q of the hexagon from -2 its first and last r (CENT-14). */
export const COLUMN_ENDS = [
  [2, 5],
  [1, 5],
  [0, 5],
  [0, 4],
  [0, 3],
] as const;

/** Where the ports NW, NE, SE, SW lie: outside the corners of the hexagon, or in them when the sea tiles are removed. */
export const PORT_HEXES = {
  included: ['-2,1', '2,-1', '2,4', '-2,6'],
  removed: ['-2,2', '2,0', '2,3', '-2,5'],
} as const;
