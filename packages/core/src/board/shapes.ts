import { textWidth, wrapped } from './measure.js';
import type { Sketch } from './sketch.js';
import { box, element, label, round } from './svg.js';

/** A board that draws things. */
/**
 * What draws things: a sketch of any board.
 *
 * @category Board
 */
export type Things = Pick<Sketch<never>, 'thing'>;

/**
 * A coin around `x` and `y`, with its number. One that cannot be paid is pale and bears a cross.
 *
 * @category Board
 */
export function coin(board: Things, x: number, y: number, size: number, n?: string | number, paid = true): string {
  const number = n === undefined ? '' : String(n);
  const letters = Math.max(11, size * (number.length > 1 ? 0.54 : 0.62));
  const r = size * 0.23;
  return (
    board.thing('coin', x, y, size, paid ? 'yellow' : 'line') +
    (number === ''
      ? ''
      : label(x, y, number, {
          size: letters,
          anchor: 'middle',
          bold: true,
          tone: paid ? 'on-yellow' : 'on-line',
          room: size * 0.8,
          whole: true,
        })) +
    (paid ? '' : board.thing('short', x + size * 0.38, y - size * 0.36, 2 * r))
  );
}

/**
 * Points around `x` and `y`: a laurel with their number.
 *
 * @category Board
 */
export const laurel = (
  board: Things,
  x: number,
  y: number,
  size: number,
  n: number,
  tone: 'white' | 'line' | 'green' = 'white',
): string =>
  board.thing('laurel', x, y, size, tone) +
  label(x, y, n, {
    size: Math.max(11, size * (String(n).length > 1 ? 0.48 : 0.56)),
    anchor: 'middle',
    bold: true,
    tone: `on-${tone}`,
    room: size * 0.72,
    whole: true,
  });

/**
 * What costs nothing: a word on green, with its right end at `x`.
 *
 * @param room - How wide it may be.
 * @category Board
 */
export function pill(x: number, y: number, text: string, room: number): string {
  const width = pillWidth(text, room);
  return (
    box(x - width, y - 8, width, 16, 'green', 8) +
    label(x - width / 2, y, text, {
      size: 11,
      anchor: 'middle',
      bold: true,
      tone: 'on-green',
      room: width - 6,
      whole: true,
    })
  );
}

/**
 * How wide a {@link pill} is.
 *
 * @category Board
 */
export const pillWidth = (text: string, room: number): number => Math.min(room, textWidth(text, 11, true) + 10);

/**
 * A thing on a round of stock, so that it stands out on every ground.
 *
 * @category Board
 */
export const onStock = (
  board: Things,
  name: Parameters<Things['thing']>[0],
  x: number,
  y: number,
  size: number,
): string => element('circle', { class: 'w-stock', cx: x, cy: y, r: size / 2 }) + board.thing(name, x, y, size * 0.8);

/** The upper part of a card, with its round corners. */
const field = (width: number, height: number, radius: number, tone: string): string =>
  element('path', {
    class: `w-${tone}`,
    d: `M0 ${round(height)}V${radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}h${round(width - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${round(height - radius)}Z`,
  });

/** The lower part of a tile. */
const foot = (width: number, top: number, height: number, radius: number, tone: string): string =>
  element('path', {
    class: `w-${tone}`,
    d: `M0 ${round(top)}h${round(width)}v${round(height - top - radius)}a${radius} ${radius} 0 0 1-${radius} ${radius}h-${round(width - 2 * radius)}a${radius} ${radius} 0 0 1-${radius}-${radius}Z`,
  });

/**
 * The lines of a name: one, or two where one would have to be set too tight.
 *
 * @param tight - How much wider than its room a line may be.
 * @category Board
 */
export function nameLines(name: string, room: number, tight = name.includes(' ') ? 1.05 : 1.6): readonly string[] {
  if (textWidth(name, 11) <= room * tight) return [name];
  const lines = wrapped(name, room * 1.25, 11);
  return lines.length <= 2 ? lines : wrapped(name, room * 1.6, 11, 2);
}

/**
 * The distance between the lines of a name.
 *
 * @category Board
 */
export const NAME_LINE = 11.5;

/**
 * The parts of a card that lies face up.
 *
 * @category Board
 */
