import { count, signed } from '@wonders/core/words';
import type { Language } from './language.js';

/** What seats gain and lose, in figures. */
export const gains: NonNullable<Language['gains']> = {
  coins: ({ seat, by }) => [{ seat, says: signed(by, (n) => count(n, 'coin')) }],
  points: ({ seat, by }) => [{ seat, says: signed(by, (n) => count(n, 'point')) }],
};
