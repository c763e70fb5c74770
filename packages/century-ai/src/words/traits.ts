import type { Language } from './language.js';

/** How levels for people with a trait play. */
export const traits: NonNullable<Language['traits']> = {
  hoards: 'It hoards cubes and is late with its orders',
  stays: 'It does not like to sail and looks for work close by',
  settles: 'It builds an outpost wherever it can',
};
