import { COLOURS, type Cubes } from '../components/cubes.js';

/**
 * A cargo in one number, as the search carries hundreds of them from place to place in a move: seven bits for each colour, the
 * highest of them left free for borrowing. What is given for a trade and got for it is one subtraction and one addition;
 * with lists of four numbers the house bot takes 1.7 times as long, most of it for wrong guesses at branches.
 */
export type Hold = number;

const BITS = 7;
const COUNT = 63;

/** The free bit of each colour. */
const FREE = COLOURS.reduce((bits, _, rank) => bits | ((COUNT + 1) << (BITS * rank)), 0);

/** No order takes as many of a colour; there is still room for a harvest on top of them. */
const MOST = 60;

/** How many cubes of the colour with this rank. */
const countOf = (hold: Hold, rank: number): number => (hold >> (BITS * rank)) & COUNT;

export const holdOf = (cubes: Cubes): Hold =>
  cubes.reduce((hold, count, rank) => hold + (Math.min(count, MOST) << (BITS * rank)), 0);

export const cubesIn = (hold: Hold): Cubes => [countOf(hold, 0), countOf(hold, 1), countOf(hold, 2), countOf(hold, 3)];

/** Whether there are as many cubes of each colour: then none borrows its free bit to pay. */
export const canPay = (hold: Hold, price: Hold): boolean => (((hold | FREE) - price) & FREE) === FREE;

/** What a price takes beyond what is there: of a colour of which there is enough, nothing is left after borrowing. */
export function lacking(price: Hold, hold: Hold): Hold {
  const rest = (price | FREE) - hold;
  const short = rest & FREE;
  return rest & (short - (short >> (BITS - 1)));
}

/** The value of its cubes: one more for each rank. */
export const holdValue = (hold: Hold): number =>
  countOf(hold, 0) + 2 * countOf(hold, 1) + 3 * countOf(hold, 2) + 4 * countOf(hold, 3);

/** Whether no colour has more cubes than can be told apart. */
export const isTold = (hold: Hold): boolean => (hold & FREE) === 0;

export const sizeOf = (hold: Hold): number => countOf(hold, 0) + countOf(hold, 1) + countOf(hold, 2) + countOf(hold, 3);

/** Takes so many cubes off, lowest rank first. */
export function withoutCheapest(hold: Hold, count: number): Hold {
  let [rest, left] = [hold, count];
  for (let rank = 0; left > 0 && rank < COLOURS.length; rank++) {
    const taken = Math.min(countOf(rest, rank), left);
    rest -= taken << (BITS * rank);
    left -= taken;
  }
  return rest;
}

/** Cut down to the spaces there are. */
export function stowed(hold: Hold, spaces: number): Hold {
  const over = sizeOf(hold) - spaces;
  return over > 0 ? withoutCheapest(hold, over) : hold;
}
