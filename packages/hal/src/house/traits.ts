import type { Seat } from '@wonders/core';
import { isLetter } from '../components/cards.js';
import { TILES } from '../components/tiles.js';
import { own, type Position } from '../state/index.js';

/** What people have a weakness for. What a seat has committed itself to counts already. */
export const traits = {
  hoards(position: Position, seat: Seat): number {
    const { tiles, resources, commitment } = own(position, seat);
    const stored = typeof resources === 'number' ? resources : 0;
    return stored + tiles.length - (plan(commitment)?.tile ? 2 : 0);
  },
  builds(position: Position, seat: Seat): number {
    let floors = plan(own(position, seat).commitment)?.tile ? 1 : 0;
    for (const { owner, tiles } of position.city) if (owner === seat) floors += tiles.length;
    return floors;
  },
  greedy(position: Position, seat: Seat): number {
    const { points, commitment } = own(position, seat);
    const { card = 'a', tile = null } = plan(commitment) ?? {};
    const pays = tile === null && !isLetter(card) && TILES[card].colour === 'yellow';
    const building = pays ? position.city.find(({ tiles }) => tiles.at(-1) === card) : undefined;
    return (typeof points === 'number' ? points : 0) + (building?.tiles.length ?? 0);
  },
};

/** What a seat has committed itself to, where it may be known. */
const plan = <C extends object>(commitment: C | 'hidden' | null): C | null =>
  commitment === 'hidden' ? null : commitment;
