/** How letters stand out from what lies beneath them. */
import { textWidth } from '../../board/index.js';
import { unescaped } from '../language/pseudo.js';
import { fail } from '../laws/same.js';
import { BELOW, FILLED, LETTERS } from './drawn.js';
import { ofTag, type Tag, tagsOf } from './tags.js';

type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

/** A filled shape. */
interface Shape {
  covers(point: Point): boolean;
  /** `none` where it is not filled, and nothing in a definition that takes the colour of its use. */
  readonly fill: string;
  readonly opacity: number;
}

const WHITE: Colour = [255, 255, 255];

/** A colour that is written as `#rrggbb`; `undefined` for what is not painted. */
function colourOf(text: string): Colour | undefined {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(text) ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** A colour laid over another one. */
const over = (colour: Colour, opacity: number, ground: Colour): Colour => {
  const mixed = (i: 0 | 1 | 2): number => opacity * colour[i] + (1 - opacity) * ground[i];
  return [mixed(0), mixed(1), mixed(2)];
};

/** The relative luminance of WCAG 2. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2, from 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How many numbers a command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const ON_ARC = 12;

/** Points on the arc of a circle, from one point to another. */
function arc(
  [ax, ay]: Point,
  [bx, by]: Point,
  radius: number,
  isLong: boolean,
  isClockwise: boolean,
): readonly Point[] {
  const half = Math.hypot(bx - ax, by - ay) / 2;
  if (half === 0) return [];
  const size = Math.max(radius, half);
  const away = (Math.sqrt(size ** 2 - half ** 2) / (2 * half)) * (isLong === isClockwise ? -1 : 1);
  const [x, y] = [(ax + bx) / 2 - away * (by - ay), (ay + by) / 2 + away * (bx - ax)];
  const from = Math.atan2(ay - y, ax - x);
  const turn = (Math.atan2(by - y, bx - x) - from + 4 * Math.PI) % (2 * Math.PI);
  const swept = isClockwise ? turn : turn - 2 * Math.PI;
  return Array.from({ length: ON_ARC }, (_, i) => {
    const angle = from + (swept * (i + 1)) / ON_ARC;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  });
}

/** An arc as a path writes it: its radii, its rotation, which is 0, its flags and its end. */
type Arc = readonly [wide: number, high: number, rotation: 0, long: number, clockwise: number, x: number, y: number];

/** Points on an arc of a path. */
function arcOf(from: Point, to: Point, [wide, high, , long, clockwise]: Arc): readonly Point[] {
  const flat = ([x, y]: Point): Point => [x, (y * wide) / high];
  return arc(flat(from), flat(to), wide, long === 1, clockwise === 1).map(([x, y]) => [x, (y * high) / wide]);
}

/** The outlines of a path: lines and arcs, and curves by their ends. */
function outlines(path: string): readonly (readonly Point[])[] {
  const found: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const kind = command.toUpperCase();
    const isRelative = command !== kind;
    const takes = TAKES[kind] ?? fail(`a path has the command ${command}`);
    for (let at = takes; takes > 0 && at <= numbers.length; at += takes) {
      const from: Point = [x, y];
      const [before, last] = [numbers[at - 2] as number, numbers[at - 1] as number];
      if (kind !== 'V') x = (isRelative ? x : 0) + (kind === 'H' ? last : before);
      if (kind !== 'H') y = (isRelative ? y : 0) + last;
      if (kind === 'M' && at === takes) found.push([[x, y]]);
      else if (kind === 'A')
        found.at(-1)?.push(...arcOf(from, [x, y], numbers.slice(at - takes, at) as unknown as Arc));
      else found.at(-1)?.push([x, y]);
    }
    if (kind === 'Z') [x, y] = found.at(-1)?.[0] ?? [x, y];
  }
  return found;
}

