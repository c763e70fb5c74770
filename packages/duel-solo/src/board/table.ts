import { byKind, type Seat } from '@wonders/core';
import type { IconName } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import { CARDS, type CardId } from '../components/cards.js';
import type { ComponentId } from '../components/ids.js';
import type { WonderId } from '../components/wonders.js';
import { cardPrice, wonderPrice } from '../costs.js';
import type { Move } from '../notation.js';
import { funds, type Position, type View } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import type { BoardLanguage, BoardWords } from '../words/language.js';
import type { Board } from './signs.js';

/** What the language of a board says of a view. */
export interface Spoken {
  /** The language of the board, and what it says besides. */
  readonly language: BoardLanguage;
  readonly words: BoardWords;
  readonly name: (id: ComponentId) => string;
  readonly who: (seat: Seat) => string;
  readonly describe: (move: Move) => string;
}

/** What every part of the board looks at. */
export interface Table extends Spoken {
  readonly view: View;
  readonly board: Board;
  readonly phone: boolean;
  /** The seat whose side is below. */
  readonly below: Seat;
  /** The seat whose prices the board shows: the one that decides, or the one below. */
  readonly payer: Seat;
}

/** A language about a view. */
export function spoken(view: View, language: BoardLanguage): Spoken {
  const tell = byKind<Move, [position: Position], string>(language.moves);
  return {
    language,
    words: language.board,
    name: (id) => capital(language.name(id)),
    who: (seat) => language.seat(view, seat),
    describe: (move) => tell(move, view),
  };
}

/** What stands on the lower edge of a card: its price, in words and as a tone. */
export interface PriceTag {
  readonly text: string;
  readonly sign: IconName;
  readonly tone: 'ink' | 'kept' | 'dropped';
}

const tag = ({ words }: Table, price: number, coins: number): PriceTag => ({
  text: price === 0 ? words.free : String(price),
  sign: price === 0 ? 'check' : price > coins ? 'cross' : 'coin',
  tone: price === 0 ? 'kept' : price > coins ? 'dropped' : 'ink',
});

/** What a seat pays for a card now; crossed out in tone where it cannot. */
export const cardTag = (table: Table, id: CardId): PriceTag =>
  tag(table, cardPrice(table.view, table.payer, CARDS[id]), funds(table.view, table.payer));

/** What the owner of a wonder pays for it now. */
export const wonderTag = (table: Table, seat: Seat, id: WonderId): PriceTag =>
  tag(table, wonderPrice(table.view, seat, wonderOf(table.view, id)), funds(table.view, seat));

/** A price for those who listen. */
export const heardPrice = ({ words }: Table, price: number): string => (price === 0 ? words.free : words.coins(price));
