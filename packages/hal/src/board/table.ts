import type { Seat } from '@wonders/core';
import type { Sketch } from '@wonders/core/board';
import type { Move } from '../notation.js';
import type { View } from '../state/position.js';

/** What everything on the board is drawn from. */
export interface Table {
  readonly view: View;
  readonly board: Sketch<Move>;
  readonly phone: boolean;
  /** Whose cards and tiles lie below the city. */
  readonly below: Seat;
  /** What a seat is called. */
  name(seat: Seat): string;
}
