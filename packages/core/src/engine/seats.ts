import type { SeatInfo } from '../contract/position.js';

/**
 * The seats with the names of the option `names`, where it gives any: for the words of a game, so that they name seats as `seats`
 * does.
 *
 * @param infos - The seats with the names that the game gives them.
 * @category Writing a game
 */
export function namedSeats(
  position: { readonly names: readonly string[] },
  infos: readonly SeatInfo[],
): readonly SeatInfo[] {
  // A new list each time, so that an app may change it.
  return infos.map((info, seat) => ({ ...info, name: position.names[seat] || info.name }));
}
