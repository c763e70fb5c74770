import type { Piece, Seat } from '@wonders/core';
import type { CardId, Mythology } from '../components/cards.js';
import type { ComponentId } from '../components/ids.js';
import type { Offering } from '../components/pantheon.js';
import type { ProgressId } from '../components/progress.js';
import type { Resource } from '../components/resources.js';
import type { Price } from '../costs/index.js';
import type { Category } from '../scoring.js';
import type { Position } from '../state/index.js';
import type { PositionWords } from './vocabulary.js';

/** The words of a language for the pieces on the board. `#` marks the place of a value. */
export interface PieceWords {
  readonly table: PositionWords;
  /** A component by itself: `Circus Maximus`. */
  readonly title: (id: ComponentId) => string;
  /** The parts of a price; `of` names the total. */
  readonly price: (price: Omit<Price, 'has'>, of: string) => readonly string[];
  /** That the seat receives trade coins (DUEL-047), has too few coins, or what it would pay. */
  readonly economy: (position: Position, seat: Seat, coins: number) => string;
  readonly short: (position: Position, seat: Seat, has: number) => string;
  readonly pays: (position: Position, seat: Seat, coins: number) => string;
  readonly printed: string;
  readonly free: string;
  readonly accessible: string;
  /** By these cards, and by a number of cards that lie face down. */
  readonly covered: (by: readonly CardId[], faceDown: number) => string;
  readonly faceDown: (position: Position, slot: number) => string;
  readonly unbuilt: string;
  readonly discarded: string;
  readonly removed: string;
  readonly onOffer: string;
  readonly onBoard: string;
  readonly toChoose: string;
  readonly onEnki: string;
  readonly progress: (id: ProgressId) => string;
  readonly emptySpace: string;
  readonly faceDownDivinity: (mythology: Mythology) => string;
  readonly notYet: string;
  readonly spacePrices: (position: Position, space: number) => string;
  readonly deck: (mythology: Mythology) => string;
  readonly mythologyToken: (mythology: Mythology) => string;
  readonly placesDivinity: (mythology: Mythology) => string;
  readonly frees: (mythology: Mythology) => string;
  readonly offering: (offering: Offering) => string;
  readonly discount: (offering: Offering) => string;
  /** What turns up next on a real table. */
  readonly next: Readonly<Record<'progress' | 'wonder', string>>;
  readonly discardPile: string;
  readonly removedCards: string;
  readonly cards: (n: number) => string;
  readonly categories: Readonly<Record<Category, string>>;
  readonly total: string;
  // The Conflict track.
  readonly track: string;
  readonly zones: string;
  readonly trackSpace: (position: Position, space: number) => string;
  readonly advantage: (position: Position, space: number) => string;
  readonly pawn: string;
  readonly pawnMoves: string;
  readonly toCapital: (position: Position, space: number) => string;
  readonly minerva: string;
  readonly stops: string;
  readonly military: (coins: number) => string;
  readonly raid: (position: Position, seat: Seat, coins: number) => string;
  readonly side: (position: Position, seat: Seat) => string;
  // What a seat holds.
  readonly resource: (position: Position, seat: Seat, resource: Resource, each: number) => string;
  readonly choice: Readonly<Record<'raw' | 'goods', string>>;
  readonly symbol: (symbol: string) => string;
  readonly symbols: (position: Position, seat: Seat, n: number) => string;
  readonly onAstarte: string;
  readonly astarte: string;
  readonly treasury: string;
}

/** A piece in which nothing is missing. */
export const pieceOf = (name: string, more: Partial<Omit<Piece, 'name'>> = {}): Piece => ({
  name,
  effect: '',
  status: '',
  price: [],
  rules: [],
  ...more,
});
