import type { Seat } from '@wonders/core';
import { box, element, GAP, label, moved, type Part, type Room } from '@wonders/core/board';
import { COLOURS, SPACES, WONDERS, type WonderId } from '../components/wonders.js';
import { entry } from '../state/index.js';
import { isFinished } from '../table/wonders.js';
import { drums, seatSign, WHOLE, wonderArt, wonderTone } from './art.js';
import { disc, emptySpace } from './discs.js';
import type { Table } from './table.js';

/** The strip with the name at the foot of a wonder, and what is above and below its discs. */
const FOOT = 20;
const ABOVE = 5;

/** The radius of a disc, and the room for the parts below it. */
const SIZES = { desk: { radius: 21, room: 50 }, phone: { radius: 19, room: 54 } } as const;

/** Room for a finger around a disc. */
const AROUND = 3;

/** How high a wonder is at least. */
const heightOn = (phone: boolean): number => {
  const { radius, room } = SIZES[phone ? 'phone' : 'desk'];
  return ABOVE + 2 * (radius + AROUND) + room + FOOT;
};

/** The least height of a wonder on a desk, with the gap below it. */
export const LEAST: number = heightOn(false) + GAP;

/** The rows of wonders, from four beside each other on a desk and two on a phone. */
export const WONDER_ROWS = 2;

/** The eight wonders: four beside each other on a desk, two on a phone. */
export function wonders(table: Table, { x, y, width }: Room): Part {
  const columns = table.phone ? 2 : WONDERS.length / WONDER_ROWS;
  const cell = { width: (width - (columns - 1) * GAP) / columns, height: heightOn(table.phone) + table.extra };
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

/** How many discs of a wonder have been taken. */
const stagesOf = ({ view }: Table, i: number): number =>
  view.phase === 'discs' ? 0 : view.spaces.slice(i * SPACES, (i + 1) * SPACES).filter((each) => each === null).length;

/** A wonder, which rises with each disc that is taken, beside the parts of those who build it; finished, it stands before its sky. */
function drawWonder(table: Table, wonder: WonderId, i: number, cell: Cell): string {
  const { view, board, phone, name, words } = table;
  const done = view.phase !== 'discs' && isFinished(view, i);
  const { width, height } = cell;
  const { radius, room } = SIZES[phone ? 'phone' : 'desk'];
  const ground = height - FOOT;
  const tone = done ? wonderTone(wonder) : undefined;
  const reach = radius + AROUND;
  const columns = SPACES * 2 * reach;
  // The wonder rises beside its discs, or below them beside the parts, wherever it can be larger.
  const besideParts = 8 + view.options.players * TOWER.step;
  const high = phone ? 0 : Math.min(ground - 8, width - columns - 14);
  const low = Math.min(room + table.extra - 2, width - besideParts - 8);
  // Until its points are told, a finished wonder has its parts.
  const hasParts = !done || entry(view.parts, i).some((count) => count > 0);
  const beside = width - (hasParts ? besideParts + 8 : 0);
  const size = done ? Math.min(ground - 8, width * 0.55, beside) : Math.max(high, low);
  const title = {
    room: width - 20,
    size: phone ? 12 : 13,
    bold: true,
    tone: tone === undefined ? 'ink' : `on-${tone}`,
  };
  const sky =
    tone === undefined
      ? element('rect', { class: 'w-line', y: ground - 1.5, width, height: 1.5 })
      : element('path', {
          class: 'w-sky',
          d: `M0 ${ground.toFixed(1)}V8a8 8 0 0 1 8-8H${(width - 8).toFixed(1)}a8 8 0 0 1 8 8V${ground.toFixed(1)}Z`,
        });
  const middle = width - size / 2 - (done ? 8 : 6);
  const picture = wonderArt(board, wonder, done ? WHOLE : stagesOf(table, i), middle, ground - 1.5 - size / 2, size);
  const sign = done
    ? board.icon('check', 16, 17, 14) + label(28, 17, words.finished, { room: width - size - 40, whole: true })
    : '';
  const parts = hasParts
    ? towers(table, i, { x: 8, y: ground - 1.5, width: besideParts - 8, height: room + table.extra })
    : '';
  const drawn = board.place(
    `wonder-${wonder}`,
    { ...cell, radius: 8, raised: true },
    box(0, 0, width, height, tone ?? 'stock', 8),
    sky,
    picture,
    label(10, height - FOOT / 2, phone ? words.shortWonder(wonder) : name(wonder), title),
    sign,
    parts,
  );
  if (done) return drawn;
  const step = phone ? (width - 12) / SPACES : 2 * reach;
  const left = phone ? 6 + step / 2 : 6 + reach;
  const discs = Array.from({ length: SPACES }, (_, space) =>
    drawSpace(table, wonder, i * SPACES + space, cell.x + left + space * step, cell.y + ABOVE + reach, radius),
  );
  return drawn + discs.join('');
}

/** A disc on its space, or the place from which it was taken. That which is built for has a ring in the colour of who builds, one that can be taken a dark one. */
function drawSpace(table: Table, wonder: WonderId, at: number, x: number, y: number, radius: number): string {
  const { view, board } = table;
  const id = entry(view.spaces, at);
  const reach = radius + AROUND;
  const place = `disc-${wonder}-${at % SPACES}`;
  const round = (tone: string): string => element('circle', { class: `w-${tone}`, cx: reach, cy: reach, r: reach });
  const ring =
    view.site === at ? round(entry(COLOURS, view.active)) : board.movesAt(place).length > 0 ? round('ink') : '';
  const frame = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, radius: reach };
  return board.place(
    place,
    frame,
    ring,
    id === null ? emptySpace(reach, radius - 6) : moved(reach, reach, disc(board, id, radius)),
  );
}

