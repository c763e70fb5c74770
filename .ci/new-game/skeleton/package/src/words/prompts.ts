import { count, speaker } from '@wonders/core/words';
import type { Language } from './language.js';
import { nameOf } from './names.js';
import { seatName } from './seats.js';

/** A sentence for each question. */
export const prompts: Language['prompts'] = {
  choose: ({ card, mayLeave }, position, seat) =>
    speaker(seatName(position, seat)).does(
      mayLeave ? 'choose' : 'have',
      `${mayLeave ? 'whether ' : ''}to take ${nameOf(`card-${card}`)}`,
    ),
  card: ({ turn, left }) => `Turn ${turn}: which of the ${count(left, 'card')} turns up?`,
};
