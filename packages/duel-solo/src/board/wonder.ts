import type { Seat } from '@wonders/core';
import { pillWidth, type Room, tileFace } from '@wonders/core/board';
import type { WonderId } from '../components/wonders.js';
import { type CityState, cityOf } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { wonderArt, wonderTone } from './art.js';
import { priceTag } from './cards.js';
import { costThings, signRow, wonderSigns } from './signs.js';
import { type Table, wonderTag } from './table.js';

/** The space between two wonders. */
export const BETWEEN = 6;

/** A wonder: in its colours where it stands, else as a drawing, with its cost and price. */
export function wonder(
  table: Table,
  seat: Seat | null,
  id: WonderId,
  { x, y, width, height }: Room & { readonly height: number },
): string {
  const { view, board, name, asksTable } = table;
  const printed = wonderOf(view, id);
  const built = seat !== null && cityOf<CityState>(view, seat).built.some((each) => each.wonder === id);
  // What is offered shows its colours; what is still to be built is a drawing.
  const coloured = built || seat === null;
  const tag = seat === null || built ? null : wonderTag(table, seat, id);
  const large = height > 100;
  const size = large ? 22 : 15;
  const price = Math.min(20, height * 0.42);
  const marked = tag?.price === 0 ? pillWidth(tag.text, width - 8) : price;
  const taken = tag === null ? (built ? 18 : 4) : marked + 5;
  return board.place(
    `wonder-${id}`,
    { x, y, width, height, raised: !built && seat === null },
    tileFace({ width, height, tone: coloured ? wonderTone(id) : undefined, art: wonderArt(board, id), name: name(id) }),
    signRow(wonderSigns(board, printed, coloured), 4, size / 2 + 4, size, width - taken - 4).svg,
    asksTable || built || (tag !== null && height < 60)
      ? ''
      : costThings(board, printed, 4, size * 1.5 + 8, large ? 17 : 12, large ? 90 : width - 30),
    built ? board.icon('check', width - 11, 11, 12, 'ink') : '',
    tag === null ? '' : priceTag(board, tag, width - 3, price / 2 + 3, price, width - 8),
  );
}
