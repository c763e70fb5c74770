import { count } from '@wonders/core/words';
import type { Language } from './language.js';
import { stageOf } from './stages.js';

/** What seats gain, in figures. */
export const gains: NonNullable<Language['gains']> = {
  coins: ({ seat, by }) => [{ seat, says: `+${count(by, 'coin')}` }],
  built: ({ seat, stage }, position) => [{ seat, says: `+${count(stageOf(position, seat, stage).vp, 'point')}` }],
  battle: ({ tokens }) =>
    tokens.flatMap((n, seat) => (n === 0 ? [] : [{ seat, says: `+${count(n, 'Victory token')}` }])),
  conflict: ({ points }) =>
    points.flatMap((n, seat) => (n === 0 ? [] : [{ seat, says: n > 0 ? '+1 Victory token' : '+1 Defeat token' }])),
};
