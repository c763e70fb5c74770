/** What a picture shows: its lines of text, icons, panels and discs, each where it stands. */
import { textWidth } from '../../board/index.js';
import { unescaped } from '../language/pseudo.js';
import { ofTag, type Tag, tagsOf } from './tags.js';

/** A rectangle of a picture, in the units of its view box. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line of text, an icon, a rectangle or disc, or the frame of a place, in the order in which they are painted. */
export interface Drawn extends Area {
  readonly what: 'text' | 'icon' | 'panel' | 'disc' | 'frame';
  readonly told: string;
  /** The id of the innermost place in which it stands. */
  readonly place: string | undefined;
  /** The middle of its height. */
  readonly middle: number;
  /** The spot at which it is centred; only lines of text may have none. */
  readonly centre: number | undefined;
}

/** The part of a line's measured width that letters fill in every font. */
export const FILLED = 0.94;

/** The height of capital letters. */
const CAPITALS = 0.72;

/** How far the foot of a line lies below its middle, as part of the size of its letters. */
export const BELOW = 0.35;

/** The size of letters that the picture itself sets. */
export const LETTERS = 11;

/** The corner from which a part of a picture is drawn, and the place to which it belongs. */
interface Corner {
  readonly x: number;
  readonly y: number;
  /** Whether nothing is drawn there, since it is a definition. */
  readonly hidden: boolean;
  readonly place: string | undefined;
}

type Placeless = Omit<Drawn, 'place'>;

/** What a tag draws, seen from the corner from which it is drawn. */
export const drawnBy = ofTag((tag): Placeless | undefined => {
  const { name, attributes } = tag;
  const number = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'text') return textAt(number('x'), number('y'), tag);
  if (name === 'circle') return around('disc', number('cx'), number('cy'), 2 * number('r'));
  if (name === 'use') return iconAt(attributes);
  if (name !== 'rect') return undefined;
  const [left, top, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const told = `a panel of ${width} by ${height}`;
  const isFrame = attributes['class']?.includes('w-frame') === true;
  const what = isFrame ? 'frame' : 'panel';
  const [middle, centre] = [top + height / 2, left + width / 2];
  return { what, told, left, top, right: left + width, bottom: top + height, middle, centre };
});

/** How far a group moves what is in it. */
export function movedBy({ attributes }: Tag): readonly [right: number, down: number] {
  const [right = 0, down = 0] = attributes['transform']?.slice('translate('.length, -1).split(' ').map(Number) ?? [];
  return [right, down];
}

/** What a picture shows, without the shapes that its icons are made of. */
export function drawnIn(svg: string): readonly Drawn[] {
  const found: Drawn[] = [];
  const corners: Corner[] = [{ x: 0, y: 0, hidden: false, place: undefined }];
  for (const tag of tagsOf(svg)) {
    const { name, closing, alone, attributes } = tag;
    if (closing) {
      corners.pop();
      continue;
    }
    const { x, y, hidden, place } = corners.at(-1) as Corner;
    const each = hidden ? undefined : drawnBy(tag);
    if (each !== undefined) found.push(moved(each, x, y, place));
    if (alone) continue;
    const [right, down] = movedBy(tag);
    corners.push({
      x: x + right,
      y: y + down,
      hidden: hidden || name === 'defs' || name === 'style',
      place: (name === 'g' ? attributes['id'] : undefined) ?? place,
    });
  }
  return found;
}

/** The same at its place in the picture. */
const moved = (
  { what, told, left, top, right, bottom, middle, centre }: Placeless,
  x: number,
  y: number,
  place: string | undefined,
): Drawn => ({
  what,
  told,
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
  middle: middle + y,
  centre: centre === undefined ? undefined : centre + x,
  place,
});

export const around = (what: Drawn['what'], x: number, y: number, size: number): Placeless => ({
  what,
  told: `a ${what}`,
  middle: y,
  centre: x,
  left: x - size / 2,
  top: y - size / 2,
  right: x + size / 2,
  bottom: y + size / 2,
});

/** The side of the square in which a shape is defined. */
const SQUARE = 24;

/** A shape that is used, in its square. */
function iconAt({ href = '', transform = '' }: Tag['attributes']): Placeless {
  const [left = 0, top = 0, scale = 1] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  const size = SQUARE * scale;
  return { ...around('icon', left + size / 2, top + size / 2, size), told: href };
}

function textAt(x: number, y: number, { attributes, text }: Tag): Placeless {
  const classes = attributes['class']?.split(' ') ?? [];
  const size = Number(attributes['font-size'] ?? LETTERS);
  const line = unescaped(text);
  const measured = FILLED * textWidth(line, size, classes.includes('w-bold'));
  const width = Math.min(measured, Number(attributes['textLength'] ?? measured));
  const left = classes.includes('w-end') ? x - width : classes.includes('w-middle') ? x - width / 2 : x;
  const [middle, centre] = [y - BELOW * size, classes.includes('w-middle') ? x : undefined];
  return {
    what: 'text',
    told: `"${line}"`,
    left,
    top: y - CAPITALS * size,
    right: left + width,
    bottom: y,
    middle,
    centre,
  };
}
