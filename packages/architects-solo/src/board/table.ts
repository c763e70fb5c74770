import type { Seat } from '@wonders/core';
import type { Part, Room, Sketch } from '@wonders/core/board';
import type { Move } from '../notation.js';
import type { View } from '../state/index.js';
import type { BoardLanguage } from '../words/language.js';

/** A board while it is drawn. */
export type Board = Sketch<Move>;

/** How high the parts of a desk are. */
export interface Heights {
  /** A seat with its Wonder. */
  readonly seat: number;
  /** The decks and all that lies beside them. */
  readonly middle: number;
}

/** All that a part of the board needs to draw itself. */
export interface Table {
  readonly view: View;
  readonly board: Board;
  readonly phone: boolean;
  readonly heights: Heights;
  /** The seat whose side is below. */
  readonly below: Seat;
  /** The moves that are offered. */
  readonly moves: readonly Move[];
  readonly words: BoardLanguage;
  /** A move as a sentence. */
  describe(move: Move): string;
}

/** Draws a part of the picture. */
export type Draw = (table: Table, room: Room) => Part;
