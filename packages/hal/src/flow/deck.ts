import type { CardId } from '../components/cards.js';
import type { TileId } from '../components/tiles.js';
import type { Sink } from '../events.js';
import { suppliesOf } from '../options.js';
import type { Draft } from '../state/index.js';
import { top } from '../table/city.js';
import { inOrder, merged } from '../table/pool.js';

/** HAL-50: the cards with pawns and the discard pile make the new deck; its first cards are burnt. */
export function refill(draft: Draft, emit?: Sink): void {
  const pawned: TileId[] = [];
  draft.city = draft.city.map((building) => {
    if (!building.pawn) return building;
    pawned.push(top(building));
    return { x: building.x, y: building.y, tiles: building.tiles, owner: building.owner, pawn: false };
  });
  const cards = inOrder(pawned);
  draft.reserve = draft.reserve.filter((card) => !cards.includes(card));
  draft.deck = merged<CardId>(draft.discard, cards);
  draft.discard = [];
  draft.burning = Math.min(draft.options.cardsBurntAtEachRefill, suppliesOf(draft.options).burnt);
  emit?.({ kind: 'refilled', cards });
}
