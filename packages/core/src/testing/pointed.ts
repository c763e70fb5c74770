/** Where a pointer on a board lands. */
import { covering, type Point } from './colours.js';
import { drawnBy } from './drawn.js';
import { fail } from './same.js';
import { ofTag, type Tag, tagsOf } from './tags.js';

/** Something that a pointer can meet. */
interface Thing {
  /** The innermost place with moves to which it belongs: that place answers. */
  readonly place: string | undefined;
  readonly told: string;
  covers(point: Point): boolean;
}

/** What stands around an element. */
interface Around {
  readonly x: number;
  readonly y: number;
  /** Whether a pointer passes through, or nothing is drawn, since it is a definition. */
  readonly passes: boolean;
  readonly place: string | undefined;
}

/** Whether a tag covers a point, seen from the corner from which it is drawn: lines of text and icons do with all of their box. */
const covers = ofTag((tag): Thing['covers'] => {
  const shape = covering(tag);
  if (shape !== undefined) return shape;
  const box = drawnBy(tag);
  return ([x, y]) => box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
});

/** The middle of the frame of a place: an outline, or a rectangle from its corner. */
const middleOf = ofTag(({ attributes: { width, height, points } }): Point => {
  const corners = points?.split(' ').map((at) => at.split(',').map(Number) as unknown as Point);
  if (corners === undefined) return [Number(width) / 2, Number(height) / 2];
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(corners.map(([x]) => x)), middle(corners.map(([, y]) => y))];
});

const isFrame = ({ attributes }: Tag): boolean => attributes['class'] === 'w-frame';

/** Fails where who points at the middle of a place with moves meets something else, which was drawn over it. */
export function answering(svg: string): void {
  const things: Thing[] = [];
  const middles: { readonly place: string; readonly middle: Point; readonly above: number }[] = [];
  const open: Around[] = [{ x: 0, y: 0, passes: false, place: undefined }];
  for (const tag of tagsOf(svg)) {
    const { whole, name, closing, alone, attributes } = tag;
    if (closing) {
      open.pop();
      continue;
    }
    const { x, y, passes, place } = open.at(-1) as Around;
    if (!passes) things.push({ place, told: whole, covers: ([px, py]) => covers(tag)([px - x, py - y]) });
    if (place !== undefined && isFrame(tag)) {
      const [mx, my] = middleOf(tag);
      middles.push({ place, middle: [x + mx, y + my], above: things.length });
    }
    if (alone) continue;
    const [tx = 0, ty = 0] = attributes['transform']?.slice('translate('.length, -1).split(' ').map(Number) ?? [];
    open.push({
      x: x + tx,
      y: y + ty,
      passes: passes || name === 'symbol' || attributes['pointer-events'] === 'none',
      place: attributes['role'] === 'button' ? attributes['id'] : place,
    });
  }
  for (const { place, middle, above } of middles)
    for (const thing of things.slice(above))
      if (thing.place !== place && thing.covers(middle)) fail(`${thing.told} lies over the middle of ${place}`);
}
