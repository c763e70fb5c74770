import type { Seat } from '@wonders/core';
import { LETTERS } from './components/cards.js';
import { ADJACENT, type Cell } from './components/setup.js';
import { type Color, TILES, type TileId } from './components/tiles.js';
import type { Building, Position } from './state.js';

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

/** HAL-63: the sets of two or more connected buildings of one colour. */
export function districts(city: readonly Building[]): Building[][] {
  const left = new Set(city);
  const found: Building[][] = [];
  for (const first of city) {
    if (!left.delete(first)) continue;
    const district = [first];
    for (const building of district) {
      for (const next of neighbours(city, building.x, building.y))
        if (colorOf(next) === colorOf(first) && left.delete(next)) district.push(next);
    }
    if (district.length > 1) found.push(district);
  }
  return found;
}

/** A player's standing in a district. */
export interface Standing {
  readonly seat: Seat;
  readonly resources: number;
  readonly tallest: number;
  /** The highest number on a building of that height. */
  readonly number: number;
}

/** HAL-67: who has resources in a district, first place first. */
export function standings(district: readonly Building[]): Standing[] {
  const found: Standing[] = [];
  for (const building of district) {
    const { owner } = building;
    if (owner === null || found.some(({ seat }) => seat === owner)) continue;
    const owned = district.filter((other) => other.owner === owner);
    const tallest = Math.max(...owned.map(({ tiles }) => tiles.length));
    found.push({
      seat: owner,
      resources: owned.reduce((sum, { tiles }) => sum + tiles.length, 0),
      tallest,
      number: Math.max(...owned.filter(({ tiles }) => tiles.length === tallest).map((each) => TILES[top(each)].number)),
    });
  }
  return found.sort((a, b) => b.resources - a.resources || b.tallest - a.tallest || b.number - a.number);
}
