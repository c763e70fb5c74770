import type { Language } from './language.js';

/** How levels for people with a trait play. */
export const traits: NonNullable<Language['traits']> = {
  hoards: 'It hoards tiles and resources and seldom builds',
  greedy: 'It wants points at once, from yellow buildings above all',
  builds: 'It wants to build in every round',
};
