import { label, type Sketch } from '@wonders/core/board';

/** Points around `x` and `y`: a green laurel with their number. */
export const points = (board: Pick<Sketch<never>, 'thing'>, x: number, y: number, size: number, vp: number): string =>
  board.thing('laurel', x, y, size, 'green') +
  label(x, y, vp, {
    size: Math.max(11, Math.round(size * 0.5)),
    anchor: 'middle',
    bold: true,
    tone: 'on-green',
    whole: true,
    room: size * 0.7,
  });