export interface CardFace {
  /** How wide it is. */
  readonly width: number;
  /** How high it is. */
  readonly height: number;
  /** How high its coloured field is. */
  readonly field: number;
  /** The colour of the field. */
  readonly tone: string;
  /** What is drawn in the field: a scene in the light tone, then what the card does. */
  readonly inField: string;
  /** Its name. */
  readonly name: string;
  /** Whether it lies below others: then it is duller. */
  readonly covered?: boolean;
  /** How much wider than its room its name may be before it takes two lines. */
  readonly tight?: number;
}

/**
 * A card that lies face up: stock with a field in its colour, its name below.
 *
 * @category Board
 */
export function cardFace({
  width,
  height,
  field: high,
  tone,
  inField,
  name,
  covered = false,
  tight,
}: CardFace): string {
  const room = width - 8;
  const lines = nameLines(name, room, tight);
  return (
    box(0, 0, width, height, covered ? 'stock edge' : 'stock') +
    field(width, high, 6, tone) +
    inField +
    element('rect', { class: 'w-deep', y: high - 1.6, width, height: 1.6 }) +
    lines.map((line, i) => label(4, high + 8 + i * NAME_LINE, line, { size: 11, room, whole: true })).join('') +
    (covered ? box(0, 0, width, height, 'veil') : '')
  );
}

/**
 * The parts of a card that lies face down.
 *
 * @category Board
 */
export interface CardBack {
  /** How wide it is. */
  readonly width: number;
  /** How high it is. */
  readonly height: number;
  /** How much of its height can be seen. */
  readonly shown: number;
  /** The colour of its back. */
  readonly tone: string;
  /** The numeral on it; `''` for none. */
  readonly text: string;
}

/**
 * A card that lies face down: roofs on the colour of its back, which is darker than that of a face, and a numeral.
 *
 * @category Board
 */
export function cardBack(board: Things, { width, height, shown, tone, text }: CardBack): string {
  const size = Math.min(width * 0.62, shown * 0.54);
  const top = Math.max(1, (shown - size - 15) / 2);
  return (
    box(0, 0, width, height, `${tone} edge`) +
    box(0, 0, width, height, 'deep') +
    board.thing('roofs', width / 2, top + size / 2 - 2, size) +
    (text === ''
      ? ''
      : label(width / 2, top + size + 5, text, { size: 19, anchor: 'middle', bold: true, tone: 'on-paper serif' }))
  );
}

/**
 * The parts of a tile with a picture: a wonder, a god.
 *
 * @category Board
 */
export interface TileFace {
  /** How wide it is. */
  readonly width: number;
  /** How high it is. */
  readonly height: number;
  /** Its colour; `undefined` while it is a drawing on stock. */
  readonly tone: string | undefined;
  /** Draws its picture around a point, in a tone. */
  readonly art: (x: number, y: number, size: number, tone: string) => string;
  /** Its name, below the picture. */
  readonly name: string;
}

/**
 * A tile with a picture before a sky, and its name at the foot.
 *
 * @category Board
 */
export function tileFace({ width, height, tone, art, name }: TileFace): string {
  const lines = nameLines(name, width - 8);
  const sky = height - (lines.length * NAME_LINE + 4);
  const size = Math.min(sky - 2, width * 0.8);
  const letters = tone === undefined ? 'ink' : `on-${tone}`;
  return (
    box(0, 0, width, height, tone ?? 'stock') +
    (tone === undefined ? '' : field(width, sky, 6, 'sky')) +
    art(
      Math.min(width * (tone === undefined ? 0.64 : 0.56), width - size / 2 - 3),
      sky - size / 2,
      size,
      tone ?? 'line faded',
    ) +
    (tone === undefined ? foot(width, sky, height, 6, 'light') : '') +
    lines
      .map((line, i) =>
        label(4, sky + NAME_LINE / 2 + 2 + i * NAME_LINE, line, {
          size: 11,
          tone: letters,
          room: width - 8,
          whole: true,
        }),
      )
      .join('')
  );
}

/**
 * The edges of the cards below the first one of a stack.
 *
 * @param n - How many cards lie there; three edges at most are drawn.
 * @category Board
 */
export const stackEdges = (n: number, width: number, height: number, tone: string, radius = 5): string =>
  Array.from({ length: Math.max(0, Math.min(4, n) - 1) }, (_, i) => Math.min(4, n) - 1 - i)
    .map(
      (i) =>
        box(1.5 * i, -2.2 * i, width - 3 * i, height, tone, radius) +
        box(1.5 * i, -2.2 * i, width - 3 * i, height, 'deep', radius),
    )
    .join('');
