import type { Language } from './language.js';

/** A sentence for each notice. */
export const notices: Language['notices'] = { 'last-turn': () => 'This is the last turn: then the most points win' };
