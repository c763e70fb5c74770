import { capital } from '@wonders/core/words';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';

/** The card that lies on the table. */
const shown = ({ card }: Position): string => (card === null ? 'the card' : nameOf(`card-${card}`));

/** A sentence for each kind of move, without a stop. */
export const moves: Language['moves'] = {
  take: (_, position) => `Take ${shown(position)}`,
  leave: (_, position) => `Leave ${shown(position)}`,
  card: ({ card }) => `${capital(nameOf(`card-${card}`))} turns up`,
};
