import type { Seat } from '@wonders/core';
import { box, label, type Part, textWidth, wrapped } from '@wonders/core/board';
import { count } from '@wonders/core/words';
import { KINDS } from '../components/cards.js';
import { tokenName } from '../components/tokens.js';
import { WONDERS } from '../components/wonders.js';
import { outcome } from '../scoring/index.js';
import { areaAt, type ReadArea, shieldsOf } from '../table/area.js';
import { nameOf } from '../words/names.js';
import { cardsWords, chip, chips } from './cards.js';
import type { Table } from './parts.js';
import { smallWonder, stages } from './wonder.js';

/** The points of a seat as they stand; in a solo game without what the level takes off. */
function pointsOf({ view }: Table, seat: Seat): number {
  const score = outcome(view).scores[seat];
  return (score?.total ?? 0) - (score?.categories.adjustment ?? 0);
}

const wonderName = ({ wonder }: ReadArea): string =>
  wonder === null ? 'no Wonder yet' : `${WONDERS[wonder].name}, ${WONDERS[wonder].monument}`;

/** What else lies in front of a seat, besides its Wonder and its cards. */
function belongings(table: Table, seat: Seat): readonly string[] {
  const { view } = table;
  const area = areaAt(view, seat);
  const optional = (number: number, what: string): readonly string[] => (number === 0 ? [] : [count(number, what)]);
  return [
    count(shieldsOf(area), 'shield'),
    ...optional(area.military, 'Victory token'),
    ...optional(area.defeats, 'Defeat token'),
    ...optional(area.coins, 'coin token'),
    ...(view.cat === seat ? ['the Cat'] : []),
  ];
}

const tokensWords = ({ tokens }: ReadArea): string =>
  tokens.length === 0 ? 'No Progress token' : tokens.map(tokenName).join(', ');

/** A star and the points, which end at `x`. */
function pointsLabel(table: Table, seat: Seat, x: number, y: number): string {
  const points = pointsOf(table, seat);
  const left = x - textWidth(String(points), 18, true);
  return table.board.icon('points', left - 13, y, 16) + label(x, y, points, { size: 18, bold: true, anchor: 'end' });
}

/** The name of a seat, its Wonder, its points, and whether it is its turn. */
function heading(table: Table, seat: Seat, x: number, y: number, width: number): string {
  const { view, board } = table;
  const area = areaAt(view, seat);
  const active = view.phase !== 'over' && view.seat === seat;
  const name = nameOf(view, seat).start;
  return [
    active ? board.icon('turn', x + 8, y, 14, 'accent') : '',
    label(x + (active ? 20 : 0), y, name, { size: 16, bold: true, room: width - 80 }),
    pointsLabel(table, seat, x + width, y),
    label(x, y + 19, wonderName(area), { size: 12, tone: 'muted', room: width }),
  ].join('');
}

/** Shields, tokens of war, the Cat and Progress tokens, line by line. */
function possessions(table: Table, seat: Seat, x: number, y: number, width: number): Part {
  const narrow = width * 0.94;
  const owned = wrapped(belongings(table, seat).join(' · '), narrow, 12, 2);
  const tokens = wrapped(tokensWords(areaAt(table.view, seat)), narrow, 12, 4 - owned.length);
  const svg = [
    ...owned.map((line, i) => label(x, y + i * 16, line, { size: 12, bold: true })),
    ...tokens.map((line, i) => label(x, y + 2 + (owned.length + i) * 16, line, { size: 12, tone: 'muted' })),
  ];
  return { svg: svg.join(''), height: (owned.length + tokens.length) * 16 };
}

const nameFor = (table: Table, seat: Seat): string => {
  const area = areaAt(table.view, seat);
  return `${nameOf(table.view, seat).start}: ${[cardsWords(area.cards), ...belongings(table, seat), tokensWords(area)].join(', ')}`;
};

