/** What a picture shows: its lines of text, icons, panels and discs, each where it stands. */
import { textWidth } from '../board/index.js';
import { unescaped } from './pseudo.js';

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

/** The tags of a picture, each with the text that follows it. */
export const TAGS = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>([^<]*)/g;

/** What stands in an attribute. */
export function written(attributes: string, key: string): string | undefined {
  const at = attributes.indexOf(` ${key}="`);
  if (at < 0) return undefined;
  const from = at + key.length + 3;
  return attributes.slice(from, attributes.indexOf('"', from));
}

/** The corner from which a part of a picture is drawn, and the place to which it belongs. */
interface Corner {
  readonly x: number;
  readonly y: number;
  /** Whether nothing is drawn there, since it is a definition. */
  readonly hidden: boolean;
  readonly place: string | undefined;
}

/** What a picture shows, without the shapes that its icons are made of. */
export function drawnIn(svg: string): readonly Drawn[] {
  const found: Drawn[] = [];
  const corners: Corner[] = [];
  for (const [, closing, name = '', attributes = '', alone, text = ''] of svg.matchAll(TAGS)) {
    const { x: dx, y: dy, hidden, place } = corners.at(-1) ?? { x: 0, y: 0, hidden: false, place: undefined };
    if (closing === '/') {
      corners.pop();
      continue;
    }
    const number = (key: string): number => Number(written(attributes, key) ?? 0);
    if (!hidden) {
      if (name === 'text')
        found.push({ ...textAt(dx + number('x'), dy + number('y'), unescaped(text), attributes), place });
      else if (name === 'circle')
        found.push({ ...around('disc', dx + number('cx'), dy + number('cy'), 2 * number('r')), place });
      else if (name === 'use' || name === 'rect') {
        const [width, height] = [number('width'), number('height')];
        const [left, top] = [dx + number('x'), dy + number('y')];
        const told = name === 'use' ? (written(attributes, 'href') ?? '') : `a panel of ${width} by ${height}`;
        const isFrame = written(attributes, 'class')?.includes('w-frame') === true;
        const what = name === 'use' ? 'icon' : isFrame ? 'frame' : 'panel';
        const [middle, centre] = [top + height / 2, left + width / 2];
        found.push({ what, told, left, top, right: left + width, bottom: top + height, place, middle, centre });
      }
    }
    if (alone === '/') continue;
    const [tx = 0, ty = 0] =
      written(attributes, 'transform')?.slice('translate('.length, -1).split(' ').map(Number) ?? [];
    corners.push({
      x: dx + tx,
      y: dy + ty,
      hidden: hidden || name === 'symbol' || name === 'style',
      place: (name === 'g' ? written(attributes, 'id') : undefined) ?? place,
    });
  }
  return found;
}

type Placeless = Omit<Drawn, 'place'>;

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

function textAt(x: number, y: number, text: string, attributes: string): Placeless {
  const classes = written(attributes, 'class')?.split(' ') ?? [];
  const size = Number(written(attributes, 'font-size') ?? LETTERS);
  const measured = FILLED * textWidth(text, size, classes.includes('w-bold'));
  const width = Math.min(measured, Number(written(attributes, 'textLength') ?? measured));
  const left = classes.includes('w-end') ? x - width : classes.includes('w-middle') ? x - width / 2 : x;
  const [middle, centre] = [y - BELOW * size, classes.includes('w-middle') ? x : undefined];
  return {
    what: 'text',
    told: `"${text}"`,
    left,
    top: y - CAPITALS * size,
    right: left + width,
    bottom: y,
    middle,
    centre,
  };
}
