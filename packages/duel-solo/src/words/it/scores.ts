import type { Language } from '../language.js';

/** The lines of the score sheet. */
export const categories: Language['categories'] = {
  military: 'Militare',
  blue: 'Carte blu',
  green: 'Carte verdi',
  yellow: 'Carte gialle',
  guilds: 'Gilde',
  temples: 'Grandi Templi',
  wonders: 'Meraviglie',
  progress: 'Segnalini Progresso',
  divinities: 'Divinità',
  coins: 'Monete',
};
export const total = 'Totale';
