import type { Seat } from '@wonders/core';
import {
  box,
  coin,
  columnWidth,
  element,
  flow,
  type Item,
  label,
  moved,
  type Part,
  type Room,
  textWidth,
} from '@wonders/core/board';
import { outcome } from '../scoring/index.js';
import { areaAt, isUsed, shieldsOf } from '../table/area.js';
import { seatPlace } from '../table/places.js';
import { cat } from './art.js';
import { CARDS_WIDTH, chip, kindsOf, stackRow, stacks } from './cards.js';
import { tokenDisc } from './emblems.js';
import type { Board, Draw, Table } from './table.js';
import { picture, smallPicture, stages } from './wonder.js';

/** The current points of a seat; in a solo game before the difficulty takes its share. */
function pointsOf({ view }: Table, seat: Seat): number {
  const score = outcome(view).scores[seat];
  return (score?.total ?? 0) - (score?.categories.adjustment ?? 0);
}

/** The name of a seat, and whether it is its turn. */
function heading(table: Table, seat: Seat, x: number, y: number, width: number, size: number): string {
  const { view, board, words } = table;
  const active = view.phase !== 'over' && view.seat === seat;
  const left = active ? 20 : 0;
  return (
    (active ? board.icon('turn', x + 8, y, 14, 'accent') : '') +
    label(x + left, y, words.board.seat(view, seat), { size, tone: 'on-paper serif', room: width - left })
  );
}

/** A disc of the war, around a point. */
export const warDisc = (board: Board, x: number, y: number, size: number, tone: 'red' | 'grey' | 'stock'): string =>
  element('circle', { class: 'w-deep', cx: x, cy: y + 2, r: size / 2 }) +
  element('circle', { class: `w-${tone}`, cx: x, cy: y, r: size / 2 }) +
  (tone === 'stock'
    ? board.icon('balance', x, y, size * 0.62, 'muted')
    : board.icon(tone === 'red' ? 'sword' : 'cross', x, y, size * 0.58, `on-${tone}`));

/** A thing with its number. */
const counted = (
  width: number,
  number: number | undefined,
  draw: (x: number, y: number) => string,
  size = 15,
): Item => ({
  width: number === undefined ? width : width + 9 + 1.1 * textWidth(String(number), size, true),
  draw: (x, y) =>
    draw(x + width / 2, y) +
    (number === undefined ? '' : label(x + width + 4, y, number, { size, bold: true, tone: 'on-paper' })),
});

/** From one row of what a seat holds to the next. */
const HELD = 25;

/**
 * What a seat holds: points, shields, tokens of war, coins and the Cat, as things with their numbers.
 *
 * @param scale - How large they are.
 */
function holdings(table: Table, seat: Seat, room: Room, scale = 1): Part {
  const { view, board } = table;
  const area = areaAt(view, seat);
  const things = (number: number, draw: (x: number, y: number) => string): Item =>
    counted(19 * scale, number, draw, 15 * scale);
  const some = (number: number, draw: (x: number, y: number) => string): readonly Item[] =>
    number === 0 ? [] : [things(number, draw)];
  const star = (x: number, y: number): string => board.icon('points', x, y, 18 * scale, 'on-paper');
  return flow(
    [
      counted(19 * scale, pointsOf(table, seat), star, 18 * scale),
      things(shieldsOf(area), (x, y) => board.thing('shield', x, y, 20 * scale)),
      ...some(area.military, (x, y) => warDisc(board, x, y, 19 * scale, 'red')),
      ...some(area.defeats, (x, y) => warDisc(board, x, y, 19 * scale, 'grey')),
      ...some(area.coins, (x, y) => coin(board, x, y, 20 * scale)),
      ...(view.cat === seat ? [counted(20 * scale, undefined, (x, y) => cat(board, x, y, 22 * scale))] : []),
    ],
    room,
    HELD,
  );
}

/** The Progress tokens of a seat: discs with their names, or where these need more rows, the discs alone. */
function owned({ view, words, board }: Table, seat: Seat, room: Room, most: number): Part {
  const { tokens } = areaAt(view, seat);
  const disc = (token: (typeof tokens)[number], x: number, y: number): string =>
    tokenDisc(board, token, x + 10, y, 20, isUsed(view, seat, token));
  const named = tokens.map((token): Item => {
    const name = words.board.ownToken(view, seat, token);
    return {
      width: 28 + textWidth(name, 12),
      draw: (x, y) => disc(token, x, y) + label(x + 24, y, name, { size: 12, tone: 'soft' }),
    };
  });
  const all = flow(named, room, HELD);
  if (all.height <= most * HELD) return all;
  const step = Math.min(24, (room.width - 20) / Math.max(1, tokens.length - 1));
  return { svg: tokens.map((token, i) => disc(token, room.x + i * step, room.y)).join(''), height: HELD };
}

/** All that lies in front of a seat, in a recess of the table, with what its text tells. */
function recess({ board }: Table, seat: Seat, { x, y, width }: Room, height: number, ...inside: string[]): string {
  const at = { x, y, width, height, radius: 10 };
  return board.place(seatPlace(seat), at, box(0, 0, width, height, 'tray', 10), ...inside);
}

/** The area of a seat: its Wonder, cards and tokens. */
export const seatPanel =
  (seat: Seat): Draw =>
  (table, room) =>
    table.phone ? phonePanel(table, seat, room) : deskPanel(table, seat, room);

const PAD = 9;

