import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import { isScript, type View } from '../state/position.js';
import type { HalTurn } from './forecast.js';
import { type HouseTeller, houseMove } from './house.js';
import { scriptMove } from './script.js';

/** How choices are put into words. */
export interface Teller extends HouseTeller {
  /** What a turn of Hal comes to; the first sentence says what he does. */
  halTurn(view: View, turn: HalTurn): readonly string[];
}

/** What moves a seat by itself: Hal on his own seat, the house bot on any other. */
export function bot(view: View, seat: Seat, trace: Trace | undefined, tell: Teller): Move {
  return isScript(view, seat) ? scriptMove(view, trace, tell.halTurn) : houseMove(view, seat, trace, tell);
}
