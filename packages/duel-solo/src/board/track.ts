import { box, element, label, type Part } from '@wonders/core/board';
import { CAPITAL, fineOf, MILITARY, militaryPoints } from '../components/military.js';
import type { Table } from './table.js';

/** The Conflict track: the side of the seat below is on the left, and its advantage pushes the pawn to the right. */
export function track(table: Table, x: number, y: number, width: number): Part {
  const { view, board, below, who, phone } = table;
  const step = width / (2 * CAPITAL + 1);
  const side = below === 0 ? 1 : -1;
  const middle = (space: number): number => x + (space * side + CAPITAL + 0.5) * step;
  const spaces = Array.from({ length: 2 * CAPITAL + 1 }, (_, i) => i - CAPITAL).map((space) => {
    const end = Math.abs(space) === CAPITAL;
    const tone = end ? 'red' : space === 0 ? 'line' : 'panel';
    const points = militaryPoints(space);
    return board.place(
      `track-${space}`,
      { x: middle(space) - step / 2, y: y + 16, width: step, height: 26, name: `Space ${Math.abs(space)}`, radius: 2 },
      box(0.5, 0, step - 1, 26, tone, 2),
      end || phone
        ? ''
        : label(step / 2, 13, points, { size: 11, anchor: 'middle', tone: space === 0 ? 'ink' : 'muted' }),
    );
  });
  const tokens = MILITARY.filter((id) => view.military.includes(id)).map((id) => {
    const seat = id.startsWith('seat0') ? -1 : 1;
    const far = fineOf(id) === 5 ? 7 : 4;
    const heard = `Military token, ${fineOf(id)} coins, on the side of ${who(seat < 0 ? 0 : 1)}`;
    return board.place(
      `military-${id}`,
      { x: middle(seat * far) - 14, y: y + 46, width: 28, height: 20, name: heard, radius: 10 },
      box(0, 0, 28, 20, 'red', 10),
      label(14, 10, `−${fineOf(id)}`, { size: 12, anchor: 'middle', bold: true, tone: 'on-red' }),
    );
  });
  const minerva = view.pantheon?.minerva ?? null;
  const pawn = middle(view.pawn);
  return {
    svg: [
      label(x, y + 6, who(below), { size: 11, tone: 'muted' }),
      board.icon('shield', x + width / 2, y + 6, 13, 'muted'),
      label(x + width, y + 6, who(1 - below), { size: 11, anchor: 'end', tone: 'muted' }),
      ...spaces,
      ...tokens,
      minerva === null
        ? ''
        : element('circle', { class: 'w-yellow w-edge', cx: middle(minerva), cy: y + 29, r: 8 }) +
          label(middle(minerva), y + 29, 'M', { size: 11, anchor: 'middle', bold: true, tone: 'on-yellow' }),
      element('circle', { class: 'w-ink', cx: pawn, cy: y + 29, r: Math.min(11, step / 2) }),
      board.icon('sword', pawn, y + 29, Math.min(13, step - 5), 'paper'),
    ].join(''),
    height: 68,
  };
}
