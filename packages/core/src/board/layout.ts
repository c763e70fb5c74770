import type { Seat, Viewer } from '../position.js';
import { wrapped } from './measure.js';
import type { Sketch } from './sketch.js';
import { label } from './svg.js';

/**
 * A part of a picture that has been drawn, and how much room it takes below its upper edge.
 *
 * @category Board
 */
export interface Part {
  readonly svg: string;
  readonly height: number;
}

/**
 * The room that a part has: its corner and its width.
 *
 * @category Board
 */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * A part that is not there.
 *
 * @category Board
 */
export const NOTHING: Part = { svg: '', height: 0 };

/**
 * The space between parts.
 *
 * @category Board
 */
export const GAP = 8;

/**
 * Parts one below the other. What is not there takes no room.
 *
 * @category Board
 */
export function column(room: Room, ...parts: readonly ((room: Room) => Part)[]): Part {
  let y = room.y;
  const svg: string[] = [];
  for (const part of parts) {
    const drawn = part({ ...room, y });
    if (drawn.height === 0) continue;
    svg.push(drawn.svg);
    y += drawn.height + GAP;
  }
  return { svg: svg.join(''), height: Math.max(0, y - room.y - GAP) };
}

/**
 * Something in a row of things that wraps.
 *
 * @category Board
 */
export interface Item {
  readonly width: number;
  /** Draws it, `x` and `y` the place in the row. */
  draw(x: number, y: number): string;
}

/** Between two items of a row. */
const BETWEEN = 6;

/**
 * Items one after the other, in as many rows as they need.
 *
 * @param rowHeight - From one row to the next.
 * @category Board
 */
export function flow(items: readonly Item[], { x, y, width }: Room, rowHeight: number): Part {
  let at = { x, y };
  const drawn = items.map((item) => {
    if (at.x > x && at.x + item.width > x + width) at = { x, y: at.y + rowHeight };
    const svg = item.draw(at.x, at.y);
    at = { x: at.x + item.width + BETWEEN, y: at.y };
    return svg;
  });
  return { svg: drawn.join(''), height: items.length === 0 ? 0 : at.y - y + rowHeight };
}

/**
 * How wide each of so many items is that fill a row of {@link flow}.
 *
 * @param width - Of the row.
 * @category Board
 */
export const columnWidth = (width: number, columns: number): number =>
  Math.floor((width + BETWEEN) / columns) - BETWEEN;

/**
 * Pictures to choose from, as many side by side as there is room for, under what is asked: what may have turned up on a table of
 * cards and tokens.
 *
 * @param pieces - Draw one picture each, `x` and `y` its corner.
 * @param size - Of each picture.
 * @category Board
 */
export function gallery(
  question: string,
  pieces: readonly Item['draw'][],
  size: { readonly width: number; readonly height: number },
  { x, y, width }: Room,
): Part {
  if (pieces.length === 0) return NOTHING;
  const items = pieces.map((draw): Item => ({ width: size.width, draw }));
  const rows = flow(items, { x, y: y + QUESTION, width }, size.height + BETWEEN);
  return {
    svg: label(x + 2, y + 10, question, { size: 14, bold: true, room: width - 4 }) + rows.svg,
    height: QUESTION + rows.height,
  };
}

/** The height of what is asked. */
const QUESTION = 26;

/**
 * When it is, and what is to be done: side by side on a desk, one below the other on a phone.
 *
 * @category Board
 */
export function heading(title: string, line: string, { x, y, width }: Room, phone: boolean): Part {
  const bold = { size: 18, bold: true };
  if (phone) {
    const room = width - 8;
    const lines = line === '' ? [] : wrapped(line, room * 0.9, 13, 3);
    return {
      svg:
        label(x + 2, y + 13, title, { ...bold, room }) +
        lines.map((each, i) => label(x + 2, y + 35 + i * LINE, each, { size: 13, room })).join(''),
      height: 29 + lines.length * LINE,
    };
  }
  return {
    svg:
      label(x + 2, y + 13, title, { ...bold, room: width * 0.45 }) +
      label(x + width - 2, y + 13, line, { size: 14, anchor: 'end', room: width * 0.53 }),
    height: 26,
  };
}

/**
 * What {@link page} puts around the parts of a picture.
 *
 * @category Board
 */
export interface Page {
  readonly width: number;
  /** Around all parts. */
  readonly margin: number;
  readonly phone: boolean;
  /** When it is, in the headline: `Age II`. */
  readonly title: string;
  /** What is to be done, beside it. */
  readonly line: string;
  /** The name of the game, before the title, for those who listen. */
  readonly game: string;
  /** The picture in a sentence or two, for those who listen. */
  readonly description: string;
}

/**
 * A whole picture: a headline, the parts one below the other, and a margin around them.
 *
 * @category Board
 */
export function page<M>(
  board: Sketch<M>,
  { width, margin, phone, title, line, game, description }: Page,
  ...parts: readonly ((room: Room) => Part)[]
): string {
  const room = { x: margin, y: margin, width: width - 2 * margin };
  const drawn = column(room, (at) => heading(title, line, at, phone), ...parts);
  return board.finish({ width, height: drawn.height + 2 * margin, title: `${game}, ${title}`, description }, drawn.svg);
}

/**
 * The seat at the lower edge of a picture: the one that is asked for, else whoever looks, else a player.
 *
 * @category Board
 */
export const seatBelow = (asked: Seat | undefined, viewer: Viewer, player: Seat): Seat =>
  asked ?? (viewer === 'spectator' ? player : viewer);

/** From one line of what is to be done to the next. */
const LINE = 17;

/** High enough for a finger. */
const BUTTON_HEIGHT = 44;

/**
 * Buttons for the offered moves that nothing on the table has answered: to be drawn last.
 *
 * @param words - What a button says of the first of its moves.
 * @category Board
 */
export function tray<M>(board: Sketch<M>, { x, y, width }: Room, phone: boolean, words: (move: M) => string): Part {
  const left = board.left();
  const across = phone ? 2 : 5;
  const step = width / across;
  const row = BUTTON_HEIGHT + 6;
  const buttons = left.map((id, i) => {
    const place = {
      x: x + (i % across) * step + 2,
      y: y + Math.floor(i / across) * row,
      width: step - 4,
      height: BUTTON_HEIGHT,
    };
    const [move] = board.movesAt(id);
    return board.button(id, place, move === undefined ? '' : words(move));
  });
  return { svg: buttons.join(''), height: left.length === 0 ? 0 : Math.ceil(left.length / across) * row - 6 };
}
