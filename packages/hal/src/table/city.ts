import { LETTERS } from '../components/cards.js';
import { ADJACENT, type Cell } from '../components/grid.js';
import { type Color, TILES, type TileId } from '../components/tiles.js';
import type { Building, Position } from '../state/position.js';

/** The tile that shows: it gives a building its colour and number. */
export function top(building: Building): TileId {
  return building.tiles[building.tiles.length - 1] as TileId;
}

export function colorOf(building: Building): Color {
  return TILES[top(building)].color;
}

/** The index of the building on a cell, −1 when there is none. */
function indexAt(city: readonly Building[], x: number, y: number): number {
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

function isEmpty(position: Position, x: number, y: number): boolean {
  if (indexAt(position.city, x, y) >= 0) return false;
  for (const letter of LETTERS) {
    const token = position.tokens[letter];
    if (token !== null && token.x === x && token.y === y) return false;
  }
  return true;
}

/** HAL-31: the cells to which a lifted token may go, HAL-32: as near to the new building as there are any. */
export function cellsForToken(position: Position, site: Cell): Cell[] {
  for (let distance = 1; ; distance++) {
    const cells: Cell[] = [];
    for (let dy = -distance; dy <= distance; dy++) {
      const width = distance - Math.abs(dy);
      for (const dx of width === 0 ? [0] : [-width, width]) {
        const [x, y] = [site.x + dx, site.y + dy];
        // At distance 1 the new building itself is adjacent.
        const adjacent = () => distance === 1 || neighbours(position.city, x, y).length > 0;
        if (isEmpty(position, x, y) && adjacent()) cells.push({ x, y });
      }
    }
    if (cells.length > 0) return cells;
  }
}

export function buildingOf(position: Position, card: TileId): Building {
  return position.city[indexShowing(position.city, card)] as Building;
}

/** HAL-47: a point for each item that the neighbours of a cell produce. */
export function pointsAt(position: Position, { x, y }: Cell): number {
  return neighbours(position.city, x, y).reduce((sum, { tiles }) => sum + tiles.length, 0);
}

const NO_CELLS: readonly Cell[] = [];

/** HAL-31, HAL-32: the cells to which the lifted token may go, none when no token is lifted. */
export function tokenCells(position: Position): readonly Cell[] {
  const site = position.running?.site ?? null;
  return site === null ? NO_CELLS : cellsForToken(position, site);
}
