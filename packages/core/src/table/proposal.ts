import type { AnyGame } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import { tableGiven } from '../engine/given.js';
import { refused } from './table.js';
import { undo } from './undo.js';
import type { Refused, Table } from './value.js';

/**
 * The wish of one person among several to take its last move back. Plain data: keep it beside the table, and show it to the others.
 *
 * @category Table
 */
export interface UndoProposal {
  /** Whose last move is taken back, with all that followed. */
  readonly seat: Seat;
  /** The revision of the table for which it was made: it lapses with the next change. */
  readonly revision: number;
  /** Who has agreed, the proposer first. */
  readonly agreed: readonly Seat[];
}

/**
 * The result of a proposal or of an answer to it: the table, and the proposal if somebody has yet to answer.
 *
 * @category Table
 */
export type Proposed<G extends AnyGame> =
  | {
      /** The proposal could be made or answered. */
      readonly ok: true;
      /** The table, with the move taken back where all have agreed. */
      readonly table: Table<G>;
      /** What is still to be answered; `undefined` where the matter is settled. */
      readonly proposal: UndoProposal | undefined;
    }
  | Refused;

/**
 * Proposes to take the last move of a seat back, with all that followed, or the verdict alone. All persons at the table have to agree,
 * since they may have seen what the move turned up. Where nobody else sits, it is taken back at once.
 *
 * @returns The same table without a proposal, where the seat has made no move. The refusal `not-your-turn` for a seat that no person
 *   plays.
 * @example
 * ```ts
 * import { answerUndo, createTable, dispatch, proposeUndo, stateOf } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const start = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const played = dispatch(start, sealed.botMove(stateOf(start), 0), { seat: 0 });
 * const asked = played.ok && proposeUndo(played.table, 0);
 * if (asked && asked.ok && asked.proposal) {
 *   const answered = answerUndo(asked.table, asked.proposal, 1, true);
 *   console.log(answered.ok && answered.table.played.length); // 0
 * }
 * ```
 * @category Table
 */
export function proposeUndo<G extends AnyGame>(table: Table<G>, seat: Seat): Proposed<G> {
  tableGiven('proposeUndo', table);
  if (table.players[seat] === 'human' && undo(table, seat) === table) return { ok: true, table, proposal: undefined };
  return answerUndo(table, { seat, revision: table.revision, agreed: [] }, seat, true);
}

/**
 * Answers a proposal. When the last person agrees, the moves are taken back; when one does not, the proposal is gone.
 *
 * @returns The refusal `stale` where the table has changed since the proposal, `not-your-turn` for a seat that no person plays.
 * @category Table
 */
export function answerUndo<G extends AnyGame>(
  table: Table<G>,
  proposal: UndoProposal,
  seat: Seat,
  agrees: boolean,
): Proposed<G> {
  tableGiven('answerUndo', table);
  const people = table.players.flatMap((player, at) => (player === 'human' ? [at] : []));
  if (!people.includes(seat)) return refused(table, { code: 'not-your-turn', active: people });
  if (proposal.revision !== table.revision) return refused(table, { code: 'stale', ply: table.played.length });
  if (!agrees) return { ok: true, table, proposal: undefined };
  const agreed = [...new Set([...proposal.agreed, seat])];
  if (people.every((each) => agreed.includes(each)))
    return { ok: true, table: undo(table, proposal.seat), proposal: undefined };
  return { ok: true, table, proposal: { ...proposal, agreed } };
}
