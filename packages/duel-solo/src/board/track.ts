import { box, element, label, type Part, type Room } from '@wonders/core/board';
import { CAPITAL, fineOf, halfOf, MILITARY, militaryPoints } from '../components/military.js';
import type { Table } from './table.js';

/** The spaces that show the points of their zone. */
const ZONES: readonly number[] = [1, 4, 7];

/** The spaces of the track on one ground, with a line between each two. */
function grid(width: number): string {
  const step = width / (2 * CAPITAL + 1);
  const lines = Array.from({ length: 2 * CAPITAL }, (_, i) => `M${Math.round((i + 1) * step)} 0v26`).join('');
  return box(0, 0, width, 26, 'panel', 2) + element('path', { class: 'w-rule', d: lines });
}

/** The Conflict track. The side of the seat at the bottom is on the left, and its advantage pushes the pawn to the right. */
export function track(table: Table, { x, y, width }: Room): Part {
  const { view, board, below, who, phone, words } = table;
  const step = width / (2 * CAPITAL + 1);
  const side = below === 0 ? 1 : -1;
  const middle = (space: number): number => x + (space * side + CAPITAL + 0.5) * step;
  const choosing = view.pending.at(-1)?.kind === 'minerva';
  const spaces = Array.from({ length: 2 * CAPITAL + 1 }, (_, i) => i - CAPITAL).map((space) => {
    const end = Math.abs(space) === CAPITAL;
    const tone = end ? 'red' : space === 0 ? 'line' : 'panel';
    const points = militaryPoints(space);
    const left = middle(space) - step / 2;
    // Each space gets a text of its own only while the Minerva pawn is being placed.
    if (!choosing)
      return (
        (tone === 'panel' ? '' : box(left - x + 0.5, 0, step - 1, 26, tone, 2)) +
        (phone || !ZONES.includes(Math.abs(space))
          ? ''
          : label(middle(space) - x, 13, points, { size: 11, anchor: 'middle', tone: 'muted' }))
      );
    return board.place(
      `track-${space}`,
      { x: left + 0.5, y: y + 16, width: step - 1, height: 26, radius: 2 },
      box(0, 0, step - 1, 26, tone, 2),
    );
  });
  const tokens = MILITARY.filter((id) => view.military.includes(id)).map((id) => {
    const seat = halfOf(id);
    const far = fineOf(id) === 5 ? 7 : 4;
    return board.place(
      `military-${id}`,
      { x: middle(seat === 0 ? -far : far) - 14, y: y + 46, width: 28, height: 20, radius: 10 },
      box(0, 0, 28, 20, 'red', 10),
      label(14, 10, `−${fineOf(id)}`, { size: 12, anchor: 'middle', bold: true, tone: 'on-red' }),
    );
  });
  const minerva = view.pantheon?.minerva ?? null;
  const pawn = middle(view.pawn);
  return {
    svg: [
      label(x, y + 6, who(below), { size: 11, tone: 'muted' }),
      label(x + width, y + 6, who(1 - below), { size: 11, anchor: 'end', tone: 'muted' }),
      ...(choosing
        ? spaces
        : [board.place('track', { x, y: y + 16, width, height: 26, radius: 2 }, grid(width), ...spaces)]),
      ...tokens,
      minerva === null
        ? ''
        : board.place(
            'minerva',
            { x: middle(minerva) - 8, y: y + 21, width: 16, height: 16, radius: 8 },
            element('circle', { class: 'w-yellow w-edge', cx: 8, cy: 8, r: 8 }),
            label(8, 8, words.letters.minerva, { size: 11, anchor: 'middle', bold: true, tone: 'on-yellow' }),
          ),
      board.place(
        'pawn',
        { x: pawn - 11, y: y + 18, width: 22, height: 22, radius: 11 },
        element('circle', { class: 'w-ink', cx: 11, cy: 11, r: Math.min(11, step / 2) }),
        board.icon('sword', 11, 11, Math.min(13, step - 5), 'paper'),
      ),
    ].join(''),
    height: 68,
  };
}
