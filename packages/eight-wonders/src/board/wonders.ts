import { box, element, GAP, label, moved, type Part } from '@wonders/core/board';
import { title } from '@wonders/core/words';
import { SPACES, WONDERS, type WonderId } from '../components/wonders.js';
import { entry } from '../state/index.js';
import { partsThatCount } from '../table/parts.js';
import { seatName } from '../table/seats.js';
import { isFinished } from '../table/wonders.js';
import { discName } from '../words/names.js';
import { disc, emptySpace } from './discs.js';
import { chip, type Scene } from './scene.js';

const SPACE_NAMES = ['top', 'middle', 'bottom'] as const;

/** The eight wonders: four beside each other on a desk, two on a phone. */
export function wonders(scene: Scene, x: number, y: number, width: number): Part {
  const columns = scene.phone ? 2 : 4;
  const cell = { width: (width - (columns - 1) * GAP) / columns, height: scene.phone ? 98 : 116 };
  const svg = WONDERS.map((wonder, i) =>
    drawWonder(scene, wonder, i, {
      x: x + (i % columns) * (cell.width + GAP),
      y: y + Math.floor(i / columns) * (cell.height + GAP),
      ...cell,
    }),
  ).join('');
  return { svg, height: Math.ceil(WONDERS.length / columns) * (cell.height + GAP) - GAP };
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawWonder(scene: Scene, wonder: WonderId, i: number, cell: Cell): string {
  const { view, board, phone } = scene;
  const done = view.phase !== 'discs' && isFinished(view, i);
  const { width, height } = cell;
  const radius = phone ? 19 : 24;
  const name = title(wonder);
  const none = done && entry(view.parts, i).every((count) => count === 0);
  const parts = partsRow(scene, wonder, 10, height - 16, width - 20);
  const frame =
    box(0, 0, width, height, done ? 'empty' : 'panel', 8) +
    label(10, 16, phone ? (name.split(' of Alex')[0] ?? name) : name, {
      room: width - 20,
      size: phone ? 12 : 13,
      bold: true,
      tone: done ? 'muted' : 'ink',
    });
  const heard = `${name}: ${done ? 'finished' : 'discs left'}${parts.said}`;
  const step = (width - 20) / SPACES;
  const discs = Array.from({ length: SPACES }, (_, space) =>
    drawSpace(
      scene,
      wonder,
      i * SPACES + space,
      cell.x + 10 + step * (space + 0.5),
      cell.y + (phone ? 29 : 31) + radius,
      radius,
    ),
  ).join('');
  const sign = done
    ? board.icon('check', width / 2 - 36, height / 2 + 4, 16, 'muted') +
      label(width / 2 - 20, height / 2 + 4, 'finished', { size: 13, tone: 'muted' })
    : '';
  return (
    board.place(`wonder-${wonder}`, { ...cell, name: heard, radius: 8 }, frame, sign, none ? '' : parts.svg) +
    (done ? '' : discs)
  );
}

/** A disc on its space, or the place from which it was taken. */
function drawSpace(scene: Scene, wonder: WonderId, at: number, x: number, y: number, radius: number): string {
  const { view, board } = scene;
  const space = at % SPACES;
  const id = entry(view.spaces, at);
  if (id === null) return moved(x, y, emptySpace(radius - 4));
  const where = `${SPACE_NAMES[space]} space of the ${title(wonder)}`;
  const building = view.site === at;
  // Room for a finger around it.
  const reach = radius + 3;
  const ring = building ? element('circle', { class: 'w-accent', cx: reach, cy: reach, r: radius + 4 }) : '';
  const frame = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, radius: reach };
  return board.place(
    `disc-${wonder}-${space}`,
    { ...frame, name: `${discName(id)} needed, ${where}${building ? ', under construction' : ''}` },
    ring,
    moved(reach, reach, disc(board, id, radius)),
  );
}

/** The parts of each seat on a wonder; those that lead are bold, Triple bonus cards counted. */
function partsRow({ view }: Scene, wonder: WonderId, x: number, y: number, width: number) {
  const counts = partsThatCount(view, wonder);
  const most = Math.max(...counts);
  const there = counts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  if (there.length === 0) return { svg: label(x, y, 'no parts', { tone: 'muted' }), said: '' };
  const step = Math.min(48, width / there.length);
  const svg = there
    .map(
      ({ seat, count }, i) =>
        chip(x + 8 + i * step, y, seat, 8) + label(x + 19 + i * step, y, count, { size: 13, bold: count === most }),
    )
    .join('');
  const said = there.map(({ seat, count }) => `${seatName(view, seat)} ${count}`).join(', ');
  return { svg, said: `; parts: ${said}` };
}
