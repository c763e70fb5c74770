import type { Legend, Piece } from '@wonders/core';
import { capital, count, listed } from '@wonders/core/words';
import { CARDS, type Card, worth } from '../components/cards.js';
import { pointsOf } from '../scoring.js';
import type { Position } from '../state/index.js';
import { nameOf } from './names.js';
import { seatName } from './seats.js';

/** TINY-05: what a card counts or costs. */
function cardPiece(card: Card): Piece {
  const points = worth(card);
  const effect = `${points < 0 ? 'costs' : 'counts'} ${count(Math.abs(points), 'point')}`;
  return { name: capital(nameOf(`card-${card}`)), effect, status: '', price: [], rules: ['TINY-05'] };
}

/** What stands at a place of the board. */
export function piece(position: Position, place: string): Piece | undefined {
  const { card, cards, left, options } = position;
  if (place === 'card')
    return card === null
      ? { name: 'The next card', effect: '', status: 'face down', price: [], rules: ['TINY-02'] }
      : cardPiece(card);
  const turned = CARDS.find((each) => place === `card-${each}`);
  if (turned !== undefined) return cardPiece(turned);
  const seat = cards.findIndex((_, each) => place === `seat-${each}`);
  if (seat < 0) return undefined;
  const own = cards[seat] ?? [];
  return {
    name: seatName(position, seat),
    effect: count(pointsOf(position, seat), 'point'),
    status: `${own.length === 0 ? 'no cards' : `the cards ${listed(own.map(String))}`}; may leave ${count(options.leaves - (left[seat] ?? 0), 'card')}`,
    price: [],
    rules: ['TINY-04', 'TINY-05'],
  };
}

/** The board has no icons. */
export const legend: Legend = {};
