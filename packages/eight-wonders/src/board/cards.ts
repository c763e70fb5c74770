import { box, label, wrapped } from '@wonders/core/board';
import type { ActionCard } from '../components/actions.js';
import { type Cards, total } from '../components/cards.js';
import { BUILDING_TYPES, TYPES } from '../components/types.js';
import { ACTION_NAMES } from '../words/names.js';
import { type Scene, SIGNS } from './scene.js';

/** A building card of a type with how many there are of it. */
export function cardOf({ board }: Scene, type: (typeof TYPES)[number], count: number, x: number, y: number): string {
  const { icon, tone } = SIGNS[BUILDING_TYPES[type]];
  if (count === 0)
    return (
      box(x, y, CARD.width, CARD.height, 'empty', 5) + board.icon(icon, x + CARD.width / 2, y + 22, 20, 'muted faded')
    );
  const edge = count > 1 ? box(x + 3, y + 3, CARD.width, CARD.height, `${tone} edge`, 5) : '';
  return (
    edge +
    box(x, y, CARD.width, CARD.height, `${tone} edge`, 5) +
    board.icon(icon, x + CARD.width / 2, y + 20, 24, `on-${tone}`) +
    label(x + CARD.width / 2, y + 44, count, { size: 16, anchor: 'middle', bold: true, tone: `on-${tone}` })
  );
}

/** The size of a building card in the own hand. */
export const CARD = { width: 44, height: 58 } as const;

/** Building cards in a row: the sign of each type and how many, within a line. Gives where the line ends. */
export function cardsLine({ board }: Scene, cards: Cards, x: number, y: number): { svg: string; right: number } {
  let right = x;
  let svg = '';
  for (const type of TYPES) {
    if (cards[type] === 0) continue;
    svg +=
      board.icon(SIGNS[BUILDING_TYPES[type]].icon, right + 8, y, 16) +
      label(right + 19, y, cards[type], { size: 13, bold: true });
    right += cards[type] > 9 ? 42 : 34;
  }
  return { svg: total(cards) === 0 ? label(x, y, 'none', { tone: 'muted' }) : svg, right };
}

/** Cards of which only the backs are seen. */
export function backs({ board }: Scene, count: number, x: number, y: number): string {
  return board.icon('card', x + 8, y, 17, 'muted') + label(x + 20, y, count, { size: 13, bold: true });
}

/** The face of an action card of a width. */
export function actionFace(card: ActionCard, copies: number, width: number, height: number): string {
  const lines = wrapped(
    copies > 1 ? `${copies} × ${ACTION_NAMES[card]}` : ACTION_NAMES[card],
    0.86 * (width - 20),
    12,
    3,
  );
  return (
    box(0, 0, width, height, 'panel', 5) +
    box(0, 0, 5, height, 'accent', 2) +
    lines.map((line, i) => label(12, height / 2 + (i - (lines.length - 1) / 2) * 14, line, { size: 12 })).join('')
  );
}
