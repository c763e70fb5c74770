import type { Language } from './language.js';

/** The lines of the score sheet. */
export const categories: Language['categories'] = {
  stages: 'Stages',
  blue: 'Blue cards',
  cat: 'The Cat',
  military: 'Military',
  tokens: 'Progress tokens',
  coins: 'Coins',
  science: 'Green cards',
  adjustment: "For the Opponent's score",
};

/** The last line of the score sheet. */
export const total = 'Total';
