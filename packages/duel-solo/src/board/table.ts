import type { Seat } from '@wonders/core';
import { count } from '@wonders/core/words';
import { CARDS, type CardId } from '../components/cards.js';
import type { WonderId } from '../components/wonders.js';
import { cardPrice, wonderPrice } from '../costs.js';
import type { Move } from '../notation.js';
import { funds, type View } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import type { PriceTag } from './cards.js';
import type { Board } from './signs.js';

/** What every part of the board looks at. */
export interface Table {
  readonly view: View;
  readonly board: Board;
  readonly phone: boolean;
  /** The seat whose side is below. */
  readonly below: Seat;
  /** The seat for which prices are told: the one that decides, or the one below. */
  readonly payer: Seat;
  readonly name: (id: string) => string;
  readonly who: (seat: Seat) => string;
  readonly describe: (move: Move) => string;
}

const tag = (price: number, coins: number): PriceTag => ({
  text: price === 0 ? 'free' : String(price),
  sign: price === 0 ? 'check' : price > coins ? 'cross' : 'coin',
  tone: price === 0 ? 'kept' : price > coins ? 'dropped' : 'ink',
});

/** What a seat pays for a card now; crossed out in tone where it cannot. */
export const cardTag = ({ view, payer }: Table, id: CardId): PriceTag =>
  tag(cardPrice(view, payer, CARDS[id]), funds(view, payer));

/** What the owner of a wonder pays for it now. */
export const wonderTag = ({ view }: Table, seat: Seat, id: WonderId): PriceTag =>
  tag(wonderPrice(view, seat, wonderOf(view, id)), funds(view, seat));

/** A price for those who listen. */
export const heardPrice = (price: number): string => (price === 0 ? 'free' : count(price, 'coin'));
