import type { Language } from './language.js';

/** The lines of the score sheet. */
export const categories: Language['categories'] = {
  military: 'Military',
  blue: 'Blue cards',
  green: 'Green cards',
  yellow: 'Yellow cards',
  guilds: 'Guilds',
  temples: 'Grand Temples',
  wonders: 'Wonders',
  progress: 'Progress tokens',
  divinities: 'Divinities',
  coins: 'Coins',
};
export const total = 'Total';
