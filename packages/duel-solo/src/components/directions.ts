/**
 * SOLO's strategic directions: military, science, construction; primary, then secondary.
 *
 * @category Components
 */
export const DIRECTIONS = ['MS', 'MC', 'SM', 'SC', 'CM', 'CS'] as const;
/** A strategic direction. */
export type Direction = (typeof DIRECTIONS)[number];
