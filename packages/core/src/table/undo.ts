import type { AnyGame } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { tableGiven } from '../engine/given.js';
import { isFull, noted } from '../records/taken-back.js';
import { type PlayedMove, settled, type Table, unsettled } from './value.js';

/** Whether a person or the host made a move. */
function isPersons<G extends AnyGame>({ players }: Table<G>, move: PlayedMove<G> | undefined): boolean {
  return move !== undefined && (move.seat === CHANCE || players[move.seat] === 'human');
}

/**
 * Takes moves back up to and including the last one of a person or the host, or the verdict alone. The same table when there is
 * none, and when ten thousand moves of a sealed deal have been taken back. An answer that was asked for before comes too late: `revision` has risen.
 *
 * @param seat - Whose last move is taken back, with all that followed. Default: that of whichever person or host moved last.
 * @category Table
 */
export function undo<G extends AnyGame>(table: Table<G>, seat?: Seat): Table<G> {
  tableGiven('undo', table);
  const revision = table.revision + 1;
  if (isFull(table, table.played.length)) return table;
  if (table.verdict !== undefined) {
    const { verdict, ...going } = table;
    const takenBack = noted(table, { revision, ply: table.played.length, moves: [], verdict });
    return unsettled({ ...going, revision, takenBack });
  }
  let last = table.played.length - 1;
  while (last >= 0 && !(seat === undefined ? isPersons(table, table.played[last]) : table.played[last]?.seat === seat))
    last--;
  if (last < 0) return table;
  const { played } = unsettled(table);
  return {
    ...table,
    played: played.slice(0, last),
    undone: [...table.undone, ...played.slice(last).reverse()],
    revision,
    takenBack: noted(table, { revision, ply: last, moves: played.slice(last).map(({ move }) => move) }),
  };
}

/**
 * Replays the move that was taken back last, and all moves after it until a person decides. `revision` rises by one more than the
 * number of moves.
 *
 * @category Table
 */
export function redo<G extends AnyGame>(table: Table<G>): Table<G> {
  tableGiven('redo', table);
  const again = [...table.undone].reverse();
  if (again.length === 0 || isFull(table, 0)) return table;
  const next = again.findIndex((each, i) => i > 0 && isPersons(table, each));
  const count = next < 0 ? again.length : next;
  return settled({
    ...table,
    played: [...table.played, ...again.slice(0, count)],
    undone: again.slice(count).reverse(),
    revision: table.revision + count + 1,
    takenBack: noted(table, { revision: table.revision + 1, ply: table.played.length, moves: [] }),
  });
}
