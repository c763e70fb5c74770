import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import { isScript, type View } from '../state/index.js';
import { houseMove, type RulesOfMoves } from './house.js';
import type { Reason } from './reasons.js';
import { scriptMove } from './script.js';

/** Moves a seat by itself: Hal on his own seat, the house bot on any other. */
export function bot(rules: RulesOfMoves, view: View, seat: Seat, trace?: Trace<Reason>): Move {
  return isScript(view, seat) ? scriptMove(view, trace) : houseMove(rules, view, seat, trace);
}
