import type { Seat } from '@wonders/core';
import type { Sketch } from '@wonders/core/board';
import type { Move } from '../notation.js';
import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** What every part of the board looks at. */
export interface Table {
  readonly view: View;
  readonly board: Sketch<Move>;
  readonly phone: boolean;
  /** The seat whose side is below. */
  readonly below: Seat;
  readonly words: BoardLanguage;
  readonly moves: readonly Move[];
}
