import type { Seat } from '@wonders/core';
import { box, flow, type Item, keptHeight, label, type Part, type Room, textWidth, wrapped } from '@wonders/core/board';
import { KINDS } from '../components/cards.js';
import type { TokenId } from '../components/tokens.js';
import { outcome } from '../scoring/index.js';
import { areaAt, isUsed } from '../table/area.js';
import { seatPlace } from '../table/places.js';
import { CHIP, chip, chips } from './cards.js';
import { rising, tokenDisc } from './emblems.js';
import type { Draw, Table } from './table.js';
import { smallWonder, stages } from './wonder.js';

/** The current points of a seat; in a solo game before the difficulty takes its share. */
function pointsOf({ view }: Table, seat: Seat): number {
  const score = outcome(view).scores[seat];
  return (score?.total ?? 0) - (score?.categories.adjustment ?? 0);
}

/** A star and the points, right-aligned at `x`. */
function pointsLabel(table: Table, seat: Seat, x: number, y: number): string {
  const points = pointsOf(table, seat);
  const left = x - textWidth(String(points), 18, true);
  return table.board.icon('points', left - 13, y, 16) + label(x, y, points, { size: 18, bold: true, anchor: 'end' });
}

/** The name of a seat, its Wonder, its points, and whether it is its turn. */
function heading(table: Table, seat: Seat, x: number, y: number, width: number): string {
  const { view, board, words } = table;
  const { wonder } = areaAt(view, seat);
  const active = view.phase !== 'over' && view.seat === seat;
  const city = wonder === null ? words.board.noWonder : words.board.wonder(wonder);
  const room = width - (table.phone ? 120 : 80);
  return [
    active ? board.icon('turn', x + 8, y, 14, 'accent') : '',
    label(x + (active ? 20 : 0), y, words.board.seat(view, seat), { size: 16, bold: true, room }),
    pointsLabel(table, seat, x + width, y),
    label(x, y + 19, city, { size: 12, tone: 'muted', room: table.phone ? room : width }),
  ].join('');
}

/** From one line of tokens to the next. */
const TOKEN_LINE = 20;

/** The room for a line of shields and two of tokens. */
const OWNED_KEPT = 16 + 2 * TOKEN_LINE;

/** The Progress tokens of a seat: discs with their names, or where these need more lines, the discs alone. */
function owned(table: Table, seat: Seat, room: Room, most: number): Part {
  const { view, words } = table;
  const { tokens } = areaAt(view, seat);
  const disc = (token: TokenId, x: number, y: number): string =>
    tokenDisc(table, token, x + 9, y + 9, 18, isUsed(view, seat, token));
  const named = tokens.map((token): Item => {
    const name = words.board.ownToken(view, seat, token);
    return {
      width: 24 + textWidth(name, 12),
      draw: (x, y) => disc(token, x, y) + label(x + 21, y + 9, name, { size: 12, tone: 'muted' }),
    };
  });
  const all = flow(named, room, TOKEN_LINE);
  if (all.height <= most * TOKEN_LINE) return all;
  const bare = tokens.map((token): Item => ({ width: 18, draw: (x, y) => disc(token, x, y) }));
  return flow(bare, room, TOKEN_LINE);
}

/** Shields, tokens of war, the Cat and Progress tokens, line by line. */
function possessions(table: Table, seat: Seat, { x, y, width }: Room): Part {
  const { view, words } = table;
  const { tokens } = areaAt(view, seat);
  const lines = wrapped(words.board.belongings(view, seat).join(' · '), width * 0.94, 12, 2);
  const below = y + lines.length * 16;
  const told =
    tokens.length === 0
      ? { svg: label(x, below + 2, words.board.tokensOf(view, seat), { size: 12, tone: 'muted' }), height: 16 }
      : owned(table, seat, { x, y: below - 5, width }, lines.length > 1 ? 1 : 2);
  const svg = lines.map((line, i) => label(x, y + i * 16, line, { size: 12, bold: true })).join('');
  return { svg: svg + told.svg, height: keptHeight(table.board, lines.length * 16 + told.height, OWNED_KEPT) };
}

/** The picture of a seat's Wonder, as far as it is built. */
function picture(table: Table, seat: Seat, x: number, y: number, size: number): string {
  const { wonder, built } = areaAt(table.view, seat);
  return wonder === null ? '' : rising(table, wonder, built, x, y, size);
}

