import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import { isScript, type View } from '../state/position.js';
import { houseMove } from './house.js';
import { scriptMove } from './script.js';
/**
 * What moves a seat by itself: Hal on his own, the house bot on any other.
 *
 * @param describe - A move in words, for the explanation.
 */
export function bot(
  view: View,
  seat: Seat,
  trace: Trace | undefined,
  describe: (view: View, move: Move) => string,
): Move {
  return isScript(view, seat) ? scriptMove(view, trace) : houseMove(view, seat, trace, describe);
}
