import type { Seat } from '@wonders/core';
import { count, listed, type Speaker, speaker } from '@wonders/core/words';
import type { Cell } from '../components/grid.js';
import { pieceName } from '../components/names.js';
import type { Items } from '../components/tiles.js';
import { isSolo, type Position, SCRIPT_SEAT } from '../state/position.js';
import { neighbours, top } from '../table/city.js';

/** What a seat is called: as its host says, else `You` and `Hal`, or by its number. */
export function seatName(position: Position, seat: Seat): string {
  const name = position.names[seat] ?? '';
  if (name !== '') return name;
  if (!isSolo(position)) return `Seat ${seat + 1}`;
  return seat === SCRIPT_SEAT ? 'Hal' : 'You';
}

/** Somebody at the table in sentences. */
export const seated = (position: Position, seat: Seat): Speaker => speaker(seatName(position, seat));

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

/** Where a cell is, as somebody at the table sees it: `right of red 7 (3, 0)`. */
export function placeName(position: Position, cell: Cell): string {
  const [beside] = neighbours(position.city, cell.x, cell.y);
  if (beside === undefined) return cellName(cell);
  const name = pieceName(top(beside));
  if (beside.y !== cell.y) return `${beside.y < cell.y ? 'below' : 'above'} ${name} ${cellName(cell)}`;
  return `${beside.x < cell.x ? 'right' : 'left'} of ${name} ${cellName(cell)}`;
}
