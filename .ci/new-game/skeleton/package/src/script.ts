import { choose, priorityList, type Rung } from '@wonders/core';
import { worth } from './components/cards.js';
import type { Move, SeatMove } from './notation.js';
import type { Reason, Trace } from './reasons.js';
import type { Decision, View } from './state/index.js';
import { leavesOf } from './table/leaves.js';

/** By how much a move changes the lead of the seat that makes it. */
export function gain({ kind }: SeatMove, { card }: View): number {
  if (card === null) return 0;
  return kind === 'take' ? worth(card) : -worth(card);
}

/** The moves that a seat may choose from. */
function choices(view: View): readonly SeatMove[] {
  const { seat } = view.pending.at(-1) as Decision;
  return leavesOf(view, seat) > 0 ? [{ kind: 'take' }, { kind: 'leave' }] : [{ kind: 'take' }];
}

/** Sends the moves down a list, and says which is left. */
export function chosen(view: View, list: readonly Rung<SeatMove, View, Reason>[], trace?: Trace): Move {
  const name = ({ kind }: SeatMove): Reason => ({
    key: kind === 'take' ? 'takes' : 'leaves',
    values: { card: view.card ?? 1 },
  });
  const [move = { kind: 'take' }] = choose(choices(view), list, view, trace, { id: ({ kind }) => kind, name });
  if (trace !== undefined) trace.headline = name(move);
  return move;
}

/** What a player should know of a move: how the lead changes. */
export const lead = (move: SeatMove, view: View): Reason => ({ key: 'lead', values: { points: gain(move, view) } });

/** TINY-07: the script does what changes the lead most in its favour. */
const SCRIPT = priorityList<SeatMove, View, Reason>({ key: 'script-list', values: {} }, [
  { rule: 'TINY-07', label: { key: 'better-lead', values: {} }, score: gain, note: lead },
]);

/** The move of the script. */
export const scriptMove = (view: View, trace?: Trace): Move => chosen(view, SCRIPT, trace);