/** What lies in front of a seat. */
export const seatPanel = (table: Table, seat: Seat, x: number, y: number, width: number): Part =>
  table.phone ? phonePanel(table, seat, x, y, width) : deskPanel(table, seat, x, y, width);

function deskPanel(table: Table, seat: Seat, x: number, y: number, width: number): Part {
  const { view, board } = table;
  const [left, right] = [230, 330];
  const middle = width - left - right - 36;
  const steps = stages(table, seat, x + left + 14, y + 10, middle);
  const height = Math.max(steps.height + 20, 132);
  const lower = chips(board, areaAt(view, seat).cards, x + width - right - 8, y + height / 2 - 36, right + 4);
  return {
    svg: [
      board.place(
        `seat-${seat}`,
        { x, y, width, height, name: nameFor(table, seat) },
        box(0, 0, width, height, 'panel', 10),
      ),
      heading(table, seat, x + 14, y + 20, left - 22),
      possessions(table, seat, x + 14, y + 64, left - 18).svg,
      steps.svg,
      lower.svg,
    ].join(''),
    height,
  };
}

function phonePanel(table: Table, seat: Seat, x: number, y: number, width: number): Part {
  const { view, board } = table;
  const inner = width - 20;
  const steps = stages(table, seat, x + 10, y + 48, inner + 4);
  const at = y + 48 + steps.height + 8;
  const cards = chips(board, areaAt(view, seat).cards, x + 10, at, inner + 4);
  const owned = possessions(table, seat, x + 10, at + cards.height + 16, inner);
  const height = at + cards.height + owned.height + 16 - y;
  return {
    svg: [
      board.place(
        `seat-${seat}`,
        { x, y, width, height, name: nameFor(table, seat) },
        box(0, 0, width, height, 'panel', 10),
      ),
      heading(table, seat, x + 10, y + 18, inner),
      steps.svg,
      cards.svg,
      owned.svg,
    ].join(''),
    height,
  };
}

/** A seat on two lines, where many play. */
export function smallPanel(table: Table, seat: Seat, x: number, y: number, width: number): Part {
  const { view, board, phone } = table;
  const area = areaAt(view, seat);
  const shown = KINDS.flatMap((card, kind) =>
    (area.cards[kind] ?? 0) > 0 ? [[card, area.cards[kind] ?? 0] as const] : [],
  );
  const perRow = Math.floor((phone ? width - 20 : 300) / 42);
  const rows = Math.max(1, Math.ceil(shown.length / perRow));
  const cardsX = phone ? x + 10 : x + width - 310;
  const cardsY = phone ? y + 84 : y + 10;
  const cards = shown.map(([card, number], i) =>
    chip(board, card, number, cardsX + (i % perRow) * 42, cardsY + Math.floor(i / perRow) * 38, 39),
  );
  const height = phone ? 84 + rows * 38 + 6 : Math.max(76, rows * 38 + 16);
  const wide = phone ? width - 20 : 250;
  const active = view.phase !== 'over' && view.seat === seat;
  return {
    svg: [
      board.place(
        `seat-${seat}`,
        { x, y, width, height, name: nameFor(table, seat) },
        box(0, 0, width, height, 'panel', 10),
      ),
      active ? board.icon('turn', x + 18, y + 18, 14, 'accent') : '',
      label(x + (active ? 30 : 10), y + 18, nameOf(view, seat).start, { room: wide - 80, size: 15, bold: true }),
      pointsLabel(table, seat, x + 10 + wide, y + 18),
      smallWonder(table, seat, x + 10, y + 42),
      phone
        ? label(x + 10, y + 66, `${belongings(table, seat).join(' · ')} · ${tokensWords(area)}`, {
            room: wide,
            size: 12,
          })
        : [belongings(table, seat).join(' · '), tokensWords(area)]
            .map((line, i) =>
              label(x + 286, y + 22 + i * 20, line, { room: width - 610, size: 12, tone: i === 0 ? 'ink' : 'muted' }),
            )
            .join(''),
      ...cards,
    ].join(''),
    height,
  };
}
