import type { Language } from './language.js';

/** How levels for people with a trait play. */
export const traits: NonNullable<Language['traits']> = {
  hoards: 'It hoards coins rather than spend them',
  'fears-war': 'It is afraid of war and takes shields first',
  greedy: 'It wants points at once and thinks little of tomorrow',
};
