import type { IconName } from '../contract/icon.js';
import type { BaseMove } from '../contract/notation.js';
import { hotspot, type Places } from './hotspot.js';
import { outlineOf } from './icons.js';
import { flagged, MARK_SIGNS } from './marks.js';
import { wrapped } from './measure.js';
import type { BoardOptions, Mark, Spoken } from './options.js';
import { painted, themeInside } from './paint.js';
import type { Cloth } from './palette.js';
import { box, DEPTH, element, escapeXml, LETTERS, label, moved, round, tones, upperRight } from './svg.js';
import { boardCss, nameOf, PLAIN } from './theme.js';
import { type ThingName, thingOf } from './things.js';

/**
 * A place on the board.
 *
 * @category Board
 */
export interface Place {
  /** The left edge, in units of the drawing. */
  readonly x: number;
  /** The upper edge, in units of the drawing. */
  readonly y: number;
  /** How wide it is, in units of the drawing. */
  readonly width: number;
  /** How high it is, in units of the drawing. */
  readonly height: number;
  /** What it is, for screen readers, where {@link Places.pieceAt} describes nothing there: a button, the title of a row. */
  readonly name?: string;
  /** The radius of the frame's corners; default 6. */
  readonly radius?: number;
  /** The points of a polygon, for a frame that is no rectangle. */
  readonly outline?: string;
  /** Whether it stands above the table: then its outline lies in the dark below it. Default false. */
  readonly raised?: boolean;
}

/**
 * A board while it is drawn: it knows the moves of each place, collects the icons in use, and finishes the picture.
 *
 * @category Board
 */
export interface Sketch<M> {
  /** Whether the picture keeps its places: {@link BoardOptions.still}. */
  readonly still: boolean;
  /**
   * A thing on the table with an id. Where moves are offered for it, it becomes a hotspot with these moves.
   *
   * @param id - An id that stays the same from ply to ply: `card-archery-range`.
   * @param children - Markup, drawn from the corner of the place.
   */
  place(id: string, place: Place, ...children: readonly string[]): string;
  /** An icon around `x` and `y`; `tone` is a class of the theme, default `ink`. */
  icon(name: IconName, x: number, y: number, size: number, tone?: string): string;
  /**
   * An icon of the game's own. It is written once, under its name.
   *
   * @param outline - A path in a square of 24 units; holes follow the even-odd rule.
   */
  emblem(name: string, outline: string, x: number, y: number, size: number, tone?: string): string;
  /**
   * A shape that is drawn many times, like a cube: its markup is written once, under a name.
   *
   * @param markup - Draws the shape in a square of 24 units; called when the picture first needs it.
   * @param tone - A class of the theme for the parts without one.
   */
  stamp(name: string, markup: () => string, x: number, y: number, size: number, tone?: string): string;
  /** A thing around `x` and `y`; `tone` is a class of the theme, default its own colour. */
  thing(name: ThingName, x: number, y: number, size: number, tone?: string): string;
  /** A button for moves without a thing on the table; greyed out where none is offered. */
  button(id: string, place: Omit<Place, 'name'>, text: string): string;
  /** The moves offered at a place. */
  movesAt(id: string): readonly M[];
  /** Whether a place has a mark. Where places touch, draw those with one last: else the next place hides it. */
  isMarked(id: string): boolean;
  /** The places of offered moves that have not been drawn yet, for {@link Sketch.button}. */
  left(): readonly string[];
  /** The finished picture. */
  finish(picture: Picture, ...children: readonly string[]): string;
}

/**
 * The frame of a finished picture.
 *
 * @category Board
 */
export interface Picture {
  /** How wide it is, in units of the drawing. */
  readonly width: number;
  /** How high it is, in units of the drawing. */
  readonly height: number;
  /** How large a unit of the drawing is; default 1. */
  readonly scale?: number;
  /** The title, in a few words: `7 Wonders Duel, Age II`. */
  readonly title: string;
  /** The description, in a sentence or two, for screen readers. */
  readonly description: string;
}

