import { keptHeight, type Part, type Room } from '@wonders/core/board';
import { fan, TAB } from './cards.js';
import { asksFor, heading } from './progress.js';
import type { Table } from './table.js';

/** Whether the table is asked for a card that joins the removed ones. DUEL-102: others go to SOLO. */
const asksRemoved = (table: Table): boolean =>
  asksFor(table, 'removed-card') && table.view.pending.at(-1)?.cause !== 'level';

/** The rows of cards that are kept free on a phone, and between rows. */
const PHONE_ROWS = 2;
const ROW = TAB.height + 3;

/** The discard pile, and removed cards that have been revealed: rows of cards, of which each covers a part of the one before. */
export function discard(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone, words } = table;
  const parts: string[] = [];
  let at = y;
  const across = Math.max(1, Math.floor((width - TAB.width) / 15.5) + 1);
  for (const [id, title, cards] of [
    ['discard', words.discardPile, view.discard],
    ['removed', words.removed, view.removed],
  ] as const) {
    if (cards.length === 0 && !(id === 'removed' && asksRemoved(table))) continue;
    const count = cards.length === 0 ? title : `${title} · ${cards.length}`;
    parts.push(board.place(id, { x, y: at, width, height: 16 }, heading(0, 0, count, width - 4)));
    const rows = Math.ceil(cards.length / across);
    for (let row = 0; row < rows; row++)
      parts.push(fan(table, cards.slice(row * across, (row + 1) * across), x, at + 20 + row * ROW, 15.5));
    at += 22 + rows * ROW;
  }
  return { svg: parts.join(''), height: keptHeight(board, at - y, phone ? 22 + PHONE_ROWS * ROW : 0) };
}
