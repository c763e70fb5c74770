import { box, label, wrapped } from '@wonders/core/board';
import type { ActionCard } from '../components/actions.js';
import type { Cards } from '../components/cards.js';
import { BUILDING_TYPES, TYPES, type TypeIndex } from '../components/types.js';
import { SIGNS, type Table } from './table.js';

/** The size of a building card in the own hand. */
export const CARD = { width: 44, height: 58 } as const;

/** The building cards of one type, with their number; the corner is 0 0. */
export function cardOf({ board }: Table, type: TypeIndex, count: number): string {
  const { icon, tone } = SIGNS[BUILDING_TYPES[type]];
  if (count === 0)
    return box(0, 0, CARD.width, CARD.height, 'empty', 5) + board.icon(icon, CARD.width / 2, 22, 20, 'muted faded');
  const edge = count > 1 ? box(3, 3, CARD.width, CARD.height, `${tone} edge`, 5) : '';
  return (
    edge +
    box(0, 0, CARD.width, CARD.height, `${tone} edge`, 5) +
    board.icon(icon, CARD.width / 2, 20, 24, `on-${tone}`) +
    label(CARD.width / 2, 44, count, { size: 16, anchor: 'middle', bold: true, tone: `on-${tone}` })
  );
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

/** The face of an action card. */
export function actionFace({ name }: Table, card: ActionCard, copies: number, width: number, height: number): string {
  const said = copies > 1 ? `${copies} × ${name(card)}` : name(card);
  const lines = wrapped(said, 0.86 * (width - 20), 12, 3);
  return (
    box(0, 0, width, height, 'panel', 5) +
    box(0, 0, 5, height, 'accent', 2) +
    lines.map((line, i) => label(12, height / 2 + (i - (lines.length - 1) / 2) * 14, line, { size: 12 })).join('')
  );
}