/** The type of a button: large in one line or two, or small in three. */
const BUTTON_LINES = [
  { size: 13, step: 16, most: 2 },
  { size: 12, step: 15, most: 2 },
  { size: 11, step: 13, most: 3 },
] as const;

/** The side of the square in which a shape is defined. */
const SQUARE = 24;

/** A place as wide and as high has its mark inside its corner, so that it hides nothing beside it. */
const LARGE = 40;

/** Where a mark stands at a place. */
function corner(width: number, height: number, outline: string | undefined): readonly [x: number, y: number] {
  if (outline !== undefined) return upperRight(outline);
  return width >= LARGE && height >= LARGE ? [width - 10, 10] : [width - 2, 2];
}

/**
 * Begins a board.
 *
 * @param places - The places of moves, and their words.
 * @param cloth - What lies on the table. Default slate.
 * @throws RangeError if the `paint` is unknown, or if it is `attributes` and the theme has no fixed colours.
 * @example
 * ```ts
 * import { box, sketch } from '@wonders/core/board';
 * const moves = [{ kind: 'take' }];
 * const board = sketch({ moves }, { placeOf: () => 'deck', describe: () => 'Take a card', encode: ({ kind }) => kind });
 * const deck = board.place('deck', { x: 8, y: 8, width: 60, height: 90, name: 'The deck' }, box(0, 0, 60, 90));
 * const svg = board.finish({ width: 76, height: 106, title: 'A deck', description: 'A deck of cards.' }, deck);
 * console.log(svg.includes('id="deck"'), svg.includes('data-move="take"')); // true true
 * ```
 * @category Board
 */
