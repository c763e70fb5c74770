import { count } from '@wonders/core/words';
import type { Language } from './language.js';
import { cardsName } from './names.js';

/** What seats gain and lose, in figures. */
export const gains: NonNullable<Language['gains']> = {
  points: ({ seat, points }) => [{ seat, says: `+${count(points, 'point')}` }],
  'cards-spent': ({ seat, cards }) => [{ seat, says: `−${cardsName(cards)}` }],
  'disc-taken': ({ seat }) => [{ seat, says: '+1 disc' }],
};
