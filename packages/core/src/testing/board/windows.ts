/** How a board fills a window. */
import type { BoardOptions } from '../../board/index.js';
import { named } from '../laws/named.js';
import { fail, same } from '../laws/same.js';
import { drawnIn } from './drawn.js';
import { apart, inLine } from './faces.js';
import { type Tag, wellFormed } from './tags.js';

type Draw = (how: BoardOptions<never>) => string;

/** Windows of phones, and the room beside a column in those of desks. */
const WINDOWS = [
  { width: 896, height: 748 },
  { width: 360, height: 740 },
  { width: 1480, height: 1028 },
  { width: 390, height: 844 },
  { width: 982, height: 716 },
  { width: 2120, height: 1388 },
] as const;

/** Letters have as many pixels at least. */
const LEAST = 10;

/**
 * Fails unless a board fills a window, with letters that are large enough and apart from each other, and nothing moves when a place is
 * chosen.
 *
 * @param nth - Says which window.
 */
export function windows(draw: Draw, nth: number): void {
  const box = WINDOWS[nth % WINDOWS.length] ?? WINDOWS[0];
  named(`in ${box.width} × ${box.height}`, () => {
    const svg = draw({ box, still: true });
    const tags = wellFormed(svg);
    const [picture] = tags;
    const [wide, high] = [Number(picture?.attributes['width']), Number(picture?.attributes['height'])];
    if (!(Math.abs(wide - box.width) < 1 && high > box.height - 1)) fail(`a picture of ${wide} by ${high}`);
    const [, , units = Number.NaN] = (picture?.attributes['viewBox'] ?? '').split(' ').map(Number);
    const own = Number(picture?.attributes['font-size']);
    const sizes = tags.flatMap(({ name, attributes }) =>
      name === 'text' ? Number(attributes['font-size'] ?? own) : [],
    );
    const least = (Math.min(...sizes) * wide) / units;
    if (!(least > LEAST - 0.01)) fail(`letters of ${least.toFixed(1)} pixels`);
    const things = drawnIn(svg).filter(({ what }) => what !== 'frame');
    apart(svg, things);
    inLine(things);
    const place = tags.find(({ attributes }) => /\bw-hot\b/.test(attributes['class'] ?? ''))?.attributes['id'];
    if (place === undefined) return;
    const chosen = wellFormed(draw({ box, still: true, marks: [{ place, as: 'chosen' }] }));
    same(spots(chosen), spots(tags), `the places when ${place} is chosen`);
  });
}

/** Where the places lie, in whichever order they are drawn, and the size of the picture. */
const spots = (tags: readonly Tag[]): readonly string[] => tags.flatMap(spotOf).sort();

const spotOf = ({ attributes: { id, transform, viewBox }, name }: Tag): readonly string[] =>
  name === 'svg' ? [`${viewBox}`] : name === 'g' && id !== undefined ? [`${id} ${transform}`] : [];
