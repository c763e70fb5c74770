import type { Seat } from '@wonders/core';
import type { Move } from '../notation.js';
import { type Decision, isScript, type View } from '../state/index.js';
import { houseMove } from './house.js';
import { scriptMove } from './script.js';
import type { Trace } from './trace.js';

/** What the bot of a seat does: SOLO's script on its turn, the house bot on any other seat, which tells moves by `code`. */
export function bot(position: View, seat: Seat, code: (move: Move) => string, trace?: Trace): Move {
  const decision = position.pending[position.pending.length - 1] as Decision;
  return isScript(position, seat) ? scriptMove(position, decision, trace) : houseMove(position, decision, code, trace);
}
