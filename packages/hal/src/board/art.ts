import type { Seat } from '@wonders/core';
import { box, element, type IconName, label } from '@wonders/core/board';
import type { Action, CardId } from '../components/cards.js';
import { isLetter } from '../components/cards.js';
import { type Colour, type Item, TILES } from '../components/tiles.js';
import { isSolo } from '../state/index.js';
import { GINKGO, round, SIGNS } from './signs.js';
import type { Table } from './table.js';

/** The veins of a leaf. */
const VEINS =
  'M11.8 20L6.2 6.6L6.7 6.4L12 18.5ZM11.6 21L2.9 10.6L3.3 10.2L12 20ZM12.2 20L17.8 6.6L17.3 6.4L12 18.5ZM12.4 21L21.1 10.6L20.7 10.2L12 20Z';

const path = (d: string, tone?: string): string => element('path', { class: tone && `w-${tone}`, d });

/** A leaf of the ginkgo: pale where it only lies, golden where it can be built on. */
export const leaf = ({ board }: Table, x: number, y: number, size: number, golden = false): string =>
  golden
    ? board.stamp('leaf-golden', () => path(GINKGO) + path(VEINS, 'deep'), x, y, size, 'yellow')
    : board.stamp('leaf', () => path(GINKGO) + path(GINKGO, 'sky') + path(VEINS, 'deep'), x, y, size, 'green');

/** The letters on a leaf. */
export const onLeaf = (golden = false): string => (golden ? 'on-yellow' : 'on-white');

/** The pawn of a building. */
export const pawn = ({ board }: Table, x: number, y: number, size: number): string =>
  board.stamp(
    'pawn',
    () =>
      path('M12 1a5.4 5.4 0 0 1 3.4 9.6L20 22.5H4L8.6 10.6A5.4 5.4 0 0 1 12 1Z') +
      path('M12 1a5.4 5.4 0 0 1 3.4 9.6L20 22.5H12Z', 'deep'),
    x,
    y,
    size,
    'white',
  );

/** The colours of the seats, by which their resources are told apart; where there are more than two, each also has its number. */
const SEATS = ['white', 'black', 'purple', 'orange', 'grey'] as const;

export const seatTone = (seat: Seat): (typeof SEATS)[number] => SEATS[seat] ?? 'white';

/** Who owns a building, in two characters; `''` where two colours say it. */
export const seatSign = ({ view, words }: Table, seat: Seat): string => (isSolo(view) ? '' : words.seatSign(seat));

/** A resource of a seat. */
export const cube = ({ board }: Table, seat: Seat, x: number, y: number, size: number): string =>
  board.thing('cube', x, y, size, seatTone(seat));

/** The face of a tile: its colour, with a light upper edge and a dark lower one. */
const face = (width: number, height: number, colour: Colour, radius: number): string =>
  box(0, 0, width, height, `${colour} edge`, radius) +
  element('path', {
    class: 'w-light',
    d: `M${round(radius)} 1h${round(width - 2 * radius)}v1.6h${round(2 * radius - width)}Z`,
  });

/** A small tile, or the card that names it: the sign of its colour above its number, or beside it where the tile is low. */
export function tileFace(table: Table, colour: Colour, number: number, width: number, height: number): string {
  const tone = `on-${colour}`;
  const below = height >= 32 && width < 50;
  const size = below ? 17 : Math.min(18, Math.max(11, height * 0.46));
  const sign = below ? 11 : Math.min(height * 0.5, width * 0.32, 14);
  const [x, y] = below ? [width / 2, height * 0.26] : [4 + sign / 2, height / 2];
  return (
    face(width, height, colour, Math.min(5, height * 0.16)) +
    table.board.icon(SIGNS[colour], x, y, sign, tone) +
    label(below ? width / 2 : 5 + sign + (width - sign - 8) / 2, height * (below ? 0.66 : 0.5), number, {
      size,
      anchor: 'middle',
      bold: true,
      tone: `${tone} serif`,
    })
  );
}

/** The upper part of a card, with its round corners. */
export const field = (width: number, height: number, tone: string, radius = 6): string =>
  element('path', {
    class: `w-${tone}`,
    d: `M0 ${round(height)}V${radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}h${round(width - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${round(height - radius)}Z`,
  }) + element('rect', { class: 'w-deep', y: height - 1.6, width, height: 1.6 });

/** What shows a card at a glance: the sign of its colour and its number, or a leaf with its letter. */
export function cardSign(table: Table, id: CardId, width: number, height: number): string {
  const middle = height / 2;
  if (isLetter(id)) {
    const size = Math.min(height * 0.92, width * 0.8);
    return (
      leaf(table, width / 2, middle, size) +
      label(width / 2, middle, table.nameOf(id), {
        size: Math.max(12, size * 0.42),
        anchor: 'middle',
        bold: true,
        tone: `${onLeaf()} serif`,
      })
    );
  }
  const { colour, number } = TILES[id];
  const sign = Math.min(height * 0.5, width * 0.28);
  const wide = Math.min(width, height * 2.4);
  const left = (width - wide) / 2;
  return (
    table.board.icon(SIGNS[colour], left + wide * 0.27, middle, sign, `on-${colour}`) +
    label(left + wide * 0.66, middle, number, {
      size: Math.max(12, Math.min(26, height * 0.56)),
      anchor: 'middle',
      bold: true,
      tone: `on-${colour} serif`,
    })
  );
}

/** What is built with the tiles of a colour: works, offices and houses. */
const SKYLINES: Readonly<Record<Colour, string>> = {
  red: 'M1 24V13l5-3.5V13l5-3.5V13l5-3.5V24ZM17.5 24V3h4.5v21ZM3.5 16v2.5H6V16ZM8 16v2.5h2.5V16ZM12.5 16v2.5H15V16ZM18.5 1h2.5v1h-2.5Z',
  blue: 'M1 24V10h6v14ZM8 24V2h8v22ZM17 24V7h6v17ZM3 12.5v2h2v-2ZM3 16.5v2h2v-2ZM10 5v2h1.5V5ZM12.5 5v2H14V5ZM10 9v2h1.5V9ZM12.5 9v2H14V9ZM10 13v2h1.5v-2ZM12.5 13v2H14v-2ZM10 17v2h1.5v-2ZM12.5 17v2H14v-2ZM19 9.5v2h2v-2ZM19 13.5v2h2v-2ZM19 17.5v2h2v-2Z',
  yellow: 'M12 0L18.5 6H5.5ZM8 7h8v3.5H8ZM3 15L7 11.5h10l4 3.5ZM5.5 16h13v8h-4v-4.5h-5V24h-4Z',
};

/** The picture in the field of a card. */
export const skyline = ({ board }: Table, colour: Colour, x: number, y: number, size: number): string =>
  board.emblem(`skyline-${colour}`, SKYLINES[colour], x, y, size, 'light');

/** The sign of an action. */
export function actionSign({ board }: Table, action: Action, x: number, y: number, size: number): string {
  if (action === 'urbanize') return board.emblem('ginkgo', GINKGO, x, y, size, 'green');
  return board.icon(action === 'exploit' ? 'hand' : 'floors', x, y, size, 'muted');
}

const ITEMS = {
  resource: ['cube', 'brown'],
  tile: ['tile', 'blue'],
  point: ['points', 'purple'],
} as const satisfies Record<Item, readonly [IconName, string]>;

/** The sign of what a player gains, on a card. */
export const itemSign = ({ board }: Table, item: Item, x: number, y: number, size: number): string => {
  const [icon, tone] = ITEMS[item];
  return board.icon(icon, x, y, size, tone);
};
