import type { AnyGame } from '../contract/game.js';
import { isChance } from '../engine/events.js';
import { stepsOf, type Table } from './value.js';

/**
 * Whether moves have brought something hidden to light: a card was drawn or turned up, a die was rolled, or secret choices were revealed. A
 * host may let people take back what has told them nothing, and nothing else.
 *
 * @param ply - After how many moves it begins to look. Default: the last move alone.
 * @example
 * ```ts
 * import { createTable, dispatch, stateOf, turnedUp } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const first = dispatch(table, sealed.botMove(stateOf(table), 0), { seat: 0 });
 * console.log(first.ok && turnedUp(first.table)); // false
 * ```
 * @category Table
 */
export function turnedUp<G extends AnyGame>(table: Table<G>, ply: number = table.played.length - 1): boolean {
  const { game } = table;
  return stepsOf(table, Math.max(0, ply)).some(({ seat, move, events, before, state }) => {
    if (events.some(isChance)) return true;
    if (game.viewMove(before, move, 'spectator').kind !== 'sealed') return false;
    // While others have yet to choose, nobody's secret choice is known.
    const others = game.activeSeats(before).filter((each) => each !== seat);
    return others.length === 0 || game.activeSeats(state).join() !== others.join();
  });
}
