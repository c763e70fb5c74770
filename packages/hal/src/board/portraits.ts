import { CHARACTER_IDS, type CharacterId } from '../components/characters.js';
import type { Table } from './table.js';

/** What a character wears, above its face, in a square of 24 units. */
const HEADS = [
  // A helmet.
  'M4.500 7.600V6.200h1.800C6.500 3 8.500 1.300 11 1v3h2V1c2.500.3 4.500 2 4.700 5.200h1.800v1.400Z',
  // A hat of straw.
  'M12 .5L22 7.500H2Z',
  // A beret.
  'M6 7.500C3 6.500 2.500 3 7 2c2-.5 3.800-.3 4.300-.3L11.700.3h1.200l-.1 1.400c5 .3 8 3 6 5l-2 .8Z',
  // The hat of a cook.
  'M8 7.600V5.500C4.500 5.500 4.500 1.500 8 1.800C9-.2 15-.2 16 1.800c3.500-.3 3.500 3.700 0 3.700v2.100Z',
  // A top hat.
  'M8 .5h8V6h3.500v1.600h-15V6H8Z',
  // A headscarf.
  'M5.500 15V8a6.500 7.200 0 0 1 13 0v7l-1.500 1.200V7.600H7v8.600Z',
  // The cap of a scholar.
  'M12 .8L22.500 4.300L17 6.200v1.400H7V6.200L1.500 4.300ZM20 6h1.300v4.500H20Z',
  // Hair in a bun.
  'M12 0a2.300 2.300 0 1 1 0 4.600a2.300 2.300 0 1 1 0-4.600ZM7 7.700c0-1.700 1.500-2.700 5-2.700s5 1 5 2.700Z',
  // Long hair.
  'M5 16.500C4 7 6 1.500 12 1.500S20 7 19 16.500l-2-.7V7.600H7v8.200Z',
] as const;

/** Clothes below the face: overalls, a coat, and a collar with a medal. */
const CLOTHES = [
  'M3 24c0-5 3-7 6-7.500V20h6v-3.500c3 .5 6 2.500 6 7.500ZM10 21.500V23h4v-1.500Z',
  'M3 24c0-5 3-7 6-7.500l2.300 5.500v2ZM21 24c0-5-3-7-6-7.500L12.700 22v2Z',
  'M3 24c0-5 3.500-7.500 9-7.500s9 2.500 9 7.500ZM12 18.500a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z',
] as const;

const FACE = 'M8 8.400h8v2.100a4 4.800 0 0 1-8 0Z';

/** HAL-70: the portrait of a character. No two of the twenty-seven are alike: nine heads, each in three sorts of clothes. */
export function portrait({ board }: Table, id: CharacterId, x: number, y: number, size: number, tone?: string): string {
  const at = CHARACTER_IDS.indexOf(id);
  const [head = '', clothes = ''] = [HEADS[Math.floor(at / CLOTHES.length)], CLOTHES[at % CLOTHES.length]];
  return board.emblem(id, head + FACE + clothes, x, y, size, tone);
}
