/// <reference lib="dom" />
import type { Box } from '@wonders/core/board';

/** Whether table and bar lie in one column, in which the table pans. */
export const isOneColumn = (): boolean => matchMedia('(max-width: 900px) and (min-height: 561px)').matches;

/** Whether the table lies beside the bar as narrow as on a phone: a phone that is held across, or a desk enlarged to twice its size. */
const isAcross = (): boolean => matchMedia('(max-width: 900px) and (max-height: 560px)').matches;

/** In a column a board is no wider than this, in pixels: on a tablet it is that of a phone, enlarged. */
const MOST_WIDE = 560;

/** On a desk a board is no lower than this: in a lower window it pans. */
const LEAST_HIGH = 600;

/** The shape that a board takes on a table. */
export function boxOf(table: HTMLElement): Box {
  const { offsetWidth: width, offsetHeight: height } = table;
  // Within a page that one reads, a table is as high as its board.
  if (table.closest('.embedded') !== null) return { width, height: 0 };
  if (isOneColumn() || isAcross()) return { width: Math.min(width, MOST_WIDE), height: 0 };
  return { width, height: Math.max(height, LEAST_HIGH) };
}
