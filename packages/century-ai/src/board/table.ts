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
  /** How high the map is on a desk. */
  readonly mapHeight: number;
  readonly words: BoardLanguage;
  /** The moves that are offered. */
  readonly moves: readonly Move[];
  /** The seat whose side comes first. */
  readonly below: Seat;
  /** The question, or the outcome. */
  readonly line: string;
}
