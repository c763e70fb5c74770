import type { Seat } from '@wonders/core';
import { box, type IconName, label, type Part, type Room } from '@wonders/core/board';
import { type CardKind, cardAt, INDEX, KINDS } from '../components/cards.js';
import { cardsPlace } from '../table/places.js';
import type { Table } from './table.js';

/** How a kind of card looks: its sign, and the points that stand beside it. */
interface Look {
  readonly icon: IconName;
  readonly mark: string;
}

const LOOKS: Readonly<Record<CardKind, Look>> = {
  wood: { icon: 'wood', mark: '' },
  stone: { icon: 'stone', mark: '' },
  clay: { icon: 'clay', mark: '' },
  papyrus: { icon: 'papyrus', mark: '' },
  glass: { icon: 'glass', mark: '' },
  coin: { icon: 'coin', mark: '' },
  'blue-3': { icon: 'points', mark: '3' },
  'blue-2-cat': { icon: 'cat', mark: '2' },
  compass: { icon: 'compass', mark: '' },
  gear: { icon: 'gear', mark: '' },
  tablet: { icon: 'tablet', mark: '' },
  'shield-0': { icon: 'shield', mark: '' },
  'shield-1': { icon: 'shield', mark: '' },
  'shield-2': { icon: 'shield', mark: '' },
};

export const toneOf = (card: CardKind): string => cardAt(INDEX[card]).colour;

export const lookOf = (card: CardKind): Look => LOOKS[card];

type Board = Table['board'];

/** The sign of a card: its points beside it, its horns to its right. */
function sign(board: Board, card: CardKind, x: number, y: number, size: number): string {
  const { icon, mark } = LOOKS[card];
  const tone = `on-${toneOf(card)}`;
  const { horns } = cardAt(INDEX[card]);
  if (horns > 0) {
    const rows = horns === 1 ? [0] : [-0.26, 0.26];
    const beside = rows.map((row) => board.icon('horn', x + size * 0.55, y + row * size, size * 0.48, tone));
    return board.icon(icon, x - size * 0.18, y, size * 0.85, tone) + beside.join('');
  }
  if (mark === '') return board.icon(icon, x, y, size, tone);
  const letters = Math.max(11, size * 0.6);
  return (
    board.icon(icon, x - size * 0.32, y, size * 0.8, tone) +
    label(x + size * 0.12, y, mark, { size: letters, bold: true, tone })
  );
}

/** The face of a card, from its corner. */
export function face({ board, words }: Table, card: CardKind, width: number, height: number): string {
  const tone = toneOf(card);
  const middle = width / 2;
  const size = Math.min(width * 0.42, height * 0.4);
  return (
    box(0, 0, width, height, `${tone} edge`, 8) +
    sign(board, card, middle, height * 0.42, size) +
    label(middle, height - 13, words.board.faces[card], { size: 12, anchor: 'middle', bold: true, tone: `on-${tone}` })
  );
}

/** A card that lies face down. */
export function back({ board }: Table, width: number, height: number, text: string): string {
  return (
    box(0, 0, width, height, 'brown edge', 8) +
    box(5, 5, width - 10, height - 10, 'clear edge', 5) +
    board.icon('floors', width / 2, height * 0.4, Math.min(width, height) * 0.34, 'on-brown') +
    label(width / 2, height - 16, text, { size: 12, anchor: 'middle', tone: 'on-brown' })
  );
}

/** How high a chip is. */
export const CHIP = { desk: 52, phone: 34 } as const;

/** Cards in front of a seat: those that it has, and the empty places among them, which belong to the frame. */
interface Chips extends Part {
  readonly empty: string;
}

/**
 * The cards in front of a seat by kind: a chip for each, in the order of the rulebook, empty where there are none.
 *
 * @param frame - The corner of the frame of the seat.
 */
export function chips(table: Table, seat: Seat, cards: readonly number[], { x, y, width }: Room, frame: Room): Chips {
  const perRow = 7;
  const step = width / perRow;
  const high = CHIP[table.phone ? 'phone' : 'desk'];
  let [svg, empty] = ['', ''];
  for (const [kind, card] of KINDS.entries()) {
    const number = cards[kind] ?? 0;
    const left = x + (kind % perRow) * step;
    const top = y + Math.floor(kind / perRow) * (high + 4);
    const at = { x: left, y: top, width: step - 4, height: high };
    if (number === 0) empty += chip(table, card, 0, left - frame.x, top - frame.y, at.width, high);
    else svg += table.board.place(cardsPlace(seat, card), at, chip(table, card, number, 0, 0, at.width, high));
  }
  return { svg, empty, height: 2 * high + 4 };
}

/** A kind of card with its number. */
export function chip(
  { board }: Table,
  card: CardKind,
  number: number,
  x: number,
  y: number,
  width: number,
  high: number = CHIP.phone,
): string {
  const tone = toneOf(card);
  const middle = y + high / 2;
  const large = high > CHIP.phone ? 1.15 : 1;
  if (number === 0)
    return (
      box(x, y, width, high, 'empty', 6) +
      board.icon(LOOKS[card].icon, x + width / 2, middle, 15 * large, 'muted faded')
    );
  const plain = LOOKS[card].mark === '' && cardAt(INDEX[card]).horns === 0;
  const two = number > 9;
  const letters = { size: (two ? 11 : 14) * large, bold: true, anchor: 'end' as const, tone: `on-${tone}` };
  const left = two ? 9.5 * large : 4 + (width - 8) * (plain ? 0.28 : 0.32);
  return (
    box(x, y, width, high, `${tone} edge`, 6) +
    sign(board, card, x + left, middle, (two ? 11 : plain ? 17 : 14) * large) +
    label(x + width - 4, middle, number, letters)
  );
}
