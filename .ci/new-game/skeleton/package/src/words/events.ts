import type { Seat } from '@wonders/core';
import { capital, commonEnglish, speaker } from '@wonders/core/words';
import { otherSeat, type Position } from '../state/index.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { seatName } from './seats.js';

const at = (position: Position, seat: Seat) => speaker(seatName(position, seat));

/** A sentence for each kind of event. */
export const events: Language['events'] = {
  taken: ({ seat, card }, position) => at(position, seat).does('take', nameOf(`card-${card}`)),
  left({ seat, card }, position) {
    const to = at(position, otherSeat(seat)).within;
    return at(position, seat).does('leave', `${nameOf(`card-${card}`)} for ${to}`);
  },
  over: () => 'The game is over: all cards have been drawn',
};

/** A sentence for each thing that turns up. */
export const draws: Language['draws'] = {
  card: (move) => (move === null ? commonEnglish.unseen : `${capital(nameOf(`card-${move.card}`))} turns up`),
};
