import { box, label, type Part } from '@wonders/core/board';
import type { Category } from '../state/index.js';
import { pointsOf } from '../table/points.js';
import { seatName } from '../table/seats.js';
import { chip, type Scene } from './scene.js';

const ROWS: readonly (readonly [category: Category, name: string, short: string])[] = [
  ['finished', 'Finished wonders', 'Finished'],
  ['unfinished', 'Unfinished wonders', 'Unfinished'],
  ['rejected', 'Offers turned down', 'Offers'],
  ['discs', 'Building discs', 'Discs'],
  ['actions', 'Action cards', 'Actions'],
];

/** The score sheet of a game that is over (EIGHT-142). */
export function sheet({ view, board, phone }: Scene, x: number, y: number, width: number): Part {
  const line = 30;
  const height = 46 + (ROWS.length + 1) * line + 8;
  const first = phone ? 94 : 220;
  const step = (width - first - 8) / view.scores.length;
  const most = Math.max(...view.scores.map((_, seat) => pointsOf(view, seat)));
  const columns = view.scores.map((score, seat) => {
    const middle = first + step * (seat + 0.5);
    const total = pointsOf(view, seat);
    return (
      (total === most
        ? box(middle - Math.min(step - 6, 130) / 2, 6, Math.min(step - 6, 130), height - 12, 'outline', 6)
        : '') +
      chip(middle, phone ? 24 : 18, seat, 9) +
      (phone ? '' : label(middle, 37, seatName(view, seat), { anchor: 'middle', room: step - 8 })) +
      ROWS.map(([category], row) =>
        label(middle, 62 + row * line, score[category], { size: 14, anchor: 'middle' }),
      ).join('') +
      label(middle, 62 + ROWS.length * line, total, { size: 17, anchor: 'middle', bold: true })
    );
  });
  const rows = ROWS.map(([, name, short], row) => label(12, 62 + row * line, phone ? short : name, { size: 13 }));
  const name = `Score sheet: ${view.scores.map((_, seat) => `${seatName(view, seat)} ${pointsOf(view, seat)}`).join(', ')}`;
  const svg = board.place(
    'score-sheet',
    { x, y, width, height, name, radius: 8 },
    box(0, 0, width, height, 'panel', 8),
    ...rows,
    label(12, 62 + ROWS.length * line, 'All points', { size: 14, bold: true }),
    ...columns,
  );
  return { svg, height };
}
