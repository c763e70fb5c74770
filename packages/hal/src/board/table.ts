import type { Seat } from '@wonders/core';
import type { Sketch } from '@wonders/core/board';
import type { Move } from '../notation.js';
import type { View } from '../state/index.js';
import type { BoardLanguage, BoardWords, ComponentId } from '../words/language.js';

/** What every part of the board is drawn from. */
export interface Table {
  readonly view: View;
  readonly board: Sketch<Move>;
  readonly phone: boolean;
  /** How high the city is in a window; 0 where it is as high as its cells. */
  readonly cityHeight: number;
  /** Whose cards and tiles lie below the city. */
  readonly below: Seat;
  /** The moves that are offered. */
  readonly moves: readonly Move[];
  readonly language: BoardLanguage;
  readonly words: BoardWords;
  readonly nameOf: (id: ComponentId) => string;
  readonly seatName: (seat: Seat) => string;
}
