import { box, label, type Part, type Place, type Room, textWidth, toned, wrapped } from '@wonders/core/board';
import { CARDS, type CardId } from '../components/cards.js';
import { backEmblem, guildEmblem } from './emblems.js';
import { chipSigns, costSigns, effectSigns, GROUND, row } from './signs.js';
import type { PriceTag, Table } from './table.js';

/** The size of the cards in a structure, and the distance between rows. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  /** The visible part of a covered card. */
  readonly step: number;
  /** The size of the signs. */
  readonly sign: number;
}

export const DESK_CARD: CardSize = { width: 84, height: 92, step: 62, sign: 14 };
export const PHONE_CARD: CardSize = { width: 56, height: 78, step: 53, sign: 11 };

/** A card that lies face up in the structure. */
export function faceUpCard(
  { board, name, words, phone, asksTable }: Table,
  id: CardId,
  at: { readonly x: number; readonly y: number; readonly id: string },
  size: CardSize,
  tag: PriceTag | null,
  token: string,
): string {
  const card = CARDS[id];
  const ground = GROUND[card.colour];
  const { width, height, sign } = size;
  const place: Place = { x: at.x, y: at.y, width, height };
  const band = sign + (phone ? 6 : 9);
  const effects = row(board, effectSigns(card, words), 5, band / 2, { size: sign, width: width - 9 }).svg;
  // What turns up on a real table is asked with pictures: then the prices give way to them.
  const cost = row(board, asksTable ? [] : costSigns(card), 4, size.step - sign / 2 + 1, {
    size: sign - 2,
    width: width - 8,
  }).svg;
  const room = width - 7;
  const called = phone && card.mythology !== null ? words.temple : name(id);
  const lines = wrapped(called, room * 1.1, 11, 3);
  const [first, step] = lines.length > 2 ? [5.5, 10] : [8, 11.5];
  return board.place(
    at.id,
    place,
    box(0, 0, width, height, 'panel'),
    box(0, 0, width, band, ground),
    effects === '' ? '' : toned(`on-${ground}`, effects),
    ...lines.map((line, i) => label(4, band + first + i * step, line, { size: 11, room })),
    cost === '' ? '' : toned('muted', cost),
    tag === null
      ? ''
      : board.icon(tag.sign, 12, height - 13, 13, tag.tone) +
          label(22, height - 13, tag.text, { size: 13, bold: true, tone: tag.tone, room: width - 26 }),
    // A price in words takes the whole edge of a small card.
    phone && tag?.text === words.free ? '' : guildEmblem(board, id)(width - 12, height - 13, phone ? 14 : 17, 'purple'),
    token,
  );
}

const AGES = ['', 'I', 'II', 'III'];

/** A card that lies face down. Its back tells its Age by a building. */
export function faceDownCard(
  { board }: Table,
  slot: number,
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: CardSize,
  back: { readonly age: number; readonly purple: boolean },
  token: string,
): string {
  const tone = back.purple ? 'purple' : 'line';
  const letters = back.purple ? 'on-purple' : 'on-line';
  return board.place(
    `slot-${slot}`,
    { x, y, width, height },
    box(0, 0, width, height, `${tone} edge`),
    label(width / 2, 14, AGES[back.age] ?? '', { size: 15, anchor: 'middle', bold: true, tone: letters }),
    backEmblem(board, back.age)(
      token === '' ? width / 2 : width * 0.37,
      Math.max(41, height * 0.4),
      width * 0.36,
      letters,
    ),
    token,
  );
}

/** The height of a chip, and the distance from one row of chips to the next, of which the least leaves room for signs. */
export const CHIP = { height: 22, step: 26, gap: 4, least: 13.5 };
/** The size of a chip to choose. */
export const PICK = { height: 34, desk: 158, phone: 164 };

