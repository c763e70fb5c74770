import { signed } from '@wonders/core/words';
import type { Language } from '../language.js';
import { coins, points } from './seats.js';

/** What seats gain and lose, in figures. */
export const gains: NonNullable<Language['gains']> = {
  coins: ({ seat, by }) => [{ seat, says: signed(by, coins) }],
  points: ({ seat, by }) => [{ seat, says: signed(by, points) }],
};