/** A tower of parts: how wide it is and from one to the next, its foot with the number, its head with the sign, and a part. */
const TOWER = { width: 19, step: 21, foot: 15, head: 14, part: 4.5 } as const;

/** The parts of each seat on a wonder, as towers on the ground `y`; the numbers of those that lead are bold. */
function towers(table: Table, i: number, { x, y, width, height }: Cell): string {
  const { view, words } = table;
  const counts = entry(view.parts, i);
  const most = Math.max(...counts);
  if (most === 0) return label(x, y - TOWER.foot / 2, words.noParts, { tone: 'muted', room: width });
  const part = Math.min(TOWER.part, (height - 4 - TOWER.foot - TOWER.head) / most);
  const seats = counts.flatMap((count, seat) => (count > 0 ? [seat] : []));
  return seats
    .map((seat, at) =>
      tower(table, seat, entry(counts, seat), entry(counts, seat) === most, part, x + at * TOWER.step, y),
    )
    .join('');
}

/** The parts of a seat, drum on drum, between a foot with their number and a head with the sign of the seat. */
function tower(
  { board }: Table,
  seat: Seat,
  count: number,
  leads: boolean,
  part: number,
  x: number,
  ground: number,
): string {
  const tone = entry(COLOURS, seat);
  const { width, foot, head } = TOWER;
  const top = ground - foot - count * part;
  const at = (value: number): string => value.toFixed(1);
  const outline = `M${x} ${at(ground)}v-${foot}h3V${at(top)}h-2v-${head - 4}a4 4 0 0 1 4-4h${width - 10}a4 4 0 0 1 4 4v${head - 4}h-2V${at(ground - foot)}h3v${foot}Z`;
  return (
    element('path', { class: `w-${tone} w-edge`, d: outline }) +
    drums(x + 3, top, width - 6, count, part) +
    seatSign(board, seat, x + width / 2, top - head / 2, 10) +
    label(x + width / 2, ground - foot / 2, count, { size: 12, anchor: 'middle', bold: leads, tone: `on-${tone}` })
  );
}