/** How chips lie in a row, and what they show. */
interface Lying {
  /** How many lie side by side. A card that needs more room takes that of two. */
  readonly across: number;
  /** Whether they show signs alone: a phone has no room for all names. */
  readonly bare?: boolean;
  /** The rows that have room: more lie closer, as far as their signs allow. */
  readonly most?: number;
}

/** Cards as chips, side by side. */
export function chips(
  table: Table,
  cards: readonly CardId[],
  { x, y, width }: Room,
  { across, bare = false, most = Number.POSITIVE_INFINITY }: Lying,
): Part {
  const wide = (width + CHIP.gap) / across;
  const needed = bare ? bareWidth : chipWidth;
  let at = 0;
  const corners = cards.map((id) => {
    const span = Math.min(across, Math.ceil((needed(table, id) + CHIP.gap) / wide));
    if ((at % across) + span > across) at += across - (at % across);
    const corner = { id, span, column: at % across, row: Math.floor(at / across) };
    at += span;
    return corner;
  });
  const rows = Math.ceil(at / across);
  const step = rows > most ? Math.max(CHIP.least, (most * CHIP.step) / rows) : CHIP.step;
  const height = Math.min(CHIP.height, step - 1.5);
  const drawn = corners.map(({ id, span, column, row: line }) => {
    const place = { x: x + column * wide, y: y + line * step, width: span * wide - CHIP.gap, height };
    return bare ? bareChip(table, id, place) : chip(table, `card-${id}`, id, place);
  });
  return { svg: drawn.join(''), height: rows * step };
}

/** The least width of a chip: its signs, and its name in condensed letters. */
const chipWidth = ({ board, name, words }: Table, id: CardId): number =>
  row(board, chipSigns(CARDS[id], words), 0, 0, CHIP_SIGNS).width + textWidth(name(id), 11) / 1.18 + 13;

const CHIP_SIGNS = { size: 11, width: 40 };

/** The signs of a chip without a name: those of its effect; a coin where it has been paid out. */
function bareSigns({ words }: Table, id: CardId): ReturnType<typeof chipSigns> {
  const signs = chipSigns(CARDS[id], words);
  return signs.length > 0 ? signs : ['coin'];
}

const BARE_SIGNS = { size: 12 };

const bareWidth = (table: Table, id: CardId): number =>
  row(table.board, bareSigns(table, id), 0, 0, BARE_SIGNS).width + 4;

/** A card as its signs on its colour. */
function bareChip(table: Table, id: CardId, { x, y, width, height }: Room & { readonly height: number }): string {
  const { board } = table;
  const ground = GROUND[CARDS[id].colour];
  const tone = `on-${ground}`;
  const guild = guildEmblem(board, id)(width / 2, height / 2, Math.min(15, height), tone);
  const signs = bareSigns(table, id);
  const wide = row(board, signs, 0, 0, BARE_SIGNS).width;
  return board.place(
    `card-${id}`,
    { x, y, width, height, radius: 4 },
    box(0, 0, width, height, ground, 4),
    guild === '' ? toned(tone, row(board, signs, (width - wide) / 2, height / 2, BARE_SIGNS).svg) : guild,
  );
}

/** A card as a chip: in a city, in the discard pile, or among those that may have turned up. */
export function chip(
  { view, board, name, words }: Table,
  place: string,
  id: CardId,
  { x, y, width, height }: Room & { readonly height: number },
): string {
  const card = CARDS[id];
  const ground = GROUND[card.colour];
  const signs = view.discard.includes(id) ? [] : chipSigns(card, words);
  const { svg, width: taken } = row(board, signs, 5, height / 2, CHIP_SIGNS);
  return board.place(
    place,
    { x, y, width, height, radius: 4 },
    box(0, 0, width, height, ground, 4),
    toned(
      `on-${ground}`,
      svg,
      label(taken === 0 ? 6 : 8 + taken, height / 2, name(id), { size: 11, room: width - taken - 12 }),
    ),
  );
}
