import { box, cardBack, element, label, moved, wrapped } from '@wonders/core/board';
import { capital } from '@wonders/core/words';
import type { ActionCard } from '../components/actions.js';
import type { Cards } from '../components/cards.js';
import { BUILDING_TYPES, TYPES, type TypeIndex } from '../components/types.js';
import { ACTIONS } from './emblems.js';
import { SIGNS, type Table } from './table.js';

/** The size of a building card in the own hand, and the room for all cards of a type. */
export const CARD = { desk: { width: 60, height: 82, room: 104 }, phone: { width: 44, height: 62, room: 83 } } as const;

/** From one card of a fan to the next, where there is room. */
const FAN = 14;

/** The coloured field of a building card, with its round corners. */
const fieldOf = (x: number, width: number, height: number, radius: number, tone: string): string =>
  element('path', {
    class: `w-${tone}`,
    d: `M${x.toFixed(1)} ${height.toFixed(1)}V${radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}h${(width - 2 * radius).toFixed(1)}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${height.toFixed(1)}Z`,
  });

/** The building cards of one type as a fan, with their number on the uppermost; the corner is 0 0. It also gives how wide it is. */
export function fan(
  { board, phone }: Table,
  type: TypeIndex,
  count: number,
): { readonly svg: string; readonly width: number } {
  const { icon, tone } = SIGNS[BUILDING_TYPES[type]];
  const { width, height, room } = CARD[phone ? 'phone' : 'desk'];
  const size = width * 0.62;
  const field = Math.round(height * 0.58);
  if (count === 0)
    return {
      svg: box(0, 0, width, height, 'tray', 6) + board.icon(icon, width / 2, height / 2, size * 0.8, 'on-paper faded'),
      width,
    };
  const step = Math.min(FAN, (room - width - 8) / Math.max(1, count - 1));
  const left = (count - 1) * step;
  const cards = Array.from({ length: count }, (_, i) => box(i * step, 0, width, height, 'stock edge', 6));
  const between = Array.from({ length: count - 1 }, (_, i) => `M${((i + 1) * step).toFixed(1)} 3h.8v${field - 3}h-.8Z`);
  return {
    svg:
      cards.join('') +
      fieldOf(0, left + width, field, 6, tone) +
      (count > 1 ? element('path', { class: 'w-sky', d: between.join('') }) : '') +
      board.icon(icon, left + width / 2, field / 2, size, `on-${tone}`) +
      label(left + width / 2, (field + height) / 2, count, { size: phone ? 16 : 20, anchor: 'middle', bold: true }),
    width: left + width,
  };
}

/** The cards below the first one of a stack: two of them show at most. */
export const edges = (count: number, width: number, height: number): string =>
  Array.from({ length: Math.max(0, Math.min(3, count) - 1) }, (_, i) => Math.min(3, count) - 1 - i)
    .map((i) => box(1.5 * i, -2.2 * i, width - 3 * i, height, 'stock edge', 4))
    .join('');

/** A small card: how wide and how high it is, and from one to the next. */
export const SMALL = { width: 21, height: 30, step: 25 } as const;

/** Equal building cards as a small stack, face up, with their number; the corner is `x` and `y`. */
function smallStack(
  { board }: Pick<Table, 'board'>,
  type: TypeIndex,
  count: number,
  x: number,
  y: number,
  flat: boolean,
): string {
  const { icon, tone } = SIGNS[BUILDING_TYPES[type]];
  const { width, height } = SMALL;
  const field = 14;
  return moved(
    x,
    y,
    flat ? '' : edges(count, width, height),
    box(0, 0, width, height, 'stock edge', 4),
    fieldOf(0, width, field, 4, tone),
    board.icon(icon, width / 2, field / 2, 12, `on-${tone}`),
    // As high as the numbers of discs beside it.
    label(width / 2, height / 2 + 6.9, count, { size: 12, anchor: 'middle', bold: true }),
  );
}

/** Building cards in one line: a stack of each type, or one card where they lie `flat`. It also gives where the line ends. */
export function cardsLine(
  table: Pick<Table, 'board'>,
  cards: Cards,
  x: number,
  y: number,
  flat = false,
): { svg: string; right: number } {
  let right = x;
  let svg = '';
  for (const type of TYPES) {
    if (cards[type] === 0) continue;
    svg += smallStack(table, type, cards[type], right, y - SMALL.height / 2, flat);
    right += SMALL.step;
  }
  return { svg, right };
}

/** The sign on the backs of action cards. */
const ACTION = 'M12 1L15 9L23 12L15 15L12 23L9 15L1 12L9 9Z';

