import { COLOURS, type Cubes } from '../components/cubes.js';

/**
 * A cargo in one number, since the search carries hundreds of them from place to place: seven bits for each colour, the highest of
 * them free for borrowing. A trade is one subtraction and one addition. With lists of four numbers the house bot takes 1.7 times
 * as long.
 */
export type Hold = number;

const BITS = 7;
const COUNT = 63;

/** The free bit of each colour. */
const FREE = COLOURS.reduce((bits, _, rank) => bits | ((COUNT + 1) << (BITS * rank)), 0);

/** No order takes as many cubes of a colour. There is room for a harvest on top of them. */
const MOST = 60;

/** How many cubes of the colour with this rank. */
const countOf = (hold: Hold, rank: number): number => (hold >> (BITS * rank)) & COUNT;

export const holdOf = (cubes: Cubes): Hold =>
  cubes.reduce((hold, count, rank) => hold + (Math.min(count, MOST) << (BITS * rank)), 0);

export const cubesIn = (hold: Hold): Cubes => [countOf(hold, 0), countOf(hold, 1), countOf(hold, 2), countOf(hold, 3)];

/** Whether a hold covers a price: then no colour borrows its free bit. */
export const canPay = (hold: Hold, price: Hold): boolean => (((hold | FREE) - price) & FREE) === FREE;

/** The part of a price that a hold lacks. A colour with enough cubes lacks none. */
export function lacking(price: Hold, hold: Hold): Hold {
  const rest = (price | FREE) - hold;
  const short = rest & FREE;
  return rest & (short - (short >> (BITS - 1)));
}

/** The value of its cubes: one more for each rank. */
export const holdValue = (hold: Hold): number =>
  countOf(hold, 0) + 2 * countOf(hold, 1) + 3 * countOf(hold, 2) + 4 * countOf(hold, 3);

/** Whether each colour fits into its bits. */
export const isTold = (hold: Hold): boolean => (hold & FREE) === 0;

export const sizeOf = (hold: Hold): number => countOf(hold, 0) + countOf(hold, 1) + countOf(hold, 2) + countOf(hold, 3);

/** The hold without a number of cubes, lowest rank first. */
export function withoutCheapest(hold: Hold, count: number): Hold {
  let [rest, left] = [hold, count];
  for (let rank = 0; left > 0 && rank < COLOURS.length; rank++) {
    const taken = Math.min(countOf(rest, rank), left);
    rest -= taken << (BITS * rank);
    left -= taken;
  }
  return rest;
}

/** The hold cut down to a number of spaces. */
export function stowed(hold: Hold, spaces: number): Hold {
  const over = sizeOf(hold) - spaces;
  return over > 0 ? withoutCheapest(hold, over) : hold;
}
