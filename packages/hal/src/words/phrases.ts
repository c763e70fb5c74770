import { count, listed } from '@wonders/core/words';
import type { Cell } from '../components/grid.js';
import type { Items } from '../components/tiles.js';
import type { Position } from '../state/index.js';
import { indexAt, neighbours, top } from '../table/city.js';
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

/** HAL-01: a cell by its numbers on the grid, for the table in words: `(3, 0)`. */
export const cellName = ({ x, y }: Cell): string => `(${x}, ${y})`;

/** The cells that touch one at a corner, clockwise from the upper left. */
const CORNERS: readonly Cell[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** Where a cell is, as one sees it, by a building beside it: `right of red 7`. Each building shows another tile, so one is enough. */
export function placeName({ city }: Position, { x, y }: Cell): string {
  const [beside] = neighbours(city, x, y);
  const [touched] = CORNERS.flatMap((corner) => city[indexAt(city, x + corner.x, y + corner.y)] ?? []);
  const building = beside ?? touched;
  if (building === undefined) return 'away from all buildings';
  const down = building.y < y ? 'below' : building.y > y ? 'above' : '';
  const across = building.x < x ? 'right of' : building.x > x ? 'left of' : '';
  return `${[down, across].filter(Boolean).join(' and ')} ${nameOf(top(building))}`;
}

/** HAL-06: a cell of the starting city, where no tile may lie yet: `the upper left cell`. */
export function startCellName({ x, y }: Cell): string {
  const [row, column] = [['upper', 'middle', 'lower'][y + 1], ['left', 'middle', 'right'][x + 1]];
  return `the ${row === column ? row : `${row} ${column}`} cell`;
}
