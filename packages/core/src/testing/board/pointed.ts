/** Where a pointer on a board lands. */

import { fail } from '../laws/same.js';
import { cornersIn, covering, type Point } from './colours.js';
import { drawnBy, movedBy } from './drawn.js';
import { ofTag, type Tag, tagsOf } from './tags.js';

/** What stands around an element. */
interface Around {
  readonly x: number;
  readonly y: number;
  /** Whether a pointer passes through, or nothing is drawn, since it is a definition. */
  readonly passes: boolean;
  readonly place: string | undefined;
}

/** Whether a tag covers a point, seen from the corner from which it is drawn: lines of text and icons do with all of their box. */
const covers = ofTag((tag): ((point: Point) => boolean) => {
  const shape = covering(tag);
  if (shape !== undefined) return shape;
  const box = drawnBy(tag);
  return ([x, y]) => box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
});

/** The middle of the frame of a place: an outline, or a rectangle from its corner. */
const middleOf = ofTag(({ attributes: { width, height, points } }): Point => {
  if (points === undefined) return [Number(width) / 2, Number(height) / 2];
  const corners = cornersIn(points);
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(corners.map(([x]) => x)), middle(corners.map(([, y]) => y))];
});

const isFrame = ({ attributes }: Tag): boolean => attributes['class'] === 'w-frame';

/** Fails where who points at the middle of a place with moves meets something else, which was drawn over it. */
export function answering(svg: string): void {
  const middles: { readonly place: string; readonly at: Point }[] = [];
  const open: Around[] = [{ x: 0, y: 0, passes: false, place: undefined }];
  for (const tag of tagsOf(svg)) {
    const { whole, name, closing, alone, attributes } = tag;
    if (closing) {
      open.pop();
      continue;
    }
    const { x, y, passes, place } = open.at(-1) as Around;
    for (const { place: below, at } of passes ? [] : middles)
      if (below !== place && covers(tag)([at[0] - x, at[1] - y])) fail(`${whole} lies over the middle of ${below}`);
    if (place !== undefined && isFrame(tag)) {
      const [mx, my] = middleOf(tag);
      middles.push({ place, at: [x + mx, y + my] });
    }
    if (alone) continue;
    const [right, down] = movedBy(tag);
    open.push({
      x: x + right,
      y: y + down,
      passes: passes || name === 'defs' || attributes['pointer-events'] === 'none',
      // The innermost place with moves answers.
      place: attributes['role'] === 'button' ? attributes['id'] : place,
    });
  }
}
