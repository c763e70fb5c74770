import { box, type IconName, label } from '@wonders/core/board';
import { type CardId, isLetter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { type Colour, TILES, type TileId } from '../components/tiles.js';
import { portrait } from './portraits.js';
import type { Table } from './table.js';

/** What a colour produces, as a sign: colour-blind players tell the colours apart by it. */
export const SIGNS = { red: 'cube', blue: 'tile', yellow: 'points' } as const satisfies Record<Colour, IconName>;

/** A leaf of the ginkgo, in a square of 24 units. */
export const GINKGO =
  'M11.300 24C11.300 20 10.500 17.500 .5 12.500C.2 6 4.500 1.500 10 1.500C11.200 2.200 11.700 3.600 12 5.500C12.300 3.600 12.800 2.200 14 1.500C19.500 1.500 23.800 6 23.500 12.500C13.500 17.500 12.700 20 12.700 24Z';

/** The background of a card. */
export const groundOf = (card: CardId): string => (isLetter(card) ? 'green' : TILES[card].colour);

/** The part of a width that text may fill: the fonts of some systems are wider than the one measured. */
export const roomFor = (width: number): number => width * 0.86;

/** A small chip in a colour, with the sign of that colour and a number. */
export function chip({ board }: Table, colour: Colour, number: number, width: number, height: number): string {
  const size = Math.min(16, Math.max(11, height * 0.55));
  const sign = Math.min(height * 0.55, 14);
  const middle = sign + 5 + (width - sign - 7) / 2;
  return (
    box(0, 0, width, height, `${colour} edge`, 4) +
    board.icon(SIGNS[colour], 4 + sign / 2, height / 2, sign, `on-${colour}`) +
    label(middle, height / 2, number, { size, anchor: 'middle', bold: true, tone: `on-${colour}` })
  );
}

/** How wide the chip of a character is. */
export const PERSON = 58;

/** A chip with the sign of a character's colour, its portrait and its number. */
export function personChip(table: Table, id: CharacterId, colour: Colour, height: number): string {
  const { board } = table;
  const tone = `on-${colour}`;
  return (
    box(0, 0, PERSON, height, `${colour} edge`, 4) +
    board.icon(SIGNS[colour], 9, height / 2, 11, tone) +
    portrait(table, id, 27, height / 2, 20, tone) +
    label(47, height / 2, Number(id.slice(-2)), { size: 12, anchor: 'middle', bold: true, tone })
  );
}

/** A small tile, or the card that names it. */
export function tileChip(table: Table, tile: TileId, width: number, height: number): string {
  const { colour, number } = TILES[tile];
  return chip(table, colour, number, width, height);
}

/** A sign with its count. */
export function figure({ board }: Table, sign: IconName, text: string, x: number, y: number, size = 14): string {
  return board.icon(sign, x + size / 2, y, size + 1, 'muted') + label(x + size + 5, y, text, { size, bold: true });
}

/** A number for an outline: at most one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;
