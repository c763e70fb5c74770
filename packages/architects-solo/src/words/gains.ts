import { count } from '@wonders/core/words';
import { STAGES } from '../components/wonders.js';
import type { Language } from './language.js';

/** What seats gain, in figures. */
export const gains: NonNullable<Language['gains']> = {
  coins: ({ seat, by }) => [{ seat, says: `+${count(by, 'coin')}` }],
  built({ seat, stage }, s) {
    const wonder = s.areas[seat]?.wonder;
    const { vp = 0 } = (wonder == null ? undefined : STAGES[wonder][stage]) ?? {};
    return [{ seat, says: `+${count(vp, 'point')}` }];
  },
  battle: ({ tokens }) =>
    tokens.flatMap((n, seat) => (n === 0 ? [] : [{ seat, says: `+${count(n, 'Victory token')}` }])),
  conflict: ({ points }) =>
    points.flatMap((n, seat) => (n === 0 ? [] : [{ seat, says: n > 0 ? '+1 Victory token' : '+1 Defeat token' }])),
};
