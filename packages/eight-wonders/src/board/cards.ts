import { box, label, wrapped } from '@wonders/core/board';
import type { ActionCard } from '../components/actions.js';
import type { Cards } from '../components/cards.js';
import { BUILDING_TYPES, TYPES, type TypeIndex } from '../components/types.js';
import { ACTIONS } from './emblems.js';
import { SIGNS, type Table } from './table.js';

/** The size of a building card in the own hand, and the room for all cards of a type. */
export const CARD = { desk: { width: 60, height: 82, room: 132 }, phone: { width: 44, height: 58, room: 83 } } as const;

/** From one card of a fan to the next, where there is room. */
const FAN = 14;

/** The building cards of one type as a fan, with their number on the uppermost; the corner is 0 0. It also gives how wide it is. */
export function fan(
  { board, phone }: Table,
  type: TypeIndex,
  count: number,
): { readonly svg: string; readonly width: number } {
  const { icon, tone } = SIGNS[BUILDING_TYPES[type]];
  const { width, height, room } = CARD[phone ? 'phone' : 'desk'];
  const size = width * 0.54;
  if (count === 0)
    return {
      svg: box(0, 0, width, height, 'empty', 6) + board.icon(icon, width / 2, height * 0.4, size, 'muted faded'),
      width,
    };
  const step = Math.min(FAN, (room - width - 8) / Math.max(1, count - 1));
  const left = (count - 1) * step;
  const cards = Array.from({ length: count }, (_, i) => box(i * step, 0, width, height, `${tone} edge`, 6));
  return {
    svg:
      cards.join('') +
      board.icon(icon, left + width / 2, height * 0.35, size, `on-${tone}`) +
      label(left + width / 2, height * 0.76, count, {
        size: phone ? 16 : 20,
        anchor: 'middle',
        bold: true,
        tone: `on-${tone}`,
      }),
    width: left + width,
  };
}

/** Building cards in one line: the sign of each type and its number. It also gives where the line ends. */
export function cardsLine({ board }: Table, cards: Cards, x: number, y: number): { svg: string; right: number } {
  let right = x;
  let svg = '';
  for (const type of TYPES) {
    if (cards[type] === 0) continue;
    svg +=
      board.icon(SIGNS[BUILDING_TYPES[type]].icon, right + 8, y, 16) +
      label(right + 19, y, cards[type], { size: 13, bold: true });
    right += cards[type] > 9 ? 42 : 34;
  }
  return { svg, right };
}

/** Cards that lie face down, and their number. */
export function backs({ board }: Table, count: number, x: number, y: number): string {
  return board.icon('card', x + 8, y, 17, 'muted') + label(x + 20, y, count, { size: 13, bold: true });
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
    box(0, 0, width, height, 'panel', 5) +
    box(0, 0, BAND, height, 'accent', 5) +
    board.emblem(card, ACTIONS[card], BAND / 2, height / 2, 16, 'on-accent') +
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
  box(0, 0, width, height, 'accent', 5) +
  board.emblem(card, ACTIONS[card], width / 2, height / 2, 20, 'on-accent') +
  (copies > 1 ? label(width - 4, 10, copies, { size: 12, anchor: 'end', bold: true, tone: 'on-accent' }) : '');

/** The place of an action card that the seat has not. */
export const noAction = ({ board }: Table, card: ActionCard, width: number, height: number): string =>
  box(0, 0, width, height, 'empty', 5) + board.emblem(card, ACTIONS[card], width / 2, height / 2, 18, 'muted faded');

/** The width of the band with the emblem. */
const BAND = 24;
