import type { Piece, Seat } from '@wonders/core';
import { count } from '@wonders/core/words';
import { type Cards, total } from '../components/cards.js';
import { entry, type Position } from '../state/index.js';
import { actionsHeld } from '../table/action-cards.js';
import { handSize } from '../table/hands.js';
import { partsLeft } from '../table/parts.js';
import { pointsOf } from '../table/points.js';
import { cardsName, nameOf } from './names.js';
import { titled } from './seats.js';

/** The hand of a seat, as far as the position shows it. */
function handWords(position: Position, seat: Seat): string {
  const known = entry<Cards>(position.hands, seat);
  const hidden = entry(position.hidden, seat);
  if (hidden === 0) return `hand: ${cardsName(known)}`;
  const others = total(known) === 0 ? '' : `, of which known: ${cardsName(known)}`;
  return `hand: ${count(handSize(position, seat), 'card')}${others}`;
}

/** What a seat has: its points, parts, cards and discs. */
export function seatPiece(position: Position, seat: Seat): Piece {
  const shown = entry<Cards>(position.shown, seat);
  const known = entry(position.actions, seat).map(nameOf);
  const actions = actionsHeld(position, seat);
  const discs = entry(position.discs, seat).map(nameOf);
  const said = [
    count(partsLeft(position, seat), 'part left', 'parts left'),
    handWords(position, seat),
    `shown to all: ${cardsName(shown)}`,
    position.options.actionCards
      ? `action cards: ${actions === 0 ? 'none' : known.length === actions ? known.join(', ') : actions}`
      : '',
    `discs: ${discs.length === 0 ? 'none' : discs.join(', ')}`,
  ];
  return {
    name: titled(position, seat),
    effect: count(pointsOf(position, seat), 'point'),
    status: said.filter((each) => each !== '').join('; '),
    price: [],
    rules: ['EIGHT-05', 'EIGHT-17', 'EIGHT-37', 'EIGHT-78'],
  };
}
