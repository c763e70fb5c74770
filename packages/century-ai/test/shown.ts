import { COLOURS, centuryAi, ORDERS, type View } from '../src/index.js';

/** The numbers that places of the board show, counted from a view. */
export function shown(view: View): Readonly<Record<string, readonly number[]>> {
  const { scores } = centuryAi.standing(view);
  const found: Record<string, readonly number[]> = {};
  for (const [seat, { cargo, orders }] of view.seats.entries()) {
    const open = orders.every((order) => order !== 'hidden');
    const total = scores.find((score) => score.seat === seat)?.total ?? 0;
    if (open) found[`seat-${seat}`] = [total];
    for (const [rank, colour] of COLOURS.entries()) found[`cargo-${seat}-${colour}`] = [cargo[rank] ?? 0];
    for (const order of orders) if (order !== 'hidden') found[`order-${order}`] = [ORDERS[order].vp];
  }
  return found;
}
