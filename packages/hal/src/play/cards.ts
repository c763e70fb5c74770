import type { Seat } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { TileId } from '../components/tiles.js';
import type { Sink } from '../events.js';
import { type Draft, player } from '../state/index.js';
import { merged, withoutPiece } from '../table/pool.js';

/** Lays cards on the discard pile. */
export function discard(draft: Draft, seat: Seat, cards: readonly CardId[], from: 'hand' | 'table', emit?: Sink): void {
  draft.discard = merged(draft.discard, cards);
  emit?.({ kind: 'discarded', seat, cards, from });
}

/** Lays all cards of a hand on the discard pile. */
export function discardHand(draft: Draft, seat: Seat, emit?: Sink): void {
  const each = player(draft, seat);
  const cards = each.hand;
  each.hand = [];
  forget(draft, cards);
  discard(draft, seat, cards, 'hand', emit);
}

/** Players need not remember cards that have left all hands. */
function forget({ players }: Draft, cards: readonly CardId[]): void {
  for (const each of players)
    if (each.known.length > 0) each.known = each.known.filter((card) => !cards.includes(card));
}

/** HAL-20, HAL-74: a card leaves a hand, alone or with a tile of the stash. */
export function playCard(draft: Draft, seat: Seat, card: CardId, tile: TileId | null, emit?: Sink): void {
  const from = player(draft, seat);
  from.hand = withoutPiece(from.hand, card);
  if (tile !== null) from.tiles = withoutPiece(from.tiles, tile);
  forget(draft, [card]);
  emit?.({ kind: 'played', seat, card, tile });
}
