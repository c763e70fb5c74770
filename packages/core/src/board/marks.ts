/** What marks look like on the place that they mark. */
import type { IconName } from '../contract/icon.js';
import { textWidth } from './measure.js';
import type { Mark } from './options.js';
import { box, element, label } from './svg.js';

/** The sign of each mark, and its colour. What is told stands beside the board: its places have a frame alone. */
export const MARK_SIGNS = {
  hint: ['hint', 'hint'],
  last: ['turn', 'last'],
  kept: ['check', 'kept'],
  dropped: ['cross', 'dropped'],
  asked: ['asked', 'hint'],
  chosen: ['hand', 'accent'],
  told: undefined,
} as const satisfies Record<Mark['as'], readonly [sign: IconName, tone: string] | undefined>;

/** The size of letters on a flag. */
const FLAG = 11;

/** A place that is dark, with a flag across its foot. */
export function flagged(says: string, width: number, height: number, outline: string | undefined): string {
  const wide = textWidth(says, FLAG) + 8;
  const [x, y] = [(width - wide) / 2, Math.max(0, height - FLAG - 12)];
  const shade =
    outline === undefined
      ? box(0, 0, width, height, 'deep', 6)
      : element('polygon', { class: 'w-deep', points: outline });
  return (
    shade.repeat(2) +
    box(x, y, wide, FLAG + 6, 'badge', 4) +
    label(width / 2, y + FLAG / 2 + 3, says, { size: FLAG, anchor: 'middle', tone: 'dropped' })
  );
}
