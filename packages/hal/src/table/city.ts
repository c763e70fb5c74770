import { LETTERS, type Letter } from '../components/cards.js';
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

/** HAL-02: whether a building is orthogonally adjacent to a cell. */
function hasNeighbour(city: readonly Building[], x: number, y: number): boolean {
  for (let i = 0; i < city.length; i++) {
    const building = city[i] as Building;
    if (Math.abs(building.x - x) + Math.abs(building.y - y) === 1) return true;
  }
  return false;
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

/** The tokens that lie on the grid, each with its cell. */
export const tokensLaid = (position: Position): readonly { readonly letter: Letter; readonly cell: Cell }[] =>
  LETTERS.flatMap((letter) => {
    const cell = position.tokens[letter];
    return cell === null ? [] : [{ letter, cell }];
  });

function isEmpty(position: Position, x: number, y: number): boolean {
  if (indexAt(position.city, x, y) >= 0) return false;
  for (const letter of LETTERS) {
    const token = position.tokens[letter];
    if (token !== null && token.x === x && token.y === y) return false;
  }
  return true;
}

/** How far a cell is from another in orthogonal steps. */
const stepsFrom = (from: Cell, x: number, y: number): number => Math.abs(x - from.x) + Math.abs(y - from.y);

/** HAL-31: whether a cell can hold a token: it is empty and touches a building. */
function canHoldToken(position: Position, site: Cell, x: number, y: number): boolean {
  // Beside the new building every cell touches a building.
  return isEmpty(position, x, y) && (stepsFrom(site, x, y) === 1 || hasNeighbour(position.city, x, y));
}

/** HAL-31, HAL-32: the cells to which a lifted token may go, the nearest to the new building. */
export function cellsForToken(position: Position, site: Cell): Cell[] {
  for (let distance = 1; ; distance++) {
    const cells: Cell[] = [];
    for (let dy = -distance; dy <= distance; dy++) {
      const width = distance - Math.abs(dy);
      const y = site.y + dy;
      if (canHoldToken(position, site, site.x - width, y)) cells.push({ x: site.x - width, y });
      if (width > 0 && canHoldToken(position, site, site.x + width, y)) cells.push({ x: site.x + width, y });
    }
    if (cells.length > 0) return cells;
  }
}

/** HAL-31, HAL-32: whether the lifted token may go to a cell. */
export function takesToken(position: Position, x: number, y: number): boolean {
  return cellsForToken(position, position.running?.site as Cell).some((cell) => cell.x === x && cell.y === y);
}

/** HAL-33, HAL-47: the floors of the buildings around a cell; each produces an item. */
export function floorsAround(position: Position, { x, y }: Cell): number {
  let floors = 0;
  for (const building of position.city)
    if (Math.abs(building.x - x) + Math.abs(building.y - y) === 1) floors += building.tiles.length;
  return floors;
}

const NO_CELLS: readonly Cell[] = [];

/** HAL-31, HAL-32: the cells to which the lifted token may go, none when no token is lifted. */
export function tokenCells(position: Position): readonly Cell[] {
  const site = position.running?.site ?? null;
  return site === null ? NO_CELLS : cellsForToken(position, site);
}

/** The building of a card in circulation. */
export function buildingOf(position: Position, card: TileId): Building {
  return position.city[indexShowing(position.city, card)] as Building;
}
