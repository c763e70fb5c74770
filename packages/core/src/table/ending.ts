import type { AnyGame } from '../contract/game.js';
import type { Outcome } from '../contract/outcome.js';
import type { Verdict } from '../contract/verdict.js';
import { faultOf, judged } from '../records/verdict.js';
import { refused } from './table.js';
import { type Dispatched, settled, stateOf, type Table } from './value.js';

/**
 * Ends a game that its rules have not ended: a seat resigns, its time is up, or the host ends the game. The revision rises, and nothing
 * is played after it; `undo` takes the verdict back. It ends the game for all seats: where the others should play on, hand the seat to a
 * bot with {@link handSeat}.
 *
 * @param seat - The seat that loses by it; `null` where the standing decides.
 * @returns The table with its verdict, or the refusal `over` where the game has ended already.
 * @throws `RangeError` for a seat that the game does not have.
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
  const { game, played } = table;
  if (outcomeOf(table) !== undefined) return refused(table, { code: 'over' });
  const verdict = { by, seat, ply: played.length };
  const fault = faultOf(game, stateOf(table), played.length, verdict);
  if (fault !== undefined) throw new RangeError(`${game.id}: ${fault}`);
  return { ok: true, table: settled({ ...table, undone: [], verdict, revision: table.revision + 1 }) };
}

/**
 * How the game ended: by its rules, or by the verdict. `undefined` while it goes on.
 *
 * @returns By a verdict, the standing, in which the seat that lost by it comes last; `ending` is `resign`, `time` or `host`.
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
export function outcomeOf<G extends AnyGame>(table: Table<G>): Outcome | undefined {
  const { game, verdict } = table;
  return verdict === undefined ? game.outcome(stateOf(table)) : judged(game, stateOf(table), verdict);
}