export function sketch<M extends BaseMove>(
  {
    moves = [],
    marks = [],
    theme = 'light',
    paint = 'style',
    nonce,
    language,
    idPrefix = '',
    still = false,
    art,
  }: BoardOptions<M, Spoken>,
  places: Places<M>,
  cloth: Cloth = PLAIN,
): Sketch<M> {
  const inside = themeInside(paint, theme, cloth);
  const { placeOf, pieceAt, asked = [] } = places;
  const offered = new Map<string, M[]>();
  for (const move of moves) {
    const place = placeOf(move);
    const there = offered.get(place);
    if (there === undefined) offered.set(place, [move]);
    else there.push(move);
  }
  const marked = new Map<string, Pick<Mark, 'as' | 'says'>>(asked.map((id) => [id, { as: 'asked' }]));
  for (const { place, as, says } of marks) marked.set(place, says === undefined ? { as } : { as, says });
  const drawn = new Set<string>();
  const definitions = new Map<string, string>();

  function icon(name: IconName, x: number, y: number, size: number, tone = 'ink'): string {
    return defined(`icon-${name}`, (id) => element('path', { id, d: outlineOf(name) }), x, y, size, tones(tone));
  }

  /**
   * Uses a shape around `x` and `y`.
   *
   * @param markup - Its definition, which is written once: a path, or a symbol of several parts, in a square of 24 units.
   */
  function defined(
    name: string,
    markup: (id: string) => string,
    x: number,
    y: number,
    size: number,
    classes?: string,
  ): string {
    const id = idPrefix + name;
    if (!definitions.has(id)) definitions.set(id, markup(id));
    const scale = Math.round((size / SQUARE) * 1000) / 1000;
    const transform = `translate(${round(x - size / 2)} ${round(y - size / 2)})scale(${scale})`;
    return element('use', { class: classes, href: `#${id}`, transform });
  }

  const symbol = (markup: () => string) => (id: string) => element('symbol', { id }, markup());

  function place(
    id: string,
    { x, y, width, height, name = '', radius = 6, outline, raised = false }: Place,
    ...children: readonly string[]
  ) {
    const at = offered.get(id) ?? [];
    const piece = pieceAt?.(id);
    const { as: mark, says } = marked.get(id) ?? {};
    drawn.add(id);
    const classes = [at.length > 0 && 'w-hot', mark && `w-mark-${mark}`].filter(Boolean).join(' ');
    const heard =
      at.length > 0 ? hotspot(at, name, piece?.text, places) : { role: 'img', 'aria-label': piece?.text ?? name };
    const framed = at.length > 0 || mark !== undefined;
    const frame = !framed
      ? ''
      : outline === undefined
        ? box(0, 0, width, height, 'frame', radius)
        : element('polygon', { class: 'w-frame', points: outline });
    const sign = mark && MARK_SIGNS[mark];
    const drawing = children.join('');
    const own = art?.({ id, name: piece?.text ?? name, width, height, outline, drawn: drawing });
    return element(
      'g',
      {
        id: idPrefix + id,
        'data-piece': piece && id,
        class: classes || undefined,
        transform: `translate(${round(x)} ${round(y)})`,
        ...heard,
      },
      raised ? box(0, DEPTH, width, height, 'deep', radius) : '',
      own ?? drawing,
      says === undefined ? '' : flagged(says, width, height, outline),
      frame,
      sign === undefined ? '' : moved(...corner(width, height, outline), badge(sign)),
    );
  }

  const badge = ([sign, tone]: NonNullable<(typeof MARK_SIGNS)[Mark['as']]>): string =>
    element('circle', { class: 'w-badge', r: 9 }) + icon(sign, 0, 0, 12, tone);

  function button(id: string, at: Omit<Place, 'name'>, text: string): string {
    const hot = offered.has(id);
    const { width, height } = at;
    const room = width - 12;
    const { size, step, most } =
      BUTTON_LINES.find((set) => wrapped(text, room * 0.9, set.size).length <= set.most) ?? BUTTON_LINES[2];
    const lines = wrapped(text, room * 0.9, size, most);
    const style = { size, anchor: 'middle', bold: hot, tone: hot ? 'on-accent' : 'soft', room } as const;
    return place(
      id,
      { ...at, name: text },
      box(0, 0, width, height, hot ? 'button' : 'empty', at.radius),
      ...lines.map((line, i) => label(width / 2, height / 2 + (i - (lines.length - 1) / 2) * step, line, style)),
    );
  }

  return {
    still,
    place,
    icon,
    emblem: (name, outline, x, y, size, tone = 'ink') =>
      defined(`emblem-${name}`, (id) => element('path', { id, d: outline }), x, y, size, tones(tone)),
    thing(name, x, y, size, tone) {
      const [own, markup] = thingOf(name);
      return defined(
        `thing-${name}`,
        symbol(() => markup),
        x,
        y,
        size,
        tones(tone ?? own),
      );
    },
    stamp: (name, markup, x, y, size, tone) =>
      defined(name, symbol(markup), x, y, size, tone === undefined ? undefined : tones(tone)),
    button,
    movesAt: (id) => offered.get(id) ?? [],
    isMarked: (id) => marked.has(id),
    left: () => [...offered.keys()].filter((id) => !drawn.has(id)),
    finish({ width, height, scale = 1, title, description }, ...children) {
      const attributes = {
        xmlns: 'http://www.w3.org/2000/svg',
        class: `wonders-board wonders-${nameOf(theme)} w-${cloth}`,
        viewBox: `0 0 ${round(width)} ${round(height)}`,
        width: width * scale,
        height: height * scale,
        'font-size': LETTERS,
        'fill-rule': 'evenodd',
        lang: language?.tag ?? 'en',
        role: moves.length > 0 ? 'group' : 'img',
        'aria-label': title,
      };
      const svg = element(
        'svg',
        attributes,
        element('title', {}, escapeXml(title)),
        element('desc', {}, escapeXml(description)),
        paint === 'style' ? element('style', { nonce }, boardCss(theme)) : '',
        element('defs', {}, ...definitions.values()),
        // Round corners let the background of the style sheet through, which attributes cannot give.
        element('rect', { class: 'w-paper', width, height, rx: inside === undefined ? 10 : undefined }),
        ...children,
      );
      return inside === undefined ? svg : painted(svg, inside);
    },
  };
}
