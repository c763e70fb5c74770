import type { AnyGame, Meant } from '../contract/game.js';
import { stateOf, type Table } from './value.js';

/**
 * For which seat and which position of a table a move was meant.
 *
 * @category Table
 */
export interface MeantFor extends Meant {
  /**
   * The `revision` of the table for which it was chosen: refused as `stale` when moves have been taken back or played again since.
   * Absent: only the ply is compared.
   */
  readonly revision?: number | undefined;
}

/**
 * Whether moves have been taken back or played again since a move was chosen. `revision` − ply is the same for two positions of one game
 * only if neither happened in between, apart from the verdict, which raises the revision and is no move.
 */
export function isLate<G extends AnyGame>(
  { played, revision: now, verdict }: Table<G>,
  { ply = played.length, revision }: MeantFor,
): boolean {
  if (revision === undefined || (revision === now && ply === played.length)) return false;
  return revision - ply !== now - played.length - (verdict === undefined ? 0 : 1);
}

/** Whether a seat was already to move at a ply, and only secret choices of other seats have followed. */
export function isTimely<G extends AnyGame>(table: Table<G>, { seat, ply }: Meant): boolean {
  const { game, played } = table;
  if (seat === undefined || ply === undefined || ply >= played.length) return false;
  if (!game.activeSeats(stateOf(table, ply)).includes(seat)) return false;
  return played.slice(ply).every(({ move, seat: by }, i) => {
    return by !== seat && game.viewMove(stateOf(table, ply + i), move, seat).kind === 'sealed';
  });
}
