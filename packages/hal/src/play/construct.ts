import { replaced, type Seat } from '@wonders/core';
import { TILES, type TileId } from '../components/tiles.js';
import { colourFee, floorResources, pointsForLowerNumber } from '../costs.js';
import type { Sink } from '../events.js';
import { type Building, type Draft, player } from '../state/index.js';
import { indexShowing } from '../table/city.js';
import { withPiece } from '../table/pool.js';
import { arrows, gain, nothing } from './gain.js';

/** HAL-37, HAL-38, HAL-41: a floor on a building; its resources go back, and new ones are put on it. */
export function addFloor(
  draft: Draft,
  seat: Seat,
  card: TileId,
  tile: TileId,
  cost: { readonly points: number; readonly fee: number },
  emit?: Sink,
): void {
  const at = indexShowing(draft.city, card);
  const below = draft.city[at] as Building;
  const floors = floorResources(below);
  const builder = player(draft, seat);
  if (below.owner !== null) {
    const owner = player(draft, below.owner);
    owner.resources += below.tiles.length;
    if (below.owner !== seat) owner.points += below.tiles.length;
  }
  builder.points -= cost.points;
  builder.resources -= floors + cost.fee;
  builder.supply += cost.fee;
  const tiles = [...below.tiles, tile];
  draft.city = replaced(draft.city, at, { x: below.x, y: below.y, tiles, owner: seat, pawn: true });
  emit?.({
    kind: 'constructed',
    seat,
    card,
    tile,
    floors,
    back: below.owner,
    paid: cost.points,
    fee: cost.fee,
    x: below.x,
    y: below.y,
  });
}

/** HAL-36 to HAL-43: a player's floor. */
export function construct(draft: Draft, seat: Seat, card: TileId, tile: TileId, emit?: Sink): void {
  const [below, above] = [TILES[card], TILES[tile]];
  addFloor(draft, seat, card, tile, { points: pointsForLowerNumber(below, above), fee: colourFee(below, above) }, emit);
  // HAL-43: the card itself does not pay yet.
  const items = arrows(draft, seat, 'construct', nothing());
  const builder = player(draft, seat);
  builder.tableau = withPiece(builder.tableau, card);
  gain(draft, seat, items, emit);
}
