import type { Seat } from '@wonders/core';
import { REACT } from '../moves.js';
import type { Move } from '../notation.js';
import type { Trace } from '../reasons/index.js';
import { scriptMove } from '../script.js';
import type { View } from '../state/index.js';
import { houseMove } from './move.js';

/** The AI, whose one move the script dictates; the house bot on every other seat. */
export function bot(view: View, _seat: Seat, trace?: Trace): Move {
  const decision = view.pending.at(-1);
  if (decision?.kind !== 'react') return houseMove(view, trace);
  if (trace !== undefined) scriptMove(view, trace);
  return REACT;
}
