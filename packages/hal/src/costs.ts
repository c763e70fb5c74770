import type { Seat } from '@wonders/core';
import { type CardId, isLetter } from './components/cards.js';
import type { Tile } from './components/tiles.js';
import { type Building, own, type Position } from './state/position.js';
import { buildingOf } from './table/city.js';
/** HAL-36: the resources that a floor needs, one for each floor of the new building. */
export const floorResources = (building: Building): number => building.tiles.length + 1;

/** HAL-36: the resources at hand for covering a building. */
export function floorFunds(building: Building, seat: Seat, resources: number): number {
  return resources + (building.owner === seat ? building.tiles.length : 0);
}

/** HAL-36: the resource that another colour costs. */
export const colourFee = (below: Tile, tile: Tile): number => (tile.color === below.color ? 0 : 1);

/** HAL-39: the points that a lower number costs. */
export const pointsForLowerNumber = (below: Tile, tile: Tile): number => Math.max(0, below.number - tile.number);

/** What is left for a fee of the resources of a seat that plays this card with a tile: HAL-30, HAL-36. */
export function spare(position: Position, seat: Seat, card: CardId): number {
  const { resources } = own(position, seat);
  if (isLetter(card)) return resources - 1;
  const building = buildingOf(position, card);
  return floorFunds(building, seat, resources) - floorResources(building);
}
