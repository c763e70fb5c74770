import type { AnyGame, Meant } from '../game.js';
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

/** How often moves were taken back or played again, roughly: it is the same for two positions only if neither happened in between. */
const turnsOf = ({ revision, ply }: { readonly revision: number; readonly ply: number }): number => revision - ply;

/** Whether moves have been taken back or played again since a move was chosen. */
export function isLate<G extends AnyGame>({ played, revision: now }: Table<G>, { ply, revision }: MeantFor): boolean {
  if (revision === undefined) return false;
  return turnsOf({ revision, ply: ply ?? played.length }) !== turnsOf({ revision: now, ply: played.length });
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
