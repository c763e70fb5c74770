import type { Language } from './language.js';

/** Where each sentence happens. */
export const places: Language['places'] = {
  events: { taken: ({ seat }) => [`seat-${seat}`], left: ({ seat }) => [`seat-${1 - seat}`], over: [] },
  draws: { card: ['card'] },
  notices: { 'last-turn': ['card'] },
  ahead: {},
};
