import type { Sketch } from '@wonders/core/board';
import type { Move } from '../notation.js';
import type { View } from '../state/index.js';

/** What every part of the board is drawn from. */
export interface Table {
  readonly view: View;
  readonly board: Sketch<Move>;
  readonly phone: boolean;
  /** Whose side is below. */
  readonly below: number;
  describe(move: Move): string;
}
