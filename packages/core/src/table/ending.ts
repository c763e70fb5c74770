import type { AnyGame, EndOf } from '../contract/game.js';
import type { Verdict } from '../contract/verdict.js';
import { tableGiven } from '../engine/given.js';
import { faultOf } from '../records/verdict.js';
import { refused } from './table.js';
import { type Dispatched, reached, settled, stateOf, type Table } from './value.js';

/**
 * Ends a game that its rules have not ended: a seat resigns, its time is up, the host ends the game, or all agree to a draw. The
 * revision rises, and nothing is played after it: nobody decides in the state and in the views of the table any more. `undo` takes the
 * verdict back. It ends the game for all seats: where the others should play on, hand the seat to a bot with {@link handSeat}.
 *
 * @param seat - The seat that loses by it. With `host` you may leave it out: the standing decides. With `draw` there is none.
 * @returns The table with its verdict, or the refusal `over` where the game has ended already.
 * @throws `RangeError` for a seat that the game does not have, for `resign` and `time` without a seat, and for `draw` with one.
 * @example
 * ```ts
 * import { createTable, endGame, outcomeOf } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const ended = endGame(table, 'resign', 0);
 * console.log(ended.ok && outcomeOf(ended.table)?.winners); // [1]
 * ```
 * @category Table
 */
export function endGame<G extends AnyGame>(
  table: Table<G>,
  by: Verdict['by'],
  seat: Verdict['seat'] = null,
): Dispatched<G> {
  tableGiven('endGame', table);
  const { game, played } = table;
  if (outcomeOf(table) !== undefined) return refused(table, { code: 'over' });
  const verdict = { by, seat, ply: played.length };
  const fault = faultOf(game, reached(table), played.length, verdict);
  if (fault !== undefined) throw new RangeError(`${game.id}: ${fault}`);
  return { ok: true, table: settled({ ...table, undone: [], verdict, revision: table.revision + 1 }) };
}

/**
 * How the game ended: by its rules, or by the verdict. `undefined` while it goes on.
 *
 * @returns By a verdict, the standing, in which the seat that lost by it comes last: `loser` names it, and `ending` is `resign`, `time`,
 *   `host` or `draw`.
 * @example
 * ```ts
 * import { begin, conclude } from '@wonders/core/records';
 * import { createTable, outcomeOf } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const { record } = conclude(sealed, begin(sealed, { seats: 2 }), 'resign', 0);
 * const outcome = outcomeOf(createTable(sealed, { record }));
 * console.log(outcome?.ending, outcome?.winners); // resign [1]
 * ```
 * @category Table
 */
export const outcomeOf = <G extends AnyGame>(table: Table<G>): EndOf<G> | undefined => {
  tableGiven('outcomeOf', table);
  return table.game.outcome(stateOf(table));
};
