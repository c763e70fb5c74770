import type { Language } from './language.js';

/** The lines of the score sheet (EIGHT-142). */
export const categories: Language['categories'] = {
  finished: 'Finished wonders',
  unfinished: 'Unfinished wonders',
  rejected: 'Offers turned down',
  discs: 'Building discs',
  actions: 'Action cards',
};
