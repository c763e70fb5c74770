import type { Seat } from '@wonders/core';
import { draw } from '../chance.js';
import type { Action, Bonus } from '../components/cards.js';
import { type Item, type Items, PRODUCES } from '../components/tiles.js';
import type { Sink } from '../events.js';
import { type Building, type Draft, isSolo, own, type Position, player } from '../state/index.js';
import { colourOf } from '../table/city.js';
import { characterCard, keptBonus } from '../table/tableau.js';

export type Yield = Record<Item, number>;

/** HAL-25: a building gives its colour's item for each floor. */
export function produce(into: Yield, building: Building): void {
  into[PRODUCES[colourOf(building)]] += building.tiles.length;
}

function addArrow(into: Yield, bonus: Bonus, action: Action): void {
  if (bonus.kind !== 'on-action' || bonus.action !== action) return;
  into.resource += bonus.gain.resource;
  into.tile += bonus.gain.tile;
  into.point += bonus.gain.point;
}

/** HAL-26, HAL-34, HAL-43, HAL-72: the arrows of the tableau and of the characters. */
export function arrows(position: Position, seat: Seat, action: Action, into: Yield): Yield {
  const { tableau, characters } = own(position, seat);
  for (const card of tableau) addArrow(into, keptBonus(position.options, card), action);
  for (const card of characters) addArrow(into, characterCard(position.options, card).bonus, action);
  return into;
}

export const nothing = (): Yield => ({ resource: 0, tile: 0, point: 0 });

/**
 * HAL-28: gains as much as the supplies hold; the tiles are drawn last. The tiles left are hidden, so they are counted only for a draw.
 * HAL-78: what the first supply lacks is drawn from the second one.
 */
export function gain(draft: Draft, seat: Seat, items: Items, emit?: Sink): void {
  const to = player(draft, seat);
  const resource = Math.min(items.resource, to.supply);
  const tile = items.tile === 0 ? 0 : Math.min(items.tile, draft.unseen.length - draft.removed);
  if (!isSolo(draft) && draft.emptied === 0) draft.owed = items.tile - tile;
  to.resources += resource;
  to.supply -= resource;
  to.points += items.point;
  if (resource + tile + items.point > 0) emit?.({ kind: 'gained', seat, resource, tile, point: items.point });
  draw(draft, 'tile', seat, tile, emit);
}
