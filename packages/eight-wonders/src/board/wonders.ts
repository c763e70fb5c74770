import { box, element, GAP, label, moved, type Part, type Room } from '@wonders/core/board';
import { SPACES, WONDERS, type WonderId } from '../components/wonders.js';
import { entry } from '../state/index.js';
import { partsThatCount } from '../table/parts.js';
import { isFinished } from '../table/wonders.js';
import { disc, emptySpace } from './discs.js';
import { EMBLEMS } from './emblems.js';
import { chip, type Table } from './table.js';

/** The eight wonders: four beside each other on a desk, two on a phone. */
export function wonders(table: Table, { x, y, width }: Room): Part {
  const columns = table.phone ? 2 : 4;
  const cell = { width: (width - (columns - 1) * GAP) / columns, height: table.phone ? 98 : 116 };
  const svg = WONDERS.map((wonder, i) =>
    drawWonder(table, wonder, i, {
      x: x + (i % columns) * (cell.width + GAP),
      y: y + Math.floor(i / columns) * (cell.height + GAP),
      ...cell,
    }),
  );
  return { svg: svg.join(''), height: Math.ceil(WONDERS.length / columns) * (cell.height + GAP) - GAP };
}

interface Cell extends Room {
  readonly height: number;
}

function drawWonder(table: Table, wonder: WonderId, i: number, cell: Cell): string {
  const { view, board, phone, name, words } = table;
  const done = view.phase !== 'discs' && isFinished(view, i);
  const { width, height } = cell;
  const radius = phone ? 19 : 24;
  const none = done && entry(view.parts, i).every((count) => count === 0);
  const title = { room: width - 46, size: phone ? 12 : 13, bold: true, tone: done ? 'muted' : 'ink' };
  const frame =
    box(0, 0, width, height, done ? 'empty' : 'panel', 8) +
    label(10, 16, phone ? words.shortWonder(wonder) : name(wonder), title) +
    board.emblem(wonder, EMBLEMS[wonder], width - 19, 18, 24, 'muted');
  const step = (width - 20) / SPACES;
  const top = cell.y + (phone ? 29 : 31) + radius;
  const discs = Array.from({ length: SPACES }, (_, space) =>
    drawSpace(table, wonder, i * SPACES + space, cell.x + 10 + step * (space + 0.5), top, radius),
  ).join('');
  const sign = done
    ? board.icon('check', width / 2 - 36, height / 2 + 4, 16, 'muted') +
      label(width / 2 - 20, height / 2 + 4, words.finished, { size: 13, tone: 'muted' })
    : '';
  const parts = none ? '' : partsRow(table, wonder, { x: 10, y: height - 16, width: width - 20 });
  return board.place(`wonder-${wonder}`, { ...cell, radius: 8 }, frame, sign, parts) + (done ? '' : discs);
}

/** A disc on its space, or the place from which it was taken. */
function drawSpace(table: Table, wonder: WonderId, at: number, x: number, y: number, radius: number): string {
  const { view, board } = table;
  const id = entry(view.spaces, at);
  // Room for a finger around it.
  const reach = radius + 3;
  const ring = view.site === at ? element('circle', { class: 'w-accent', cx: reach, cy: reach, r: radius + 4 }) : '';
  const frame = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, radius: reach };
  return board.place(
    `disc-${wonder}-${at % SPACES}`,
    frame,
    ring,
    id === null ? emptySpace(reach, radius - 4) : moved(reach, reach, disc(board, id, radius)),
  );
}

/** The parts of each seat on a wonder; those that lead are bold, Triple bonus cards counted. */
function partsRow(table: Table, wonder: WonderId, { x, y, width }: Room): string {
  const counts = partsThatCount(table.view, wonder);
  const most = Math.max(...counts);
  const there = counts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  if (there.length === 0) return label(x, y, table.words.noParts, { tone: 'muted' });
  const step = Math.min(48, width / there.length);
  const columns = there.map(
    ({ seat, count }, i) =>
      chip(table, x + 8 + i * step, y, seat, 8) +
      label(x + 19 + i * step, y, count, { size: 13, bold: count === most }),
  );
  return columns.join('');
}
