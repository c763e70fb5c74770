import { element } from '@wonders/core/board';
import { type BonusId, isVpBonus } from '../components/bonuses.js';
import type { Colour } from '../components/cubes.js';
import type { TradeSymbol } from '../components/tiles.js';
import type { Table } from './table.js';

/** The outline of each spice, in a square of 24 units: a root, a pod, a leaf and a bud. */
const SPICES: Readonly<Record<TradeSymbol, string>> = {
  ginger:
    'M1.500 13.500c0-3 3-4.500 5.500-3.500C7.500 6 9 3 11.500 3S15 5.500 13.500 8.500C17 6.500 20 6.500 22 9s.5 5.500-3 6.500c1.500 3.500-.5 6.500-3.500 6s-3.500-3-3-5C9 18.500 1.500 18 1.500 13.500Z',
  chili:
    'M17 1l2 1.500l-2 3C20 7 21 9.500 20 12.500C18 18.500 11.500 22 2 22.500C9 19.500 12 16.500 12.500 11.500c.3-3 1-5 2.500-6Z',
  tea: 'M21.500 2c1 12-3 18-12 18c-1.500 0-2.500-.3-3.500-.8L3.500 22L2 20.500l2-2.500C2 9 9 2 21.500 2ZM17 6.500C13 8.500 9 12 7.500 16l1.500 1C10.500 13 13.500 9.500 17 6.500Z',
  cloves:
    'M12 .5a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM3.500 5c2.500.5 4 2.500 5 5h7c1-2.500 2.500-4.500 5-5c.5 5-2 7.500-6 8.500L13.500 23h-3l-1-9.500C5.500 12.500 3 10 3.500 5Z',
};

/** The spice of which a cube is, by its colour. */
export const SPICE_OF: Readonly<Record<Colour, TradeSymbol>> = {
  yellow: 'ginger',
  red: 'chili',
  green: 'tea',
  brown: 'cloves',
};

/** The colour of a spice. */
export const COLOUR_OF: Readonly<Record<TradeSymbol, Colour>> = {
  ginger: 'yellow',
  chili: 'red',
  tea: 'green',
  cloves: 'brown',
};

export const spice = (
  { board }: Table,
  symbol: TradeSymbol,
  x: number,
  y: number,
  size: number,
  tone = 'ink',
): string => board.emblem(symbol, SPICES[symbol], x, y, size, tone);

/** What grows on an island, or fills a row: a spice on a disc of its colour. */
export function spiceDisc(table: Table, symbol: TradeSymbol, x: number, y: number, r: number): string {
  const tone = COLOUR_OF[symbol];
  return table.board.stamp(
    `spice-${symbol}`,
    element('circle', { class: 'w-stock', cx: 12, cy: 12, r: 12 }) +
      element('circle', { class: `w-${tone}`, cx: 12, cy: 12, r: 10.6 }) +
      spice(table, symbol, 12, 12, 14, `on-${tone}`),
    x,
    y,
    2 * r,
  );
}

/** A cube of a spice: its sign in front, light from above. */
export function cube(table: Table, colour: Colour, x: number, y: number, size: number): string {
  const front = element('path', { class: `w-${colour}`, d: 'M1 5.500L5 1.500H23V19L19 23.500H1Z' });
  const top = element('path', { class: 'w-sky', d: 'M1 5.500L5 1.500H23L19 5.500Z' });
  const right = element('path', { class: 'w-deep', d: 'M19 5.500L23 1.500V19L19 23.500ZM1 22.500H19V23.500H1Z' });
  const sign = spice(table, SPICE_OF[colour], 10, 14.2, 15.5, `on-${colour}`);
  return table.board.stamp(`cube-${colour}`, front + top + right + sign, x, y, size);
}

/** What a bonus tile does: an extra step, a better cube, a harvest, a larger hold. Those with VP bear a star. */
const BONUS_SIGNS: Readonly<Partial<Record<BonusId, string>>> = {
  'bonus-extra-move': 'M1 5h3l6 7l-6 7H1l5-7ZM8 5h3l6 7l-6 7H8l5-7ZM15 5h3l5.500 7L18 19h-3l5-7Z',
  'bonus-upgrade': 'M12 1l9 9.500h-5.500V16h-7v-5.500H3ZM5 18h14v4.500H5Z',
  'bonus-harvest-red':
    'M12 1.500c6.500 0 10.500 4 10.500 9S18 19.500 13 19c-1.500-.2-2.500-.7-3.500-1.500L4.500 22.500L2 20l5-5l1.800-1c1 1.300 2.400 2 4.200 2c3.500 0 6-2.200 6-5.500S16.500 4.500 12 3.500Z',
  'bonus-cargo': 'M1.500 3.500h21v17h-21ZM4 6v12h16V6ZM5.500 7.500h3v9h-3ZM10.500 7.500h3v9h-3ZM15.500 7.500h3v9h-3Z',
};

export const bonusSign = ({ board }: Table, tile: BonusId, x: number, y: number, size: number, tone: string): string =>
  isVpBonus(tile)
    ? board.icon('points', x, y, size, tone)
    : board.emblem(tile, BONUS_SIGNS[tile] ?? '', x, y, size, tone);

/** A step down, from what is given to what one gets. */
export const chevron = ({ board }: Table, x: number, y: number, size: number, tone: string): string =>
  board.emblem('down', 'M2 7h20L12 18Z', x, y, size, tone);
