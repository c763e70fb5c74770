import type { Seat } from '@wonders/core';
import { box, label, type Room, toned } from '@wonders/core/board';
import type { WonderId } from '../components/wonders.js';
import { type CityState, cityOf } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { wonderEmblem } from './emblems.js';
import { costSigns, row, wonderSigns } from './signs.js';
import { type Table, wonderTag } from './table.js';

/** The height of a wonder in a city, and its width on a desk and on a phone. */
export const WONDER = { height: 44, desk: 194, phone: 164 } as const;

/** A wonder: constructed, or with its cost and price. */
export function wonder(
  table: Table,
  seat: Seat | null,
  id: WonderId,
  { x, y, width, height = WONDER.height }: Room & { readonly height?: number },
): string {
  const { view, board, name, asksTable, phone } = table;
  const printed = wonderOf(view, id);
  const built = seat !== null && cityOf<CityState>(view, seat).built.some((each) => each.wonder === id);
  const ground = built ? 'orange' : 'panel';
  const tone = built ? 'on-orange' : 'ink';
  const price = seat === null || built ? null : wonderTag(table, seat, id);
  // On a desk the emblem stands before both lines, on a phone before the name.
  // Where there is room above the lines, it stands there, large.
  const above = height - WONDER.height;
  const large = { size: Math.min(above - 16, 110), x: width / 2, y: above / 2 + 4 };
  const emblem = above > 0 ? large : phone ? { size: 18, x: 14, y: 13 } : { size: 30, x: 20, y: 22 };
  const narrow = width < WONDER.phone;
  const [left, signs] = above > 0 || narrow ? [10, 10] : phone ? [26, 7] : [40, 40];
  // A narrow one has its name in full above its price, which says what the cost comes to.
  const room = width - left - (price === null ? (narrow ? 23 : 19) : narrow ? 8 : 45);
  const tagged = narrow ? above + 31 : 13;
  const behind = built ? 7 : narrow ? 45 : 76;
  return board.place(
    `wonder-${id}`,
    { x, y, width, height },
    box(0, 0, width, height, built ? 'orange edge' : ground),
    toned(
      tone,
      built ? board.icon('check', width - 12, 12, 14) : '',
      narrow ? '' : wonderEmblem(board, id)(emblem.x, emblem.y, emblem.size),
      label(left, above + 13, name(id), { size: 12, bold: true, room, whole: narrow }),
      row(board, wonderSigns(printed), signs, above + 31, { size: 13, width: width - behind - signs }).svg,
    ),
    built
      ? ''
      : toned(
          'muted',
          row(board, asksTable || (narrow && price !== null) ? [] : costSigns(printed), width - 74, above + 31, {
            size: 12,
            width: 68,
          }).svg,
        ),
    price === null
      ? ''
      : label(width - 20, tagged, price.text, { size: 13, anchor: 'end', bold: true, tone: price.tone }) +
          board.icon(price.sign, width - 11, tagged, 12, price.tone),
  );
}
