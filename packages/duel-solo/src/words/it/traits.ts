import type { Language } from '../language.js';

/** Come giocano i livelli che hanno un debole. */
export const traits: NonNullable<Language['traits']> = {
  hoards: 'Accumula monete invece di spenderle',
  'fears-war': 'Ha paura della guerra e prende prima gli scudi',
  greedy: 'Vuole punti subito e pensa poco al domani',
};
