import type { Sink } from '../events.js';
import type { Draft } from '../state/index.js';
import { merged } from '../table/pool.js';

/** HAL-78: a point for each returned tile; the tiles make the second supply. */
export function resupply(draft: Draft, emit?: Sink): void {
  draft.outOfPlay = draft.unseen;
  draft.removed = 0;
  draft.unseen = [];
  for (const each of draft.players) {
    draft.unseen = merged(draft.unseen, each.returned);
    each.tiles = each.tiles.filter((tile) => !each.returned.includes(tile));
    each.points += each.returned.length;
  }
  emit?.({ kind: 'resupplied', returned: draft.players.map(({ returned }) => returned.length) });
}
