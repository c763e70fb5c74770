import { unescaped } from '../language/pseudo.js';
import { fail } from '../laws/same.js';
import { type Area, around, type Drawn } from './drawn.js';
import { tagsOf } from './tags.js';

/** How far letters and icons may reach beyond an edge: widths are those of an average font. */
const SLACK = 2;

/** Whether two areas have more in common than an edge. */
const meet = (a: Area, b: Area): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

/** How far from its middle an icon is drawn in every direction, as part of half its area: the islands on a map of hexes leave the corners free. */
const ROUND = Math.sqrt(3) / 2;

/** Whether a text reaches into an icon. */
function isUnder(icon: Area, text: Area): boolean {
  if (!meet(icon, text)) return false;
  const [x, y] = [(icon.left + icon.right) / 2, (icon.top + icon.bottom) / 2];
  const reach = (size: number): number => (ROUND * size) / 2 - SLACK;
  const nearest = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));
  const across = (nearest(text.left, x, text.right) - x) / reach(icon.right - icon.left);
  const down = (nearest(text.top, y, text.bottom) - y) / reach(icon.bottom - icon.top);
  return across ** 2 + down ** 2 < 1;
}

const holds = (outer: Area, inner: Area): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK;

/** Whether the middle of an area lies in another. */
const centred = (outer: Area, { left, right, top, bottom }: Area): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
};

/** The last of these that lies under the middle of an area. */
function topmost(grounds: readonly Drawn[], each: Area): Drawn | undefined {
  for (let i = grounds.length - 1; i >= 0; i--) if (centred(grounds[i] as Drawn, each)) return grounds[i];
  return undefined;
}

/** Whether something is drawn around the middle of a disc. */
const isOn = (disc: Area, each: Area): boolean =>
  centred(disc, each) && Math.abs(disc.left + disc.right - each.left - each.right) <= SLACK;

const at = ({ left, top, told }: Drawn): string => `${told} at (${Math.round(left)}, ${Math.round(top)})`;

/**
 * Fails where a line of text or an icon leaves the picture or the panel in which it stands, or where one lies over a line of text, unless
 * a panel or a disc has been laid over the text before. An icon on a disc, such as a mark at the corner of a place, may cross the edge of the panel.
 *
 * @param things - What is drawn in the picture.
 */
export function apart(svg: string, things: readonly Drawn[]): void {
  const [, width = '0', height = '0'] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const picture: Area = { left: 0, top: 0, right: Number(width), bottom: Number(height) };
  const panels: Drawn[] = [];
  const discs: Drawn[] = [];
  let texts: Drawn[] = [];
  for (const each of things) {
    if (!holds(picture, each)) fail(`${at(each)} leaves the picture of ${width} by ${height}`);
    if (each.what === 'panel' || each.what === 'disc') {
      (each.what === 'panel' ? panels : discs).push(each);
      texts = texts.filter((text) => !meet(each, text));
      continue;
    }
    const panel = topmost(panels, each);
    if (panel !== undefined && !holds(panel, each) && !discs.some((disc) => isOn(disc, each)))
      fail(`${at(each)} leaves ${at(panel)}`);
    const other = texts.find((text) => (each.what === 'icon' ? isUnder(each, text) : meet(text, each)));
    if (other !== undefined) fail(`${at(each)} lies over ${at(other)}`);
    if (each.what === 'text') texts.push(each);
  }
}

/** Lengths are written with one decimal. */
const EXACT = 0.21;

const isExact = (a: number, b: number): boolean => Math.abs(a - b) < EXACT;

/** What is so little apart is meant to be in line. */
const ALMOST = 3;

/** In panels up to this width a line that is centred stands in the middle, and so does, in panels up to this height, all that is halfway up. */
const NARROW = 120;
const LOW = 48;

/** Halves of odd heights are rounded. */
const HALF = 0.6;

const isAlmost = (off: number, exact: number): boolean => Math.abs(off) > exact && Math.abs(off) < ALMOST;

