import type { Language } from './language.js';

/** How levels for people with a trait play. */
export const traits: NonNullable<Language['traits']> = {
  hoards: 'It sits on its cards and offers few',
  collects: 'It wants every disc and offers its trading card for it',
  partakes: 'It wants a part in every build',
};