function deskPanel(table: Table, seat: Seat, room: Room): Part {
  const { x, y, width } = room;
  const height = table.heights.seat;
  const inner = height - 2 * PAD;
  const tile = Math.round(Math.min(width * 0.42, width - CARDS_WIDTH - 4 * PAD - 156));
  const seen = Math.round(Math.min(inner * 1.2, tile * 0.46));
  const left = Math.round(width - CARDS_WIDTH - tile - 4 * PAD);
  const risen = left + 2 * PAD;
  const steps = stages(table, seat, { x: x + risen + seen + 6, y: y + PAD, width: tile - seen - 6, height: inner });
  const high = Math.floor((inner - 9) / 2);
  const cards = { x: x + width - CARDS_WIDTH - PAD, y: y + PAD + 3, width: CARDS_WIDTH };
  const lying = stacks(table, seat, areaAt(table.view, seat).cards, cards, high - 2);
  const held = holdings(table, seat, { x: 14, y: 49, width: left - 8 });
  const below = 49 + held.height + 2;
  const rows = Math.max(1, Math.floor((height - PAD - below + 12) / HELD));
  return {
    svg:
      recess(
        table,
        seat,
        room,
        height,
        heading(table, seat, 14, 22, left - 8, 18),
        held.svg,
        owned(table, seat, { x: 14, y: below, width: left - 8 }, rows).svg,
        moved(risen, PAD, picture(table, seat, seen, inner)),
      ) +
      steps +
      lying,
    height,
  };
}

/** How high the Wonder of a seat is on a phone, its name with what it holds, and what is between the Wonder and the cards. */
const PHONE_WONDER = 140;
const PHONE_HEAD = 60;
const BELOW = 12;

function phonePanel(table: Table, seat: Seat, room: Room): Part {
  const { x, y, width } = room;
  const { view } = table;
  const inner = width - 2 * PAD;
  const seen = 116;
  const field = { x: x + PAD + seen + 5, y: y + PHONE_HEAD, width: inner - seen - 5, height: PHONE_WONDER };
  const above = PHONE_HEAD + PHONE_WONDER;
  const lying = stackRow(table, seat, areaAt(view, seat).cards, { x: x + PAD, y: y + above + BELOW, width: inner });
  const height = above + (lying.height === 0 ? 0 : BELOW + lying.height) + PAD;
  const discs = Math.min(inner * 0.6, areaAt(view, seat).tokens.length * 24);
  return {
    svg:
      recess(
        table,
        seat,
        room,
        height,
        heading(table, seat, PAD + 2, 19, inner - discs - 8, 18),
        holdings(table, seat, { x: PAD + 2, y: 43, width: inner }).svg,
        bare(table, seat, { x: width - PAD, y: 19, width: discs }),
        moved(PAD, PHONE_HEAD, picture(table, seat, seen, PHONE_WONDER)),
      ) +
      stages(table, seat, field) +
      lying.svg,
    height,
  };
}

/** The Progress tokens of a seat as discs, with their right end at `x`. */
function bare({ view, board }: Table, seat: Seat, { x, y, width }: Room): string {
  const { tokens } = areaAt(view, seat);
  const step = Math.min(24, (width - 20) / Math.max(1, tokens.length - 1));
  return tokens
    .map((token, i) =>
      tokenDisc(board, token, x - 11 - (tokens.length - 1 - i) * step, y, 21, isUsed(view, seat, token)),
    )
    .join('');
}

/** How many kinds of cards lie in a row where many share the table. */
const SMALL_ROW = 7;

/** How high a seat is where many share the table. */
export const SMALL = 106;

/** Seats beside each other where many share the table. */
export function smallPanels(table: Table, seats: readonly Seat[], { x, y, width }: Room): Part {
  const across = smallAcross(table.phone, seats.length);
  const wide = columnWidth(width, across);
  const step = (width + 6) / across;
  const drawn = seats.map((seat, i) =>
    smallPanel(table, seat, { x: x + (i % across) * step, y: y + Math.floor(i / across) * (SMALL + 6), width: wide }),
  );
  return { svg: drawn.join(''), height: Math.ceil(seats.length / across) * (SMALL + 6) - 6 };
}

/** How many seats lie beside each other. */
export const smallAcross = (phone: boolean, seats: number): number =>
  phone ? 1 : seats % 3 === 0 || seats > 4 ? 3 : 2;

/** A seat where many share the table: its Wonder, what it holds, and its cards by kind. */
function smallPanel(table: Table, seat: Seat, room: Room): string {
  const { width } = room;
  const seen = table.phone ? 86 : 58;
  const left = 18 + seen;
  const wide = width - left - PAD;
  const kinds = kindsOf(areaAt(table.view, seat).cards);
  const step = (wide + 2) / SMALL_ROW;
  // The lines share the height evenly: three of them, or four where the cards need two.
  const [name, held, top] = kinds.length > SMALL_ROW ? [18, 41, 55] : [21, 48, 68];
  const lying = kinds.map(({ card, number }, i) =>
    chip(table, card, number, {
      x: left + (i % SMALL_ROW) * step,
      y: top + Math.floor(i / SMALL_ROW) * 24,
      width: step - 2,
    }),
  );
  return recess(
    table,
    seat,
    room,
    SMALL,
    smallPicture(table, seat, { x: 10, y: 10, width: seen, height: SMALL - 20 }),
    heading(table, seat, left, name, wide * 0.52, 15),
    holdings(table, seat, { x: left, y: held, width: wide + PAD }, table.phone ? 1 : 0.85).svg,
    bare(table, seat, { x: width - PAD, y: name, width: wide * 0.44 }),
    ...lying,
  );
}
