import { ADJACENT, type Cell } from '../components/grid.js';
import { type Colour, TILES, type TileId } from '../components/tiles.js';
import type { Building, Position } from '../state/index.js';

/** The tile that shows: it gives a building its colour and number. */
export function top(building: Building): TileId {
  return building.tiles[building.tiles.length - 1] as TileId;
}

export function colourOf(building: Building): Colour {
  return TILES[top(building)].colour;
}

/** The index of the building on a cell, −1 when there is none. */
export function indexAt(city: readonly Building[], x: number, y: number): number {
  for (let i = 0; i < city.length; i++) {
    const building = city[i] as Building;
    if (building.x === x && building.y === y) return i;
  }
  return -1;
}

/** The index of the building that shows a tile; every building card in circulation has one. */
export function indexShowing(city: readonly Building[], tile: TileId): number {
  for (let i = 0; i < city.length; i++) if (top(city[i] as Building) === tile) return i;
  return -1;
}

/** HAL-02: the buildings orthogonally adjacent to a cell, clockwise from the top. */
export function neighbours(city: readonly Building[], x: number, y: number): Building[] {
  const found: Building[] = [];
  for (const { x: dx, y: dy } of ADJACENT) {
    const i = indexAt(city, x + dx, y + dy);
    if (i >= 0) found.push(city[i] as Building);
  }
  return found;
}

/** HAL-33, HAL-47: the floors of the buildings around a cell; each produces an item. */
export function floorsAround(position: Position, { x, y }: Cell): number {
  let floors = 0;
  for (const building of position.city)
    if (Math.abs(building.x - x) + Math.abs(building.y - y) === 1) floors += building.tiles.length;
  return floors;
}

/** The building of a card in circulation. */
export function buildingOf(position: Position, card: TileId): Building {
  return position.city[indexShowing(position.city, card)] as Building;
}
