import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import type { View } from '../state/index.js';
import { seatName } from '../table/seats.js';
import { decideDouble, decideFinalTriple, decideTriple } from './action-cards.js';
import { know } from './knowledge.js';
import { decideOffer, decideSelection } from './offers.js';
import { decideTurn } from './turns.js';

/** The house bot: the move of a seat, from its view alone, without chance. */
export function houseMove(view: View, seat: Seat, trace?: Trace): Move {
  const k = know(view, seat);
  trace?.reasons.push(`${seatName(view, seat)} plays as ${k.level.name} (EIGHT-210)`);
  switch (view.phase) {
    case 'offer':
      return decideOffer(k, trace);
    case 'select':
      return decideSelection(k, trace);
    case 'triple':
      return decideTriple(k, trace);
    case 'double':
      return decideDouble(k, trace);
    case 'count':
      return decideFinalTriple(k, trace);
    default:
      return decideTurn(k, trace);
  }
}