/** The sign on the backs of action cards, around a point. */
export const actionStar = ({ board }: Pick<Table, 'board'>, x: number, y: number, size: number): string =>
  board.emblem('action', ACTION, x, y, size, 'accent');

/** The size of a stack of cards that lie face down, and the width of its edge of stock. */
const BACK = { width: 30, height: 40, edge: 1.2 } as const;

/** A stack of cards that lie face down, from a corner on. */
const downwards = (count: number, x: number, y: number, back: string): string =>
  moved(
    x,
    y,
    edges(count, BACK.width, BACK.height),
    box(0, 0, BACK.width, BACK.height, 'stock', 6),
    moved(BACK.edge, BACK.edge, back),
  );

const WITHIN = { width: BACK.width - 2 * BACK.edge, height: BACK.height - 2 * BACK.edge };

/** Building cards that lie face down, in a stack with their number. */
export const backs = ({ board }: Pick<Table, 'board'>, count: number, x: number, y: number): string =>
  downwards(count, x, y, cardBack(board, { ...WITHIN, shown: WITHIN.height, tone: 'grey', text: String(count) }));

/** Action cards that lie face down: they bear a star. */
export const actionBacks = (table: Pick<Table, 'board'>, count: number, x: number, y: number): string =>
  downwards(
    count,
    x,
    y,
    box(0, 0, WITHIN.width, WITHIN.height, 'black') +
      actionStar(table, WITHIN.width / 2, 11, 15) +
      label(WITHIN.width / 2, 27, count, { size: 16, anchor: 'middle', bold: true, tone: 'on-black' }),
  );

/** An offer that lies face down: a packet, as thick whatever it holds. */
export function sealed({ board }: Pick<Table, 'board'>, x: number, y: number): string {
  const { width, height } = SMALL;
  const [wide, high] = [width - 2 * BACK.edge, height - 2 * BACK.edge];
  const card =
    box(0, 0, width, height, 'stock edge', 5) +
    moved(BACK.edge, BACK.edge, cardBack(board, { width: wide, height: high, shown: high, tone: 'grey', text: '' }));
  return [0, 7, 14].map((right) => moved(x + right, y - height / 2, card)).join('');
}

/** How wide a packet is. */
export const PACKET: number = SMALL.width + 14;

/** A building card that is shown alone, with its name. */
export function buildingFace({ board, name }: Table, type: TypeIndex, width: number, height: number): string {
  const { icon, tone } = SIGNS[BUILDING_TYPES[type]];
  const field = height - 22;
  return (
    box(0, 0, width, height, 'stock edge') +
    fieldOf(0, width, field, 6, tone) +
    board.icon(icon, width / 2, field / 2, 28, `on-${tone}`) +
    label(width / 2, height - 11, capital(name(BUILDING_TYPES[type])), {
      room: width - 6,
      size: 12,
      anchor: 'middle',
      whole: true,
    })
  );
}

/** The face of an action card: its emblem, and its name. */
export function actionFace(
  { board, name }: Table,
  card: ActionCard,
  copies: number,
  width: number,
  height: number,
): string {
  const said = copies > 1 ? `${copies} × ${name(card)}` : name(card);
  const lines = wrapped(said, 0.9 * (width - BAND - 8), 11, 3);
  return (
    box(0, 0, width, height, 'stock edge', 5) +
    element('path', { class: 'w-black', d: `M${BAND} 0V${height.toFixed(1)}H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5Z` }) +
    board.emblem(card, ACTIONS[card], BAND / 2, height / 2, 16, 'accent') +
    lines
      .map((line, i) =>
        label(BAND + 4, height / 2 + (i - (lines.length - 1) / 2) * 13, line, { size: 11, room: width - BAND - 6 }),
      )
      .join('')
  );
}

/** An action card as its emblem, and how many there are. */
export const actionSign = (
  { board }: Table,
  card: ActionCard,
  copies: number,
  { width, height }: { readonly width: number; readonly height: number },
): string =>
  box(0, 0, width, height, 'black edge', 5) +
  board.emblem(card, ACTIONS[card], width / 2, height / 2, 20, 'accent') +
  (copies > 1 ? label(width - 4, 10, copies, { size: 12, anchor: 'end', bold: true, tone: 'on-black' }) : '');

/** The place of an action card that the seat has not. */
export const noAction = ({ board }: Table, card: ActionCard, width: number, height: number): string =>
  box(0, 0, width, height, 'tray', 5) + board.emblem(card, ACTIONS[card], width / 2, height / 2, 18, 'on-paper faded');

/** The width of the band with the emblem. */
const BAND = 24;
