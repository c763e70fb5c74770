import type { Seat } from '@wonders/core';
import type { Letter } from '../components/cards.js';
import type { Cell } from '../components/grid.js';
import type { Items, TileId } from '../components/tiles.js';
import type { Sink } from '../events.js';
import { type Draft, isSolo, PLAYER_SEAT, type Position, player, SCRIPT_SEAT, seatDecision } from '../state/index.js';
import { floorsAround, neighbours } from '../table/city.js';
import { arrows, gain, nothing, produce } from './gain.js';

/** HAL-29, HAL-30: the tile on the token's cell, with a resource and a pawn. HAL-48: against Hal the human moves the token. */
export function urbanize(draft: Draft, seat: Seat, card: Letter, tile: TileId, emit?: Sink): void {
  const site = draft.tokens[card] as Cell;
  draft.city = [...draft.city, { x: site.x, y: site.y, tiles: [tile], owner: seat, pawn: true }];
  player(draft, seat).resources--;
  draft.tokens = { ...draft.tokens, [card]: null };
  draft.running = { seat, card, site, giveWay: null };
  emit?.({ kind: 'urbanized', seat, card, tile, x: site.x, y: site.y });
  draft.pending.push(seatDecision('move-token', isSolo(draft) ? PLAYER_SEAT : seat));
}

/** HAL-33 to HAL-35: what the neighbours of a new building produce, with the arrows of the player, before the supplies limit it. */
export function produced(position: Position, seat: Seat, { x, y }: Cell): Items {
  const items = nothing();
  for (const neighbour of neighbours(position.city, x, y)) produce(items, neighbour);
  return arrows(position, seat, 'urbanize', items);
}

/** HAL-33 to HAL-35: the neighbours of a new building produce for the player. */
export function harvest(draft: Draft, seat: Seat, site: Cell, emit?: Sink): void {
  gain(draft, seat, produced(draft, seat, site), emit);
}

/** HAL-47: Hal's points for urbanizing; the supplies do not limit them. */
export function halHarvests(draft: Draft, site: Cell, emit?: Sink): void {
  const point = floorsAround(draft, site);
  player(draft, SCRIPT_SEAT).points += point;
  emit?.({ kind: 'gained', seat: SCRIPT_SEAT, resource: 0, tile: 0, point });
}
