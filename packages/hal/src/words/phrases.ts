import { count, listed } from '@wonders/core/words';
import type { Cell } from '../components/grid.js';
import type { Items } from '../components/tiles.js';
import type { Position } from '../state/index.js';
import { neighbours, top } from '../table/city.js';
import { nameOf } from './names.js';

/** `1 point`, `2 points`. */
export const points = (n: number): string => count(n, 'point');

/** Items as people say them: `2 resources and 1 point`. */
export function itemList({ resource, tile, point }: Items): string {
  const parts = [
    resource > 0 ? count(resource, 'resource') : '',
    tile > 0 ? count(tile, 'tile') : '',
    point > 0 ? count(point, 'point') : '',
  ];
  return listed(parts.filter((part) => part !== '')) || 'nothing';
}

/** HAL-01: a cell by its place on the grid: `(3, 0)`. */
export const cellName = ({ x, y }: Cell): string => `(${x}, ${y})`;

/** Where a cell is, as the players see it: `right of red 7 (3, 0)`. */
export function placeName(position: Position, cell: Cell): string {
  const [beside] = neighbours(position.city, cell.x, cell.y);
  if (beside === undefined) return cellName(cell);
  const name = nameOf(top(beside));
  if (beside.y !== cell.y) return `${beside.y < cell.y ? 'below' : 'above'} ${name} ${cellName(cell)}`;
  return `${beside.x < cell.x ? 'right' : 'left'} of ${name} ${cellName(cell)}`;
}
