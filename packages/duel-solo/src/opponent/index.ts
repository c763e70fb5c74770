import type { Seat } from '@wonders/core';
import type { Move } from '../notation.js';
import { type Decision, isScript, type View } from '../state/index.js';
import { houseMove } from './house.js';
import { scriptMove } from './script.js';
import type { Trace } from './trace.js';

/** The move of a seat's bot: SOLO's script for SOLO, the house bot for any other seat. `code` encodes moves in explanations. */
export function bot(position: View, seat: Seat, code: (move: Move) => string, trace?: Trace): Move {
  const decision = position.pending[position.pending.length - 1] as Decision;
  return isScript(position, seat) ? scriptMove(position, decision, trace) : houseMove(position, decision, code, trace);
}
