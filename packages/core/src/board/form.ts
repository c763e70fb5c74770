import type { BoardOptions, Box } from './options.js';

/**
 * The units and the size of a drawing, for {@link page}.
 *
 * @category Board
 */
export interface Form {
  /** Whether it is drawn for a narrow screen. */
  readonly phone: boolean;
  /** How wide it is, in units of the drawing. */
  readonly width: number;
  /** How high it is at least, in units of the drawing; 0 where it is as high as its parts. */
  readonly height: number;
  /** How large a unit of the drawing is, in pixels. */
  readonly scale: number;
}

const PHONE = 360;

/** No letter is smaller than 11 units, and none smaller than 10 pixels. */
const LEAST_SCALE = 10 / 11;

/** In larger windows a board grows no more: it gets room. */
const MOST_SCALE = 1.75;

/** From this width of a window on, a board is drawn as on a desk. */
const DESK_FROM = 640;

/**
 * The form of a board: one of the two widths, or the shape of a window.
 *
 * @param options - Of the board.
 * @param room - The least window of a desk in which a unit of the drawing takes a pixel.
 * @param desk - How wide the board is on a desk without a window.
 * @category Board
 */
export function formOf(
  { box, width }: Pick<BoardOptions<never>, 'box' | 'width'>,
  room: Box = { width: 900, height: 700 },
  desk = 1000,
): Form {
  if (box === undefined) {
    const phone = width === 'phone';
    return { phone, width: phone ? PHONE : desk, height: 0, scale: 1 };
  }
  const phone = box.width < DESK_FROM;
  const fitting = phone ? box.width / PHONE : Math.min(box.width / room.width, box.height / room.height, MOST_SCALE);
  const scale = Math.max(LEAST_SCALE, fitting);
  return { phone, width: box.width / scale, height: box.height / scale, scale };
}
