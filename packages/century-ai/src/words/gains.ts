import { signed } from '@wonders/core/words';
import { COLOURS } from '../components/cubes.js';
import { tablesOf } from '../table/places.js';
import type { Language } from './language.js';
import { nameOf } from './names.js';

/** What seats gain and lose, in figures. */
export const gains: NonNullable<Language['gains']> = {
  cubes({ seat, by }) {
    const changes = COLOURS.flatMap((colour, rank) => {
      const n = by[rank as 0];
      return n === 0 ? [] : [signed(n, (amount) => `${amount} ${nameOf(colour)}`)];
    });
    return changes.length === 0 ? [] : [{ seat, says: changes.join(', ') }];
  },
  order({ seat, order }, position) {
    return order === 'hidden' ? [] : [{ seat, says: `+${tablesOf(position).orders[order].vp} points` }];
  },
};
