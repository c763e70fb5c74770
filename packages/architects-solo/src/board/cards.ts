import type { Seat } from '@wonders/core';
import {
  box,
  cardBack,
  cardFace,
  type IconName,
  label,
  laurel,
  NAME_LINE,
  NOTHING,
  nameLines,
  onStock,
  type Part,
  type Room,
  slots,
  stackEdges,
  toned,
} from '@wonders/core/board';
import { type CardKind, cardAt, INDEX, KINDS, type Resource } from '../components/cards.js';
import { cardsPlace } from '../table/places.js';
import { cat, person } from './art.js';
import type { Board, Table } from './table.js';

/** The signs of the green cards. */
const SCIENCE: Readonly<Partial<Record<CardKind, IconName>>> = { compass: 'compass', gear: 'gear', tablet: 'tablet' };

export const toneOf = (card: CardKind): string => cardAt(INDEX[card]).colour;

/** What a card gives, around a point: a good, a coin, points with the Cat, a symbol, a shield with its horns. */
function sign(board: Board, card: CardKind, x: number, y: number, size: number): string {
  const { colour, horns, vp, cat: withCat } = cardAt(INDEX[card]);
  if (colour === 'grey') return onStock(board, card as Resource, x, y, size);
  if (colour === 'yellow') return onStock(board, 'coin', x, y, size);
  if (colour === 'green') return board.icon(SCIENCE[card] ?? 'gear', x, y, size * 0.86, 'on-green');
  if (colour === 'blue') {
    if (!withCat) return laurel(board, x, y, size, vp);
    return laurel(board, x - size * 0.3, y, size * 0.84, vp) + cat(board, x + size * 0.46, y, size * 0.78);
  }
  if (horns === 0) return board.thing('shield', x, y, size * 0.92);
  const rows = horns === 1 ? [0] : [-0.24, 0.24];
  return (
    board.thing('shield', x - size * 0.24, y, size * 0.84) +
    rows.map((row) => board.icon('horn', x + size * 0.48, y + row * size, size * 0.44, 'on-red')).join('')
  );
}

/** How far the sign of a card reaches from its middle to the left and to the right, as parts of its size. */
const isWide = (card: CardKind): boolean => cardAt(INDEX[card]).horns > 0 || cardAt(INDEX[card]).cat;

/** The face of a card, from its corner: who works there, what it gives, and its name. */
export function face({ board, words }: Table, card: CardKind, width: number, height: number): string {
  const { colour } = cardAt(INDEX[card]);
  const name = words.board.faces[card];
  const field = height - nameLines(name, width - 8).length * NAME_LINE - 6;
  const size = Math.min(width * (isWide(card) ? 0.34 : 0.4), field * 0.5);
  const behind = Math.min(field * 0.84, width * 0.74);
  const left = 6 + size * (isWide(card) ? 0.66 : 0.5);
  return cardFace({
    width,
    height,
    field,
    tone: colour,
    inField:
      person(board, colour, width - behind / 2 - 2, field - behind / 2 - 1.6, behind) +
      sign(board, card, left, 6 + size / 2, size),
    name,
  });
}

/** A card that lies face down, in the tone of its back. */
export const back = ({ board }: Table, width: number, height: number, tone: string, text = ''): string =>
  cardBack(board, { width, height, shown: height, tone, text: '' }) +
  (text === '' ? '' : label(width / 2, height - 11, text, { anchor: 'middle', tone: `on-${tone}`, room: width - 6 }));

/** From one kind of card to the next in front of a seat; on a desk goods and coins in one row, the others in the row below. */
const KINDS_IN_ROW = [6, 8] as const;
const STEP = 42;
const BETWEEN = 4;
const ROW_GAP = 9;

/** How wide the cards in front of a seat are on a desk. */
export const CARDS_WIDTH = KINDS_IN_ROW[1] * STEP - BETWEEN;

/** How high they are on a phone, and how many kinds lie in a row before they are narrower: few seats ever have more. */
const PHONE_CARD = 37;
const PHONE_ROW = 8;