/** Whether a line of text is the number on the thing that was drawn before it, in whose middle it stands. */
const isNumberOf = (before: Drawn | undefined, { what, middle, centre }: Drawn): boolean =>
  what === 'text' &&
  before?.what === 'icon' &&
  centre !== undefined &&
  isExact(before.middle, middle) &&
  isExact(before.centre ?? 0, centre);

/**
 * Fails where something almost stands in line: a line of text beside another of its place and size, one that is centred in a small panel or disc, or an icon
 * halfway up it.
 */
export function inLine(things: readonly Drawn[]): void {
  const grounds: Drawn[] = [];
  const texts = new Map<string, Drawn[]>();
  for (const [i, each] of things.entries()) {
    if (each.what === 'panel' || each.what === 'disc') {
      grounds.push(each);
      continue;
    }
    if (isNumberOf(things[i - 1], each)) continue;
    const under = topmost(grounds, each);
    // What only reaches over the edge of a disc does not stand on it.
    const ground = under?.what === 'disc' && !isOn(under, each) ? undefined : under;
    if (ground !== undefined && ground.bottom - ground.top <= LOW && isAlmost(ground.middle - each.middle, HALF))
      fail(`${at(each)} is not halfway up ${at(ground)}`);
    if (each.what === 'icon') continue;
    if (ground?.centre !== undefined && each.centre !== undefined && ground.right - ground.left <= NARROW)
      if (isAlmost(ground.centre - each.centre, EXACT)) fail(`${at(each)} is not in the middle of ${at(ground)}`);
    if (each.place === undefined) continue;
    const others = texts.get(each.place) ?? [];
    const beside = others.find(
      ({ bottom, top, middle }) =>
        isExact(bottom - top, each.bottom - each.top) && isAlmost(middle - each.middle, EXACT),
    );
    if (beside !== undefined) fail(`${at(each)} is not in line with ${at(beside)}`);
    texts.set(each.place, [...others, each]);
  }
}

/** The edges between which a gap lies. */
type Edges = readonly [from: 'left' | 'top', to: 'right' | 'bottom'];

/** Fails where the gaps in a row or column are almost as wide as one another, and not quite. */
function checkGaps(row: readonly Drawn[], [from, to]: Edges): void {
  const sorted = [...row].sort((a, b) => a[from] - b[from]);
  for (const [i, each] of sorted.entries()) {
    const [before, after] = [sorted[i - 1], sorted[i + 1]];
    if (before === undefined || after === undefined) continue;
    const gaps = [each[from] - before[to], after[from] - each[to]] as const;
    if (isAlmost(gaps[0] - gaps[1], 2 * EXACT))
      fail(`${at(each)} has gaps of ${gaps.map((gap) => gap.toFixed(1)).join(' and ')} beside it`);
  }
}

const kindOf = (id: string): string => id.replace(/-.*/, '');

/**
 * Fails where the gaps between the places of a row or column are almost even. Places of one kind and size make a row.
 *
 * @param framed - What is drawn in the picture with a mark on every place.
 */
export function evenly(framed: readonly Drawn[]): void {
  const frames = framed.flatMap((each) => (each.what === 'frame' ? [{ ...each, told: each.place ?? '' }] : []));
  for (const edges of [
    ['left', 'right'],
    ['top', 'bottom'],
  ] as const) {
    const rows = new Map<string, Drawn[]>();
    for (const each of frames) {
      const { told, left, right, top, bottom } = each;
      const size = [right - left, bottom - top, edges[0] === 'left' ? top : left].map((length) => length.toFixed(1));
      const key = [kindOf(told), ...size].join(' ');
      rows.set(key, [...(rows.get(key) ?? []), each]);
    }
    for (const row of rows.values()) checkGaps(row, edges);
  }
}

/** A rectangle or disc inside a place, or the frame of the place itself, seen from the corner of the place. */
interface Shape extends Area {
  readonly told: string;
  /** How round its corners are. */
  readonly round: number;
}

/** A shape with every edge so near to that of its place is meant to fill it. */
const NEAR = 4;

/** How far each edge of a shape lies inside that of a frame. */
const margins = (frame: Shape, shape: Shape): readonly [number, ...number[]] => [
  shape.left - frame.left,
  shape.top - frame.top,
  frame.right - shape.right,
  frame.bottom - shape.bottom,
];

