import type { Language } from './language.js';

/** The lines of the score sheet. */
export const categories: Language['categories'] = {
  points: 'Points',
  newHands: 'New Hand tokens',
  cards: 'Cards',
  districts: 'Districts',
};

/** The last line of the score sheet. */
export const total: Language['total'] = 'Total';
