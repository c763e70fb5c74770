import { box, element, GAP, label, moved, type Part, type Room } from '@wonders/core/board';
import { SPACES, WONDERS, type WonderId } from '../components/wonders.js';
import { entry } from '../state/index.js';
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
  const title = { room: width - 46, size: phone ? 12 : 13, bold: true };
  const frame =
    box(0, 0, width, height, 'panel', 8) +
    scenery(table, wonder, i, done, cell) +
    label(10, 16, phone ? words.shortWonder(wonder) : name(wonder), title) +
    (done ? '' : board.emblem(wonder, EMBLEMS[wonder], width - 19, 18, 24, 'muted'));
  const step = (width - 20) / SPACES;
  const top = cell.y + (phone ? 29 : 31) + radius;
  const discs = Array.from({ length: SPACES }, (_, space) =>
    drawSpace(table, wonder, i * SPACES + space, cell.x + 10 + step * (space + 0.5), top, radius),
  ).join('');
  const sign = done
    ? board.icon('check', 18, height / 2 - 6, 16, 'kept') +
      label(32, height / 2 - 6, words.finished, { size: 13, tone: 'muted', room: width / 2 - 34 })
    : '';
  const parts = none ? '' : partsRow(table, i, { x: 10, y: height - 16, width: width - 20 });
  const id = `wonder-${wonder}`;
  return board.place(id, { ...cell, radius: 8 }, frame, sign, parts) + (done ? '' : discs);
}

/** How a wonder stands out the more of its discs are taken, and once it is finished. */
const RISEN = ['line faded', 'line', 'muted faded', 'muted'] as const;

/** The ground at the foot of a wonder, and the wonder on it, which stands out more and more. */
function scenery({ view, board }: Table, wonder: WonderId, i: number, done: boolean, { width, height }: Cell): string {
  const missing =
    view.phase === 'discs'
      ? 0
      : SPACES - view.spaces.slice(i * SPACES, (i + 1) * SPACES).filter((each) => each !== null).length;
  // Below the name, however high it rises.
  const size = height - 51;
  const foot = height - 31;
  const ground = `M.5 ${foot}q${width / 4}-7 ${width / 2} 0t${width / 2 - 1} 0v${height - 8.5 - foot}a8 8 0 0 1-8 8h-${width - 17}a8 8 0 0 1-8-8Z`;
  return (
    element('path', { class: 'w-yellow', 'fill-opacity': 0.25, d: ground }) +
    board.emblem(
      wonder,
      EMBLEMS[wonder],
      done ? width - size / 2 - 16 : width / 2,
      foot - size / 2 + 6,
      size,
      RISEN[done ? SPACES : missing],
    )
  );
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

/** The parts of each seat on a wonder; those that lead are bold. */
function partsRow(table: Table, i: number, { x, y, width }: Room): string {
  const counts = entry(table.view.parts, i);
  const most = Math.max(...counts);
  const there = counts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  if (there.length === 0) return label(x, y, table.words.noParts);
  const step = Math.min(48, width / there.length);
  const columns = there.map(
    ({ seat, count }, at) =>
      chip(table, x + 8 + at * step, y, seat, 8) +
      label(x + 19 + at * step, y, count, { size: 13, bold: count === most }),
  );
  return columns.join('');
}
