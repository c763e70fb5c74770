import type { IconName } from './icon.js';

/**
 * What stands on the table, for a tooltip, a long press or a screen reader.
 *
 * @category Words
 */
export interface Piece {
  /** Its name: `Circus Maximus`. */
  readonly name: string;
  /** Its effect: `3 points, 1 shield, another turn`; `''` if it has none. */
  readonly effect: string;
  /** Its state: `covered`, `in your city`; `''` if its place already shows it. */
  readonly status: string;
  /** Its price for the viewer now, in parts: `2 glass at 3 coins each`, `4 coins`; empty if it is free. */
  readonly price: readonly string[];
  /** The ids of the rules that say so. */
  readonly rules: readonly string[];
}

/**
 * A piece with all of it in one line: its accessible name on the board.
 *
 * @category Words
 */
export interface DescribedPiece extends Piece {
  /** All of it in one line. */
  readonly text: string;
}

/**
 * What the icons of a board mean.
 *
 * @category Words
 */
export type Legend = { readonly [N in IconName]?: string };
