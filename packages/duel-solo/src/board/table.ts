import type { Seat } from '@wonders/core';
import { capital, tellMove } from '@wonders/core/words';
import { CARDS, type CardId } from '../components/cards.js';
import type { ComponentId } from '../components/ids.js';
import { COLUMNS } from '../components/layouts.js';
import type { WonderId } from '../components/wonders.js';
import { cardPrice, wonderPrice } from '../costs/index.js';
import type { Move } from '../notation.js';
import { funds, type View } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import type { BoardLanguage, BoardWords } from '../words/language.js';
import type { Board } from './signs.js';

/** A language, applied to a view. */
export interface Spoken {
  /** The language of the board, and the words that only the board uses. */
  readonly language: BoardLanguage;
  readonly words: BoardWords;
  readonly name: (id: ComponentId) => string;
  readonly who: (seat: Seat) => string;
  readonly describe: (move: Move) => string;
}

/** The data that every part of the board reads. */
export interface Table extends Spoken {
  readonly view: View;
  readonly board: Board;
  readonly phone: boolean;
  /** How high the structure is, and the draft or the score sheet in its place. */
  readonly middle: number;
  /** Whether the host of a real table is asked what turned up. */
  readonly asksTable: boolean;
  /** The seat at the bottom. */
  readonly below: Seat;
  /** The seat whose prices the board shows: the deciding seat, or the seat at the bottom. */
  readonly payer: Seat;
}

/**
 * What lies in a row, from left to right. One side of the table holds for all rows: the side of the seat at the bottom is on the left. That is
 * the end of its capital on the track.
 *
 * @param row - From the side of seat 0.
 */
export const fromLeft = <T>(below: Seat, row: readonly T[]): readonly T[] => (below === 0 ? row : [...row].reverse());

/** The column of the structure in which a card is drawn, from the left. */
export const drawnColumn = (below: Seat, column: number): number => (below === 0 ? column : COLUMNS + 1 - column);

/** Applies a language to a view. */
export function spoken(view: View, language: BoardLanguage): Spoken {
  return {
    language,
    words: language.board,
    name: (id) => capital(language.name(id)),
    who: (seat) => language.seat(view, seat),
    describe: (move) => tellMove(language, view, move),
  };
}

/** A price: as text, and whether the seat can pay it. */
export interface PriceTag {
  readonly price: number;
  readonly text: string;
  readonly paid: boolean;
}

const tag = ({ words }: Table, price: number, coins: number): PriceTag => ({
  price,
  text: price === 0 ? words.free : String(price),
  paid: price <= coins,
});

/** The current price of a card for a seat. */
export const cardTag = (table: Table, id: CardId): PriceTag =>
  tag(table, cardPrice(table.view, table.payer, CARDS[id]), funds(table.view, table.payer));

/** The current price of a wonder for its owner. */
export const wonderTag = (table: Table, seat: Seat, id: WonderId): PriceTag =>
  tag(table, wonderPrice(table.view, seat, wonderOf(table.view, id)), funds(table.view, seat));
