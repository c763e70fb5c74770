import { CHARACTER_IDS, type CharacterId } from '../components/characters.js';
import type { Table } from './table.js';

/** What a character wears, above its face, in a square of 24 units. */
const HEADS = [
  // A helmet.
  'M4.5 7.6V6.2h1.8C6.5 3 8.5 1.3 11 1v3h2V1c2.5.3 4.5 2 4.7 5.2h1.8v1.4Z',
  // A hat of straw.
  'M12 .5L22 7.5H2Z',
  // A beret.
  'M6 7.5C3 6.5 2.5 3 7 2c2-.5 3.8-.3 4.3-.3L11.7.3h1.2l-.1 1.4c5 .3 8 3 6 5l-2 .8Z',
  // The hat of a cook.
  'M8 7.6V5.5C4.5 5.5 4.5 1.5 8 1.8C9-.2 15-.2 16 1.8c3.5-.3 3.5 3.7 0 3.7v2.1Z',
  // A top hat.
  'M8 .5h8V6h3.5v1.6h-15V6H8Z',
  // A headscarf.
  'M5.5 15V8a6.5 7.2 0 0 1 13 0v7l-1.5 1.2V7.6H7v8.6Z',
  // The cap of a scholar.
  'M12 .8L22.5 4.3L17 6.2v1.4H7V6.2L1.5 4.3ZM20 6h1.3v4.5H20Z',
  // Hair in a bun.
  'M12 0a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM7 7.7c0-1.7 1.5-2.7 5-2.7s5 1 5 2.7Z',
  // Long hair.
  'M5 16.5C4 7 6 1.5 12 1.5S20 7 19 16.5l-2-.7V7.6H7v8.2Z',
] as const;

/** Clothes below the face: overalls, a coat, and a collar with a medal. */
const CLOTHES = [
  'M3 24c0-5 3-7 6-7.5V20h6v-3.5c3 .5 6 2.5 6 7.5ZM10 21.5V23h4v-1.5Z',
  'M3 24c0-5 3-7 6-7.5l2.3 5.5v2ZM21 24c0-5-3-7-6-7.5L12.7 22v2Z',
  'M3 24c0-5 3.5-7.5 9-7.5s9 2.5 9 7.5ZM12 18.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z',
] as const;

const FACE = 'M8 8.4h8v2.1a4 4.8 0 0 1-8 0Z';

/** HAL-70: the portrait of a character. No two of the twenty-seven are alike: nine heads, each in three sorts of clothes. */
export function portrait({ board }: Table, id: CharacterId, x: number, y: number, size: number, tone?: string): string {
  const at = CHARACTER_IDS.indexOf(id);
  const [head = '', clothes = ''] = [HEADS[Math.floor(at / CLOTHES.length)], CLOTHES[at % CLOTHES.length]];
  return board.emblem(id, head + FACE + clothes, x, y, size, tone);
}