/** The cards in front of a seat on a desk: each kind at its place, as a stack with its number. */
export function stacks(table: Table, seat: Seat, cards: readonly number[], { x, y }: Room, high: number): string {
  return kindsOf(cards)
    .map(({ card, kind, number }) => {
      const [row, column] = kind < KINDS_IN_ROW[0] ? [0, kind] : [1, kind - KINDS_IN_ROW[0]];
      const at = { x: x + column * STEP, y: y + row * (high + ROW_GAP), width: STEP - BETWEEN, height: high };
      return stack(table, seat, card, number, at);
    })
    .join('');
}

/** The same on a phone: one kind after the other in one row. */
export function stackRow(table: Table, seat: Seat, cards: readonly number[], { x, y, width }: Room): Part {
  const kinds = kindsOf(cards);
  if (kinds.length === 0 && !table.board.still) return NOTHING;
  const step = (width + BETWEEN) / Math.max(PHONE_ROW, kinds.length);
  const wide = step - BETWEEN;
  const free = slots(table.board, { x, y, width }, { wide, high: PHONE_CARD, rows: 1, gap: BETWEEN });
  const drawn = kinds.map(({ card, number }, column) =>
    stack(table, seat, card, number, { x: x + column * step, y, width: wide, height: PHONE_CARD }),
  );
  return { svg: free + drawn.join(''), height: PHONE_CARD };
}

/** The kinds of cards that lie in front of a seat. */
export const kindsOf = (cards: readonly number[]) =>
  KINDS.flatMap((card, kind) => {
    const number = cards[kind] ?? 0;
    return number > 0 ? [{ card, kind, number }] : [];
  });

const stack = (table: Table, seat: Seat, card: CardKind, number: number, at: Room & { readonly height: number }) =>
  table.board.place(cardsPlace(seat, card), { ...at, radius: 5 }, stacked(table, card, number, at.width, at.height));

/** Cards of one kind: a small card, the edges of those below it, and their number. */
function stacked({ board }: Table, card: CardKind, number: number, width: number, height: number): string {
  const { colour } = cardAt(INDEX[card]);
  const field = height - 15;
  const size = Math.min(isWide(card) ? 21 : 23, field - 3, width * 0.62);
  const behind = Math.min(field - size - 1, width - 4);
  const low = field < 40;
  return (
    stackEdges(number, width, height, 'stock', 5) +
    box(0, 0, width, height, 'stock', 5) +
    box(0, 0, width, field, colour, 5) +
    box(0, field - 5, width, 5, colour, 0) +
    (low ? '' : person(board, colour, width / 2, field - behind / 2, behind)) +
    toned(`on-${colour}`, sign(board, card, width / 2, low ? field / 2 : size / 2 + 3, size)) +
    label(width / 2, height - 7, number, { size: 12, bold: true, anchor: 'middle' })
  );
}

/** How high a kind of card with its number is, where many seats share the table. */
const CHIP = 22;

/** A kind of card with its number, where many seats share the table. */
export function chip({ board }: Table, card: CardKind, number: number, { x, y, width }: Room): string {
  const tone = toneOf(card);
  const coloured = width * 0.58;
  return (
    box(x, y, width, CHIP, 'stock', 4) +
    box(x, y, coloured, CHIP, tone, 4) +
    small(board, card, x + coloured / 2, y + CHIP / 2) +
    label(x + (width + coloured) / 2, y + CHIP / 2, number, {
      size: 11,
      bold: true,
      anchor: 'middle',
      room: width - coloured - 1,
      whole: true,
    })
  );
}

/** The sign of a card on its colour, where there is no room for more than one thing. */
export function small(board: Board, card: CardKind, x: number, y: number): string {
  const { horns, cat: withCat } = cardAt(INDEX[card]);
  if (withCat) return cat(board, x, y, 16);
  if (horns === 0) return sign(board, card, x, y, 16);
  const rows = horns === 1 ? [0] : [-4.5, 4.5];
  return rows.map((row) => board.icon('horn', x, y + row, horns === 1 ? 13 : 9, 'on-red')).join('');
}