/** Whether a shape leaves as much room on every side of a frame, and has corners that are round alike. */
function fills(frame: Shape, shape: Shape): boolean {
  const [margin, ...others] = margins(frame, shape);
  return others.every((each) => isExact(each, margin)) && isExact(shape.round, Math.max(0, frame.round - margin));
}

/** Fails unless one of the shapes fills the place that they are meant to fill: others, such as the cards below a card, may show behind it. */
function checkFrame(place: string, frame: Shape, shapes: readonly Shape[]): void {
  const near = shapes.filter((shape) => margins(frame, shape).every((each) => Math.abs(each) <= NEAR));
  if (near.length > 0 && !near.some((shape) => fills(frame, shape)))
    fail(`${near.map(({ told }) => told).join(' and ')} does not fill the place ${place}, ${frame.told}`);
}

/** Fails where the frame of a place is not the outline of what it frames. Draw the picture with a mark on every place. */
export function outlined(svg: string): void {
  const open: { readonly id: string | undefined; readonly shapes: Shape[] }[] = [];
  for (const { name, closing, alone, attributes } of tagsOf(svg)) {
    if (closing) {
      open.pop();
      continue;
    }
    const number = (key: string): number => Number(attributes[key] ?? 0);
    const place = open.at(-1);
    if (place?.id !== undefined && (name === 'rect' || name === 'circle')) {
      const isFrame = attributes['class']?.includes('w-frame') === true;
      const shape = name === 'rect' ? cornered(number) : rounded(number);
      if (isFrame) checkFrame(place.id, shape, place.shapes);
      else place.shapes.push(shape);
    }
    if (!alone) open.push({ id: name === 'g' ? attributes['id'] : undefined, shapes: [] });
  }
}

function cornered(number: (key: string) => number): Shape {
  const [left, top, width, height, round] = [number('x'), number('y'), number('width'), number('height'), number('rx')];
  const told = `a panel of ${width} by ${height} with corners of ${round}`;
  return { told, left, top, right: left + width, bottom: top + height, round };
}

function rounded(number: (key: string) => number): Shape {
  const round = number('r');
  const { left, top, right, bottom } = around('disc', number('cx'), number('cy'), 2 * round);
  return { told: `a disc of ${round}`, left, top, right, bottom, round };
}

/** The lines of text in each place that has an id, without those of places inside it. */
function textsByPlace(svg: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const open: (string | undefined)[] = [];
  for (const { name, closing, alone, attributes, text } of tagsOf(svg)) {
    if (closing) {
      open.pop();
      continue;
    }
    if (!alone) open.push(name === 'g' ? attributes['id'] : undefined);
    const id = open.filter((each) => each !== undefined).at(-1);
    if (name !== 'text' || id === undefined) continue;
    const texts = found.get(id);
    if (texts === undefined) found.set(id, [unescaped(text)]);
    else texts.push(unescaped(text));
  }
  return found;
}

/** The numbers in a line; a digit right after a letter is none. */
const numbersIn = (line: string): readonly string[] =>
  [...line.matchAll(/\p{L}+[^\p{L}]?|([−-]?\d+)/gu)].flatMap(([, number]) => number ?? []);

/**
 * Fails unless each of these places is drawn, and the numbers that it shows begin with those of the position.
 *
 * @param names - Lines in which numbers are no numbers of the position, such as the names of seats.
 */
export function showsNumbers(
  svg: string,
  numbers: Readonly<Record<string, readonly number[]>>,
  names: readonly string[],
): void {
  const texts = textsByPlace(svg);
  for (const [id, expected] of Object.entries(numbers)) {
    const lines = texts.get(id);
    if (lines === undefined) {
      if (expected.length > 0) fail(`no place ${id}, which should show ${expected.join(', ')}`);
      continue;
    }
    const shown = lines.flatMap((line) =>
      (names.includes(line) ? [] : numbersIn(line)).map((each) => Number(each.replace('−', '-'))),
    );
    if (expected.some((number, i) => shown[i] !== number))
      fail(`${id} shows "${lines.join(' ')}", and the position has ${expected.join(', ')}`);
  }
}
