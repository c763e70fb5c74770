import { box, label, moved, type Part, type Room, textWidth } from '@wonders/core/board';
import { deckSize, supplySize } from '../table/piles.js';
import { leaf } from './art.js';
import type { Table } from './table.js';

/** How high the piles are. */
export const PILES = 34;

/** The most pieces of a pile that show below the first one. */
const EDGES = 3;

/** A pile: what lies on top, the edges below it, and how many there are. */
function pile(table: Table, n: number, tone: string, width: number): string {
  if (n === 0) return moved(2, 4, box(0, 0, width, 26, 'tray', 4));
  const below = Math.min(EDGES, Math.ceil((n - 1) / 6));
  const edges = Array.from({ length: below }, (_, i) => {
    const y = (below - i) * 2.2;
    return box(0, y, width, 24, `${tone} edge`, 4) + box(0, y, width, 24, 'deep', 4);
  });
  const sign = tone === 'stock' ? '' : leaf(table, width / 2, 12, width * 0.72);
  return moved(2, 5, edges.join('') + box(0, 0, width, 24, `${tone} edge`, 4) + sign);
}

/** What is left in the piles. */
export function piles(table: Table, { x, y, width }: Room): Part {
  const { view, board, phone, words } = table;
  const [tiles, deck, discard] = [supplySize(view), deckSize(view), view.discard.length];
  const numbers = [
    ['supply', pile(table, tiles, 'brown', 24), phone ? `${tiles}` : words.tilesLeft(tiles)],
    ['deck', pile(table, deck, 'green', 20), phone ? `${deck}` : words.inDeck(deck)],
    ['discard', pile(table, discard, 'stock', 20), phone ? `${discard}` : words.discarded(discard)],
  ] as const;
  const step = Math.min(phone ? 84 : 160, width / numbers.length);
  const drawn = numbers.map(([id, sign, text], i) =>
    board.place(
      id,
      { x: x + i * step, y, width: Math.min(step - 8, 38 + textWidth(text, 13) + 6), height: PILES, radius: 5 },
      sign,
      label(34, PILES / 2 + 2, text, { size: 13, tone: 'on-paper', bold: phone, room: step - 46 }),
    ),
  );
  return { svg: drawn.join(''), height: PILES };
}
