import type { BoardOptions } from '@wonders/core/board';
import type { Move } from '../notation.js';

const DESK = 1000;
const PHONE = 360;

/** The units and the size of a drawing. */
export interface Form {
  readonly phone: boolean;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** No letter is smaller than 11 units, and none smaller than 10 pixels. */
const LEAST_SCALE = 10 / 11;

/** From this width of a window on, a board is drawn as on a desk. */
const DESK_FROM = 640;

/** The form of a board: one of two widths, or the shape of a window. */
export function formOf({ box: window, width }: Pick<BoardOptions<Move>, 'box' | 'width'>): Form {
  if (window === undefined) {
    const phone = width === 'phone';
    return { phone, width: phone ? PHONE : DESK, height: 0, scale: 1 };
  }
  const phone = window.width < DESK_FROM;
  const fitting = phone ? window.width / PHONE : Math.min(window.width / 900, window.height / 700, 1.75);
  const scale = Math.max(LEAST_SCALE, fitting);
  return { phone, width: window.width / scale, height: window.height / scale, scale };
}
