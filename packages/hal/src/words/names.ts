import type { Seat } from '@wonders/core';
import { count } from '@wonders/core/words';
import { isSolo, type Position, SCRIPT_SEAT } from '../state/position.js';
/** What a seat is called. */
export function seatName(position: Position, who: Seat): string {
  if (!isSolo(position)) return `Seat ${who + 1}`;
  return who === SCRIPT_SEAT ? 'Hal' : 'You';
}

/** Items as people say them: `2 resources and 1 point`. */
export function itemList(items: { readonly resource: number; readonly tile: number; readonly point: number }): string {
  const parts = [
    items.resource > 0 ? count(items.resource, 'resource') : '',
    items.tile > 0 ? count(items.tile, 'tile') : '',
    items.point > 0 ? count(items.point, 'point') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** `1 point`, `2 points`. */
export const points = (n: number): string => count(n, 'point');
