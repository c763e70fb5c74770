import type { Language } from './language.js';

/** How levels for people with a trait play. */
export const traits: NonNullable<Language['traits']> = {
  'fears-war': 'It is afraid of war and takes shields first',
  studies: 'It loves science and takes every symbol',
  greedy: 'It wants points at once and thinks little of tomorrow',
};
