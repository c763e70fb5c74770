import type { Language } from './language.js';

/** The lines of the score sheet. */
export const categories: Language['categories'] = { counted: 'Cards that count', paid: 'Cards that cost' };
