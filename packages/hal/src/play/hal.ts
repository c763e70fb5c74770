import { type CardId, isLetter } from '../components/cards.js';
import { TILES, type TileId } from '../components/tiles.js';
import { floorResources, pointsForLowerNumber, resourcesBack } from '../costs.js';
import type { Sink } from '../events.js';
import { type Building, type Draft, PLAYER_SEAT, player, SCRIPT_SEAT } from '../state/index.js';
import { indexShowing } from '../table/city.js';
import { withPiece } from '../table/pool.js';
import { discard, discardHand } from './cards.js';
import { addFloor } from './construct.js';
import { end } from './end.js';
import { urbanize } from './urbanize.js';

/** HAL-45: Hal builds with his card and the tile he has drawn. */
export function halBuilds(draft: Draft, card: CardId, tile: TileId, emit?: Sink): void {
  draft.halCard = null;
  draft.halTile = null;
  if (isLetter(card)) urbanize(draft, SCRIPT_SEAT, card, tile, emit);
  else halConstructs(draft, card, tile, emit);
}

function halConstructs(draft: Draft, card: TileId, tile: TileId, emit?: Sink): void {
  const hal = player(draft, SCRIPT_SEAT);
  const below = draft.city[indexShowing(draft.city, card)] as Building;
  const need = floorResources(below);
  const have = hal.resources + resourcesBack(below, SCRIPT_SEAT);
  if (have < need) {
    // HAL-58: nothing changes in the city, the tile is set aside, and no other ending is checked.
    draft.halTile = tile;
    emit?.({ kind: 'aborted', card, tile, need, have });
    discard(draft, SCRIPT_SEAT, [card], 'table', emit);
    discardHand(draft, PLAYER_SEAT, emit);
    end(draft, 'hal-cannot-build', emit);
    return;
  }
  // HAL-53: he pays nothing, or as far as his points go.
  const pays = draft.options.halPaysForLowerNumber === 'down-to-zero';
  addFloor(
    draft,
    SCRIPT_SEAT,
    card,
    tile,
    { points: pays ? Math.min(hal.points, pointsForLowerNumber(TILES[card], TILES[tile])) : 0, fee: 0 },
    emit,
  );
  // HAL-49: he keeps the card, and its arrow never pays.
  hal.tableau = withPiece(hal.tableau, card);
}
