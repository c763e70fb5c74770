import type { Language } from './language.js';

/** What each sentence means to the seat that it is about. */
export const weights: Language['weights'] = {
  events: { taken: 'gains', left: 'rest', over: 'ends' },
  draws: { card: 'rest' },
  notices: { 'last-turn': 'ends' },
  ahead: {},
};
