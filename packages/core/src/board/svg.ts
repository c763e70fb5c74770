import { fitted, textWidth } from './measure.js';

/**
 * Attributes of an element, in the order in which they are written. Numbers are rounded to tenths; `undefined` leaves one out.
 *
 * @category Board
 */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number for SVG: at most one decimal. Whole numbers are written in half the time of others, so both sides of the point are. */
export function round(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const rounded = Math.round(value * 10);
  const tenths = Math.abs(rounded);
  const whole = `${rounded < 0 ? '-' : ''}${Math.floor(tenths / 10)}`;
  return tenths % 10 === 0 ? whole : `${whole}.${tenths % 10}`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 forbids, and what means something there: control characters, halves of surrogate pairs, two that are no characters. */
const SPECIAL = /[&<>"\uFFFE\uFFFF\p{Surrogate}]|(?![\t\n\r])\p{Control}/gu;

/** Only characters of ASCII that mean nothing in XML, as in nearly all texts: this is known in a tenth of the time. */
const PLAIN = /^[ !#-%'-;=?-~]*$/;

/** Escapes text for an element or an attribute. A character that XML forbids becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(SPECIAL, (sign) => ESCAPES[sign] ?? '\uFFFD');

/**
 * An element with its attributes and content.
 *
 * @param children - Markup, joined without a change.
 * @example
 * ```ts
 * import { element } from '@wonders/core/board';
 * console.log(element('circle', { cx: 8, cy: 1 / 3, r: 4 })); // <circle cx="8" cy="0.3" r="4"/>
 * ```
 * @category Board
 */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let tag = `<${name}`;
  for (const key in attributes) {
    if (!Object.hasOwn(attributes, key)) continue;
    const value = attributes[key];
    if (value !== undefined) tag += ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`;
  }
  return children.length === 0 ? `${tag}/>` : `${tag}>${children.join('')}</${name}>`;
}

/**
 * How a line of text is set.
 *
 * @category Board
 */
export interface TextStyle {
  /** The height of the letters in units of the drawing. Default 12. */
  readonly size?: number;
  /** What `x` means. Default `start`. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Whether the letters are bold. Default false. */
  readonly bold?: boolean;
  /** Classes of the theme: `muted`, `on-red`, … Default `ink`. */
  readonly tone?: string;
  /**
   * The room of the line. A text that is a little wider is set tighter, so that it fits in every font; a text that is much wider is
   * cut.
   */
  readonly room?: number;
  /** Whether it is never cut, however tight it has to be set. Default false. */
  readonly whole?: boolean;
}

/** Above this share of its room a line is set to fit, since fonts differ. */
const ROOMY = 0.94;

/** How much wider than its room a line may be before it is cut: as much as tight setting saves. */
const CLOSE = 1.4;

/** The default size of letters, the most frequent one. */
export const LETTERS = 11;

/**
 * A line of text; `y` is the middle of its height, as for icons.
 *
 * @category Board
 */
export function label(
  x: number,
  y: number,
  text: string | number,
  {
    size = 12,
    anchor = 'start',
    bold = false,
    tone = 'ink',
    room = Number.POSITIVE_INFINITY,
    whole = false,
  }: TextStyle = {},
): string {
  const line = String(text);
  const close = textWidth(line, size, bold) > room * ROOMY;
  const classes = tones(`${tone}${anchor === 'start' ? '' : ` ${anchor}`}${bold ? ' bold' : ''}`);
  const attributes: Attributes = {
    class: classes,
    x,
    y: y + size * 0.35,
    'font-size': size === LETTERS ? undefined : size,
    textLength: close ? room : undefined,
    lengthAdjust: close ? 'spacingAndGlyphs' : undefined,
  };
  return element('text', attributes, escapeXml(close && !whole ? fitted(line, room * CLOSE, size, bold) : line));
}

/** How far below a thing that is raised its outline lies. */
export const DEPTH = 3;

/**
 * A rectangle of the theme.
 *
 * @param tone - Classes of the theme: `panel`, `red`, `frame`, …
 * @param radius - The radius of its corners; default 6.
 * @category Board
 */
export const box = (x: number, y: number, width: number, height: number, tone = 'panel', radius = 6): string =>
  element('rect', { class: tones(tone), x: x || undefined, y: y || undefined, width, height, rx: radius });

/** A tone (`'panel hot'`) as classes of the theme; ink is the default and needs none. */
export function tones(names: string): string | undefined {
  if (names === 'ink') return undefined;
  return `w-${(names.startsWith('ink ') ? names.slice(4) : names).replaceAll(' ', ' w-')}`;
}

/**
 * Gives a tone to all parts inside that are in ink.
 *
 * @param tone - Classes of the theme: `on-red`, `muted`, …
 * @category Board
 */
export const toned = (tone: string, ...children: readonly string[]): string =>
  element('g', { class: tones(tone) }, ...children);

/**
 * Moves its content to a place.
 *
 * @category Board
 */
export const moved = (x: number, y: number, ...children: readonly string[]): string =>
  element('g', { transform: `translate(${round(x)} ${round(y)})` }, ...children);

/**
 * The corners of a hexagon as the `points` of a polygon.
 *
 * @param size - The distance from the middle to a corner.
 * @param pointy - Whether a corner is on top; default true.
 * @category Board
 */
export function hexagon(x: number, y: number, size: number, pointy = true): string {
  const corners: string[] = [];
  for (let i = 0; i < 6; i++) {
    const angle = (Math.PI / 3) * i + (pointy ? Math.PI / 6 : 0);
    corners.push(`${round(x + size * Math.cos(angle))},${round(y + size * Math.sin(angle))}`);
  }
  return corners.join(' ');
}

/** The corner of an outline that lies furthest to the right and to the top. */
export function upperRight(outline: string): readonly [number, number] {
  const corners = outline.split(' ').map((corner) => corner.split(',').map(Number) as [number, number]);
  return corners.reduce((a, b) => (b[0] - b[1] > a[0] - a[1] ? b : a));
}
