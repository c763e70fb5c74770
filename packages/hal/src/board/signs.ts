import { box, type IconName, label, textWidth } from '@wonders/core/board';
import { type CardId, isLetter } from '../components/cards.js';
import { type Color, type Item, TILES, type TileId } from '../components/tiles.js';
import type { Table } from './table.js';

/** What a colour produces, as a sign: it tells the colours apart for those who do not see them. */
export const SIGNS = { red: 'cube', blue: 'tile', yellow: 'points' } as const satisfies Record<Color, IconName>;

/** The sign of an item. */
export const ITEM_SIGNS = { resource: 'cube', tile: 'tile', point: 'points' } as const satisfies Record<Item, IconName>;

/** The letter that stands for a colour where there is no room for its sign. */
export const LETTERS_OF_COLORS = { red: 'R', blue: 'B', yellow: 'Y' } as const satisfies Record<Color, string>;

/** The ground that a card is drawn on. */
export const groundOf = (card: CardId): string => (isLetter(card) ? 'green' : TILES[card].color);

/** A tile or the card that names it, small: its colour with its sign, and its number. */
export function chip({ board }: Table, tile: TileId, width: number, height: number): string {
  const { color, number } = TILES[tile];
  const size = Math.min(16, Math.max(11, height * 0.55));
  const sign = Math.min(height * 0.55, 14);
  return (
    box(0, 0, width, height, `${color} edge`, 4) +
    board.icon(SIGNS[color], 4 + sign / 2, height / 2, sign, `on-${color}`) +
    label(sign + 5 + (width - sign - 7) / 2, height / 2, number, {
      size,
      anchor: 'middle',
      bold: true,
      tone: `on-${color}`,
    })
  );
}

/** A sign with a number; gives the room that it takes, too. */
export function figure(
  { board }: Table,
  sign: IconName,
  text: string,
  x: number,
  y: number,
  size = 14,
): { readonly svg: string; readonly width: number } {
  return {
    svg: board.icon(sign, x + size / 2, y, size + 1, 'muted') + label(x + size + 4, y, text, { size, bold: true }),
    width: size + 4 + textWidth(text, size, true),
  };
}
