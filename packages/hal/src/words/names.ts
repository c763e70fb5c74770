import type { Seat } from '@wonders/core';
import type { CardId } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { isSolo, type Position, SCRIPT_SEAT } from '../state/position.js';

/** A piece as people call it: `red 7`, `C`, `character 12`. */
export function pieceName(piece: CardId | CharacterId | 'hidden' | 'face-down'): string {
  if (piece === 'hidden' || piece === 'face-down') return 'an unseen piece';
  return piece.length === 1 ? piece.toUpperCase() : piece.replace(/-0?/, ' ');
}

/** What a seat is called. */
export function seatName(position: Position, who: Seat): string {
  if (!isSolo(position)) return `Seat ${who + 1}`;
  return who === SCRIPT_SEAT ? 'Hal' : 'You';
}

/** `1 point`, `2 points`. */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

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
