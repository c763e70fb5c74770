import { box, label, type Part, type Room } from '@wonders/core/board';
import { CAPITAL, fineOf, halfOf, MILITARY, militaryPoints } from '../components/military.js';
import { disc, numberOn } from './signs.js';
import type { Table } from './table.js';

/** The spaces that show the points of their zone. */
const ZONES: readonly number[] = [1, 4, 7];

/** The crown of a capital. */
const CROWN = 'M2 19L.5 6.5L7 11.5L12 4L17 11.5L23.5 6.5L22 19Z';

/** How high a space is. */
const HIGH = 24;

/** The Conflict track. The side of the seat at the bottom is on the left, and its advantage pushes the pawn to the right. */
export function track(table: Table, { x, y, width }: Room): Part {
  const { view, board, below, who, phone, words } = table;
  const step = width / (2 * CAPITAL + 1);
  const side = below === 0 ? 1 : -1;
  const middle = (space: number): number => x + (space * side + CAPITAL + 0.5) * step;
  const choosing = view.pending.at(-1)?.kind === 'minerva';
  const spaces = Array.from({ length: 2 * CAPITAL + 1 }, (_, i) => i - CAPITAL).map((space) => {
    const end = Math.abs(space) === CAPITAL;
    const tone = end ? 'red' : space === 0 ? 'line' : 'light';
    const points = militaryPoints(space);
    const left = middle(space) - step / 2;
    // Each space gets a place of its own only while the Minerva pawn is being placed.
    if (choosing)
      return board.place(
        `track-${space}`,
        { x: left + 1, y: y + 14, width: step - 2, height: HIGH, radius: 3 },
        box(0, 0, step - 2, HIGH, tone, 3),
      );
    return (
      box(left - x + 1, 3, step - 2, HIGH - 6, end ? 'red' : space === 0 ? 'line' : 'tray', 3) +
      (end ? board.emblem('crown', CROWN, middle(space) - x, HIGH / 2, Math.min(12, step - 4), 'on-red') : '') +
      (phone || !ZONES.includes(Math.abs(space))
        ? ''
        : label(middle(space) - x, HIGH / 2, points, { size: 11, anchor: 'middle', tone: 'soft' }))
    );
  });
  const tokens = MILITARY.filter((id) => view.military.includes(id)).map((id) => {
    const seat = halfOf(id);
    const far = fineOf(id) === 5 ? 7 : 4;
    return board.place(
      `military-${id}`,
      { x: middle(seat === 0 ? -far : far) - 14, y: y + HIGH + 16, width: 28, height: 16, radius: 8 },
      box(0, 0, 28, 16, 'red', 8),
      numberOn(14, 8, `−${fineOf(id)}`, 'on-red'),
    );
  });
  const minerva = view.pantheon?.minerva ?? null;
  const pawn = middle(view.pawn);
  const r = Math.min(12, step * 0.62);
  return {
    svg: [
      label(x + 2, y + 5, who(below), { size: 11, tone: 'soft' }),
      label(x + width - 2, y + 5, who(1 - below), { size: 11, anchor: 'end', tone: 'soft' }),
      ...(choosing
        ? spaces
        : [
            board.place(
              'track',
              { x, y: y + 14, width, height: HIGH, radius: 8 },
              box(0, 0, width, HIGH, 'tray', 8),
              ...spaces,
            ),
          ]),
      ...tokens,
      minerva === null
        ? ''
        : board.place(
            'minerva',
            { x: middle(minerva) - 8, y: y + 18, width: 16, height: 16, radius: 8 },
            disc(8, 8, 8, 'yellow w-edge'),
            numberOn(8, 8, words.letters.minerva, 'on-yellow'),
          ),
      board.place(
        'pawn',
        { x: pawn - r, y: y + 14 + HIGH / 2 - r, width: 2 * r, height: 2 * r, radius: r, raised: true },
        disc(r, r, r),
        board.icon('sword', r, r, r * 1.25, 'red'),
      ),
    ].join(''),
    height: HIGH + 32,
  };
}
