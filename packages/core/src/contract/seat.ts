/**
 * A seat at the table: 0, 1, 2 … in turn order. {@link CHANCE} stands for the table itself.
 *
 * @category Contract
 */
export type Seat = number;

/**
 * The seat that answers chance decisions when the host decides them (`chance: 'manual'`).
 *
 * @category Chance
 */
export const CHANCE = -1;

/** No game has more seats. */
export const MOST_SEATS = 16;

/**
 * The viewer of a view: a seat, or a spectator without one.
 *
 * @category Contract
 */
export type Viewer = Seat | 'spectator';