/** Whether a point lies within outlines, by the even-odd rule. Most points lie beside the box around them. */
function within(shapes: readonly (readonly Point[])[]): (point: Point) => boolean {
  const [xs, ys] = [shapes.flat().map(([x]) => x), shapes.flat().map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return ([x, y]) => {
    if (x < left || x > right || y < top || y > bottom) return false;
    let inside = false;
    for (const corners of shapes) {
      let [bx, by] = corners.at(-1) as Point;
      for (const [ax, ay] of corners) {
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
        [bx, by] = [ax, ay];
      }
    }
    return inside;
  };
}

/** The corners of a polygon. */
export const cornersIn = (points: string): readonly Point[] =>
  points.split(' ').map((at) => at.split(',').map(Number) as unknown as Point);

/** Whether a shape covers a point, seen from the corner from which it is drawn. */
export const covering = ofTag(({ name, attributes }): ((point: Point) => boolean) | undefined => {
  const number = (key: string): number => Number(attributes[key] ?? 0);
  switch (name) {
    case 'rect': {
      const [left, top, width, height] = [number('x'), number('y'), number('width'), number('height')];
      return ([x, y]) => x >= left && x <= left + width && y >= top && y <= top + height;
    }
    case 'circle': {
      const [middle, height, radius] = [number('cx'), number('cy'), number('r')];
      return ([x, y]) => Math.hypot(x - middle, y - height) <= radius;
    }
    case 'polygon':
      return within([cornersIn(attributes['points'] ?? '')]);
    case 'path':
      return within(outlines(attributes['d'] ?? ''));
    default:
      return undefined;
  }
});

/** Where an element is drawn, and what it takes from those around it. */
interface Around {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: string;
  readonly opacity: number;
  /** Whether what stands here with an id defines a shape. */
  readonly defines: boolean;
  /** The shapes of the definition in which it stands. */
  readonly definition: Shape[] | undefined;
}

/** A shape where it is drawn. */
const placed = ({ x: left, y: top, scale }: Around, shape: Shape): Shape => ({
  ...shape,
  covers: ([x, y]) => shape.covers([(x - left) / scale, (y - top) / scale]),
});

/** What an element makes of what stands around it. */
function entered(around: Around, { name, attributes }: Tag): Around {
  const { transform = '' } = attributes;
  const [, tx = '0', ty = '0'] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(transform) ?? [];
  const [, scale = '1'] = /scale\(([-\d.]+)\)/.exec(transform) ?? [];
  return {
    x: around.x + around.scale * Number(tx),
    y: around.y + around.scale * Number(ty),
    scale: around.scale * Number(scale),
    fill: attributes['fill'] ?? around.fill,
    opacity: around.opacity * Number(attributes['opacity'] ?? 1),
    defines: around.defines || name === 'defs',
    definition: around.definition,
  };
}

/** The shapes of a definition where it is used. */
const used = (here: Around, shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map(({ covers, fill, opacity }) =>
    placed(here, { covers, fill: fill || here.fill, opacity: here.opacity * opacity }),
  );

/** Letters from these sizes on, plain or bold, may stand out less. */
const LARGE = { plain: 24, bold: 18.66 };
const LEAST = { small: 4.5, large: 3 };

/** Fails unless a line of text stands out from the shapes below it, in its middle and halfway to its ends. */
function checkLine(here: Around, { attributes, text: escaped }: Tag, shapes: readonly Shape[]): void {
  const text = unescaped(escaped);
  const size = Number(attributes['font-size'] ?? LETTERS);
  const bold = attributes['font-weight'] === '700';
  const measured = FILLED * textWidth(text, size, bold);
  const width = Math.min(measured, Number(attributes['textLength'] ?? measured));
  const anchor = attributes['text-anchor'];
  const x = here.x + Number(attributes['x'] ?? 0);
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  const middle = here.y + Number(attributes['y'] ?? 0) - BELOW * size;
  const least = size >= (bold ? LARGE.bold : LARGE.plain) ? LEAST.large : LEAST.small;
  const letters = colourOf(here.fill) ?? fail(`"${text}" has no colour`);
  for (const part of [0.25, 0.5, 0.75]) {
    const ground = groundAt([left + part * width, middle], shapes);
    const ratio = contrast(over(letters, here.opacity, ground), ground);
    if (ratio < least)
      fail(
        `"${text}" at (${Math.round(left)}, ${Math.round(middle)}) has a contrast of ${ratio.toFixed(2)}, not ${least}`,
      );
  }
}

/** The colour of a point below which these shapes are painted, one over the other. */
function groundAt(point: Point, shapes: readonly Shape[]): Colour {
  let ground = WHITE;
  for (const { covers, fill, opacity } of shapes) {
    const colour = covers(point) && colourOf(fill);
    if (colour) ground = over(colour, opacity, ground);
  }
  return ground;
}

/**
 * Fails where letters do not stand out from what lies beneath them, by the figures of WCAG 2: 4.5 to 1, or 3 to 1 for large letters.
 *
 * @param svg - A picture that is painted by attributes.
 */
export function standsOut(svg: string): void {
  const definitions = new Map<string, readonly Shape[]>();
  const shapes: Shape[] = [];
  const open: Around[] = [{ x: 0, y: 0, scale: 1, fill: '#000000', opacity: 1, defines: false, definition: undefined }];
  for (const tag of tagsOf(svg)) {
    const { name, closing, alone, attributes } = tag;
    if (closing) {
      open.pop();
      continue;
    }
    const around = open.at(-1) as Around;
    let here = entered(around, tag);
    const { id } = attributes;
    if (around.defines && id !== undefined) {
      const definition: Shape[] = [];
      definitions.set(id, definition);
      here = { x: 0, y: 0, scale: 1, fill: '', opacity: 1, defines: false, definition };
    }
    const covers = covering(tag);
    if (covers !== undefined) {
      const opacity = here.opacity * Number(attributes['fill-opacity'] ?? 1);
      (here.definition ?? shapes).push(placed(here, { covers, fill: here.fill, opacity }));
    }
    if (name === 'use') shapes.push(...used(here, definitions.get(attributes['href']?.slice(1) ?? '') ?? []));
    if (name === 'text') checkLine(here, tag, here.definition ?? shapes);
    if (!alone) open.push(here);
  }
}
