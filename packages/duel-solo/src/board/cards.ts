import {
  box,
  cardBack,
  cardFace,
  coin,
  label,
  NAME_LINE,
  nameLines,
  type Place,
  pill,
  type Room,
  textWidth,
  toned,
} from '@wonders/core/board';
import { CARDS, type CardId } from '../components/cards.js';
import { scene } from './art.js';
import { guildEmblem } from './emblems.js';
import { costThings, effectSigns, GROUND, numberOn, signRow } from './signs.js';
import type { PriceTag, Table } from './table.js';

/** The size of the cards in a structure, and the distance between rows. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  /** The visible part of a covered card. */
  readonly step: number;
}

/** A card that lies face up in the structure. */
export function faceUpCard(
  { board, name, words, phone, asksTable }: Table,
  id: CardId,
  at: { readonly x: number; readonly y: number; readonly id: string },
  { width, height, step }: CardSize,
  tag: PriceTag | null,
  token: string,
): string {
  const card = CARDS[id];
  const ground = GROUND[card.colour];
  const place: Place = { x: at.x, y: at.y, width, height, raised: tag !== null };
  const called = phone && card.mythology !== null ? words.temple : name(id);
  // What is below the name: coins are larger than goods.
  const costHeight = card.coins > 0 ? 14 : 11;
  // A name of two lines, with the cost below it, needs its room above the card that covers this one.
  const room = tag === null && nameLines(called, width - 8).length > 1 ? step - 2 - 2 * NAME_LINE - costHeight : 40;
  const field = Math.round(Math.max(22, Math.min(40, room, step * 0.52)));
  const sign = Math.min(field - 8, width * 0.27);
  const signs = effectSigns(board, card);
  const guild = guildEmblem(board, id);
  const behind = Math.min(field - 3, width * 0.5);
  const drawnBehind =
    guild(width - behind / 2 - 3, field - behind / 2 - 2, behind, 'light') ||
    scene(board, card.colour)(width - behind / 2 - 3, field - behind / 2 - 1.6, behind, 'light');
  // A name that would lie below another card is set tighter, in one line.
  const tight = tag === null && field + 4 + 2 * NAME_LINE > step ? 1.75 : undefined;
  const below = field + 2 + nameLines(called, width - 8, tight).length * NAME_LINE;
  const fits = below + costHeight <= step;
  const last = height - 13;
  // What turns up on a real table is asked with pictures: then the prices give way to them.
  const cost =
    asksTable || (!fits && (tag === null || tag.price === 0))
      ? ''
      : costThings(board, card, 4, fits ? below + 6 : last, Math.min(11, width * 0.18), width - (fits ? 8 : 32));
  return board.place(
    at.id,
    place,
    cardFace({
      width,
      height,
      field,
      tone: ground,
      inField: drawnBehind + signRow(signs, 4, field / 2, sign, width - 8).svg,
      name: called,
      covered: tag === null,
      ...(tight === undefined ? {} : { tight }),
    }),
    cost,
    tag === null ? '' : priceTag(board, tag, width - 4, last, Math.min(22, width * 0.34), width - 8),
    token,
  );
}

/** A price with its right end at a point. */
export const priceTag = (
  board: Table['board'],
  tag: PriceTag,
  x: number,
  y: number,
  size: number,
  room: number,
): string =>
  tag.price === 0
    ? pill(x, y, tag.text, room)
    : coin(board, x - size / 2 - (tag.paid ? 0 : 2), y, size, tag.text, tag.paid);

const AGES = ['', 'I', 'II', 'III'];

/** The backs of the Ages. Guilds and Grand Temples have purple ones. */
const BACKS = ['', 'brown', 'grey', 'red'];

/** A card that lies face down. */
export const faceDownCard = (
  { board }: Table,
  slot: number,
  { x, y }: { readonly x: number; readonly y: number },
  { width, height, step }: CardSize,
  back: { readonly age: number; readonly purple: boolean },
  token: string,
): string =>
  board.place(
    `slot-${slot}`,
    { x, y, width, height },
    cardBack(board, {
      width,
      height,
      tone: back.purple ? 'purple' : (BACKS[back.age] ?? 'grey'),
      text: AGES[back.age] ?? '',
      shown: step,
    }),
    token,
  );

/** The size of a chip to choose. */
export const PICK = { height: 34, desk: 158, phone: 164 };

/** The size of a card in a row of cards, of which each covers a part of the one before, and how much of it shows at least. */
export const TAB = { width: 20, height: 24, step: 18, least: 10.2, gap: 5 } as const;

/** The sign by which a card is known where there is room for one. */
function tabSign({ board }: Table, id: CardId): string {
  const card = CARDS[id];
  const [x, y] = [TAB.width / 2, TAB.height / 2];
  const tone = `on-${GROUND[card.colour]}`;
  const guild = guildEmblem(board, id)(x, y, 14, tone);
  if (guild !== '') return guild;
  if (card.units === 2 && card.gives !== null) {
    const pair = [-1, 1].map((side) => board.thing(card.gives ?? 'wood', x + side * 3, y + side * 4, 11));
    return box(2, 3, 16, 18, 'stock', 4) + pair.join('');
  }
  if (card.shields > 1) {
    return (
      board.thing('shield', x, y, 17) + box(x - 5, y - 6, 10, 12, 'white', 4) + numberOn(x, y, card.shields, 'on-white')
    );
  }
  const [sign] = card.symbol === null ? effectSigns(board, card) : effectSigns(board, { ...card, points: 0 });
  return sign?.draw(x, y, Math.min(16, 17 / sign.wide)) ?? '';
}

/** Cards of one colour in a row, each over a part of the one before. */
export function fan(table: Table, cards: readonly CardId[], x: number, y: number, step: number): string {
  return cards
    .map((id, i) =>
      table.board.place(
        `card-${id}`,
        { x: x + i * step, y, width: TAB.width, height: TAB.height, radius: 4 },
        box(0, 0, TAB.width, TAB.height, `${GROUND[CARDS[id].colour]} edge`, 4),
        tabSign(table, id),
      ),
    )
    .join('');
}

/** How wide a fan is. */
export const fanWidth = (cards: number, step: number): number => (cards === 0 ? 0 : (cards - 1) * step + TAB.width);

/** A card as a chip among those that may have turned up: what it does, and its name. */
export function chip(
  { view, board, name }: Table,
  place: string,
  id: CardId,
  { x, y, width, height }: Room & { readonly height: number },
): string {
  const card = CARDS[id];
  const ground = GROUND[card.colour];
  const signs = view.discard.includes(id) ? [] : effectSigns(board, card);
  const size = 15;
  const least = textWidth(name(id), 11) / 1.25 + 12;
  const { svg, width: taken } = signRow(signs, 5, height / 2, size, Math.max(size, width - least - 8));
  return board.place(
    place,
    { x, y, width, height, raised: true },
    box(0, 0, width, height, ground),
    toned(
      `on-${ground}`,
      svg,
      label(taken === 0 ? 6 : 9 + taken, height / 2, name(id), { size: 11, room: width - taken - 14, whole: true }),
    ),
  );
}