/** The frame around all that lies in front of a seat, with what its text tells. */
function frame({ board }: Table, seat: Seat, { x, y, width }: Room, height: number, ...inside: string[]): string {
  const at = { x, y, width, height };
  return board.place(seatPlace(seat), { ...at, radius: 10 }, box(0, 0, width, height, 'panel', 10), ...inside);
}

/** The area of a seat: its Wonder, cards and tokens. */
export const seatPanel =
  (seat: Seat): Draw =>
  (table, room) =>
    table.phone ? phonePanel(table, seat, room) : deskPanel(table, seat, room);

/** How high the panel of a seat is on a desk, before it has a Wonder. */
const LEAST = 174;

function deskPanel(table: Table, seat: Seat, room: Room): Part {
  const { x, y, width } = room;
  // The picture of the Wonder stands between the texts and the stages.
  const [left, right] = [310, 330];
  const texts = 230;
  const steps = stages(table, seat, { x: x + left + 14, y: y + 10, width: width - left - right - 36 });
  const height = Math.max(steps.height + 20, LEAST);
  const { cards } = areaAt(table.view, seat);
  const tray = { x: x + width - right - 8, y: y + height / 2 - CHIP.desk - 2, width: right + 4 };
  const lower = chips(table, seat, cards, tray, room);
  const named = heading(table, seat, 14, 20, texts - 22);
  const owned = possessions(table, seat, { x: 14, y: 64, width: texts - 18 }).svg;
  const risen = picture(table, seat, left - 34, height / 2, 88);
  return {
    svg: [frame(table, seat, room, height, named, owned, risen, lower.empty), steps.svg, lower.svg].join(''),
    height,
  };
}

function phonePanel(table: Table, seat: Seat, room: Room): Part {
  const { y, width } = room;
  const x = room.x + 10;
  const inner = width - 20;
  const steps = stages(table, seat, { x, y: y + 48, width: inner + 4 });
  const at = y + 48 + steps.height + 8;
  const cards = chips(table, seat, areaAt(table.view, seat).cards, { x, y: at, width: inner + 4 }, room);
  const owned = possessions(table, seat, { x: 10, y: at - y + cards.height + 16, width: inner });
  const height = at + cards.height + owned.height + 16 - y;
  const named = heading(table, seat, 10, 18, inner) + picture(table, seat, width - 84, 25, 40);
  return {
    svg: [frame(table, seat, room, height, named, owned.svg, cards.empty), steps.svg, cards.svg].join(''),
    height,
  };
}

/** A seat on two lines, for tables of three and more. */
export const smallPanel =
  (seat: Seat): Draw =>
  (table, room) => {
    const { view, board, phone, words } = table;
    const { width } = room;
    const { cards } = areaAt(view, seat);
    const shown = KINDS.flatMap((card, kind) => ((cards[kind] ?? 0) > 0 ? [{ card, number: cards[kind] ?? 0 }] : []));
    const perRow = Math.floor((phone ? width - 20 : 300) / 42);
    const rows = keptHeight(board, Math.max(1, Math.ceil(shown.length / perRow)), 2);
    const cardsX = phone ? 10 : width - 310;
    const cardsY = phone ? 84 : 10;
    const lying = shown.map(({ card, number }, i) =>
      chip(table, card, number, cardsX + (i % perRow) * 42, cardsY + Math.floor(i / perRow) * 38, 39),
    );
    const height = phone ? 84 + rows * 38 + 6 : Math.max(76, rows * 38 + 16);
    const wide = phone ? width - 20 : 250;
    const active = view.phase !== 'over' && view.seat === seat;
    const name = { room: wide - 80, size: 15, bold: true };
    const owned = [words.board.belongings(view, seat).join(' · '), words.board.tokensOf(view, seat)];
    const lines = phone
      ? [label(10, 66, owned.join(' · '), { room: wide, size: 12 })]
      : owned.map((line, i) =>
          label(286, 22 + i * 20, line, { room: width - 610, size: 12, tone: i === 0 ? 'ink' : 'muted' }),
        );
    const inside = [
      active ? board.icon('turn', 18, 18, 14, 'accent') : '',
      label(active ? 30 : 10, 18, words.board.seat(view, seat), name),
      pointsLabel(table, seat, 10 + wide, 18),
      smallWonder(table, seat, 10, 42),
      ...lines,
      ...lying,
    ];
    return { svg: frame(table, seat, room, height, ...inside), height };
  };
