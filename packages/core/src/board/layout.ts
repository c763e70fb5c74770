import type { Seat, Viewer } from '../contract/position.js';
import { deepFreeze } from '../schema/freeze.js';
import { textWidth, wrapped } from './measure.js';
import type { Sketch } from './sketch.js';
import { element, label, round } from './svg.js';

/**
 * A drawn part of a picture, and its height.
 *
 * @category Board
 */
export interface Part {
  /** Its markup; `''` where nothing is drawn. */
  readonly svg: string;
  /** In units of the drawing. */
  readonly height: number;
}

/**
 * The room of a part: its corner and its width.
 *
 * @category Board
 */
export interface Room {
  /** The left edge, in units of the drawing. */
  readonly x: number;
  /** The upper edge, in units of the drawing. */
  readonly y: number;
  /** How wide the part may be, in units of the drawing. */
  readonly width: number;
}

/**
 * An empty part.
 *
 * @category Board
 */
export const NOTHING: Part = /* @__PURE__ */ deepFreeze({ svg: '', height: 0 });

/**
 * The space between parts.
 *
 * @category Board
 */
export const GAP = 8;

/**
 * Parts one below the other. Empty parts take no room.
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
 * An item of a row that wraps.
 *
 * @category Board
 */
export interface Item {
  /** How wide it is, in units of the drawing. */
  readonly width: number;
  /** Draws it at its place in the row. */
  draw(x: number, y: number): string;
}

/** Between two items of a row. */
const BETWEEN = 6;

/**
 * Items side by side, in as many rows as they need.
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
 * The width of each item, when a number of them fill a row of {@link flow}.
 *
 * @param width - The width of the row.
 * @category Board
 */
export const columnWidth = (width: number, columns: number): number =>
  Math.floor((width + BETWEEN) / columns) - BETWEEN;

/**
 * A question with pictures to choose from, as many side by side as there is room for: which card or token has turned up?
 *
 * @param pieces - Functions that each draw one picture at its corner.
 * @param size - The size of each picture.
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
    svg: label(x + 2, y + 10, question, { size: 14, bold: true, tone: 'on-paper', room: width - 4 }) + rows.svg,
    height: QUESTION + rows.height,
  };
}

/** The height of the question. */
const QUESTION = 26;

/** The moment of the game and the task, unless it is empty: side by side on a desk, one below the other on a phone. */
export function heading(title: string, line: string, { x, y, width }: Room, phone: boolean): Part {
  const roomy = phone ? width - 8 : width * 0.45;
  const size = TITLES.find((each) => textWidth(title, each) <= roomy * 0.94) ?? LEAST_TITLE;
  const display = { size, tone: 'on-paper serif' };
  if (phone) {
    const room = width - 8;
    const lines = line === '' ? [] : wrapped(line, room * 0.9, 13, 3);
    return {
      svg:
        label(x + 2, y + 13, title, { ...display, room }) +
        lines.map((each, i) => label(x + 2, y + 35 + i * LINE, each, { size: 13, tone: 'on-paper', room })).join(''),
      height: 29 + lines.length * LINE,
    };
  }
  return {
    svg:
      label(x + 2, y + 13, title, { ...display, room: width * 0.45 }) +
      (line === ''
        ? ''
        : label(x + width - 2, y + 13, line, { size: 14, anchor: 'end', tone: 'on-paper', room: width * 0.53 })),
    height: 26,
  };
}

/**
 * What {@link page} puts around the parts of a picture.
 *
 * @category Board
 */
export interface Page {
  /** How wide the picture is with its margins, in units of the drawing. */
  readonly width: number;
  /** How large a unit of the drawing is; default 1. */
  readonly scale?: number;
  /** How high the picture is at least, in units of the drawing; default no higher than its parts. */
  readonly height?: number;
  /** Around all parts. */
  readonly margin: number;
  /** Whether the picture is for a narrow screen: its headline then takes two lines. */
  readonly phone: boolean;
  /** The moment of the game, for the headline: `Age II`. */
  readonly title: string;
  /** The task, beside the moment. */
  readonly line: string;
  /** The name of the game, before the title, for screen readers. */
  readonly game: string;
  /** The picture in a sentence or two, for screen readers. */
  readonly description: string;
}

/**
 * A whole picture: a headline, the parts one below the other, and a margin around them.
 *
 * @category Board
 */
export function page<M>(
  board: Sketch<M>,
  { width, height = 0, scale = 1, margin, phone, title, line, game, description }: Page,
  ...parts: readonly ((room: Room) => Part)[]
): string {
  const room = { x: margin, y: margin, width: width - 2 * margin };
  const drawn = column(room, (at) => heading(title, board.still ? '' : line, at, phone), ...parts);
  const high = Math.max(height, drawn.height + 2 * margin);
  return board.finish({ width, height: high, scale, title: `${game}, ${title}`, description }, drawn.svg);
}

/**
 * The seat at the lower edge of a picture: the given one, else the viewer, else the first player.
 *
 * @category Board
 */
export const seatBelow = (asked: Seat | undefined, viewer: Viewer, player: Seat): Seat =>
  asked ?? (viewer === 'spectator' ? player : viewer);

/**
 * A height that stays the same during a game: in a picture that keeps its places, at least the room that is kept free.
 *
 * @param kept - What the part needs at most in most games.
 * @category Board
 */
export const keptHeight = ({ still }: Pick<Sketch<never>, 'still'>, height: number, kept: number): number =>
  still ? Math.max(height, kept) : height;

/**
 * The form of {@link slots}.
 *
 * @category Board
 */
export interface Slots {
  /** How wide a place is, in units of the drawing. */
  readonly wide: number;
  /** How high a place is, in units of the drawing. */
  readonly high: number;
  /** How many rows there are. */
  readonly rows: number;
  /** Between two places of a row; default 4. */
  readonly gap?: number;
  /** From one row to the next; by default as far apart as the places of a row. */
  readonly step?: number;
}

/**
 * The free places of a tray, in rows: where pieces will come to lie, in a picture that keeps its places; else nothing. Draw them below
 * the pieces.
 *
 * @category Board
 */
export function slots(
  { still }: Pick<Sketch<never>, 'still'>,
  { x, y, width }: Room,
  { wide, high, rows, gap = 4, step = high + gap }: Slots,
): string {
  if (!still) return '';
  const across = Math.max(1, Math.floor((width + gap + 0.5) / (wide + gap)));
  const inner = `h${round(wide - 2 * INSET)}v${round(high - 2 * INSET)}h${round(2 * INSET - wide)}Z`;
  const corners = Array.from({ length: across * rows }, (_, i) => [
    round(x + INSET + (i % across) * (wide + gap)),
    round(y + INSET + Math.floor(i / across) * step),
  ]);
  return element('path', { class: 'w-empty w-faded', d: corners.map((at) => `M${at.join(' ')}${inner}`).join('') });
}

/** How far a free place stays inside the edge of what will cover it. */
const INSET = 2;

/** The sizes of a title: a long one is set smaller, and has to be set tighter only below the least of them. */
const LEAST_TITLE = 12;
const TITLES = [18, 16, 14, LEAST_TITLE];

/** The distance between two lines of the task. */
const LINE = 17;

/** The height of a button, enough for a finger. */
const BUTTON_HEIGHT = 44;

/**
 * Buttons for the offered moves without a place on the table. Draw them last.
 *
 * @param words - The words of a button, from the first of its moves.
 * @category Board
 */
export function tray<M>(board: Sketch<M>, { x, y, width }: Room, phone: boolean, words: (move: M) => string): Part {
  const left = board.still ? [] : board.left();
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
