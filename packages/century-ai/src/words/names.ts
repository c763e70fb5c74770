import type { Seat } from '@wonders/core';
import { type Speaker, speakerOf } from '@wonders/core/words';
import { type OrderId, orderName } from '../components/orders.js';
import { type MarketTileId, tileName } from '../components/tiles.js';
import type { Position } from '../state/index.js';
import { tablesOf } from '../table/places.js';
import { seatInfos } from '../table/seats.js';

/** A market tile by its trade: `the chili tile (2 yellow for 2 red)`. */
export function tileInWords(position: Position, id: MarketTileId): string {
  const tile = tablesOf(position).market[id];
  return tile === undefined ? 'a market tile' : `the ${tileName(tile)}`;
}

/** An order by its points and cubes: `the 14 VP order (2 green and 2 brown)`. */
export function orderInWords(position: Position, id: OrderId): string {
  const order = tablesOf(position).orders[id];
  return order === undefined ? 'an order' : `the ${orderName(order)}`;
}

export const nameOf = (position: Position, seat: Seat): string => seatInfos(position)[seat]?.name ?? 'nobody';

/** A seat as the subject of sentences; the AI has its article. */
export const speakerAt = (position: Position, seat: Seat): Speaker => speakerOf(seatInfos(position), seat, ['AI']);
