import { element } from '@wonders/core/board';
import { type BonusId, isVpBonus } from '../components/bonuses.js';
import type { Colour } from '../components/cubes.js';
import type { TradeSymbol } from '../components/tiles.js';
import type { Table } from './table.js';

/** The outline of each spice, in a square of 24 units: a root, a pod, a leaf and a bud. */
const SPICES: Readonly<Record<TradeSymbol, string>> = {
  ginger:
    'M1.5 13.5c0-3 3-4.5 5.5-3.5C7.5 6 9 3 11.5 3S15 5.5 13.5 8.5C17 6.5 20 6.5 22 9s.5 5.5-3 6.5c1.5 3.5-.5 6.5-3.5 6s-3.5-3-3-5C9 18.5 1.5 18 1.5 13.5Z',
  chili: 'M17 1l2 1.5l-2 3C20 7 21 9.5 20 12.5C18 18.5 11.5 22 2 22.5C9 19.5 12 16.5 12.5 11.5c.3-3 1-5 2.5-6Z',
  tea: 'M21.5 2c1 12-3 18-12 18c-1.5 0-2.5-.3-3.5-.8L3.5 22L2 20.5l2-2.5C2 9 9 2 21.5 2ZM17 6.5C13 8.5 9 12 7.5 16l1.5 1C10.5 13 13.5 9.5 17 6.5Z',
  cloves:
    'M12 .5a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM3.5 5c2.5.5 4 2.5 5 5h7c1-2.5 2.5-4.5 5-5c.5 5-2 7.5-6 8.5L13.5 23h-3l-1-9.5C5.5 12.5 3 10 3.5 5Z',
};

/** The spice of which a cube is, by its colour. */
export const SPICE_OF: Readonly<Record<Colour, TradeSymbol>> = {
  yellow: 'ginger',
  red: 'chili',
  green: 'tea',
  brown: 'cloves',
};

/** The colour of a spice. */
const COLOUR_OF: Readonly<Record<TradeSymbol, Colour>> = {
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
    () =>
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
  const drawn = (): string => {
    const front = element('path', { class: `w-${colour}`, d: 'M1 5.5L5 1.5H23V19L19 23.5H1Z' });
    const top = element('path', { class: 'w-sky', d: 'M1 5.5L5 1.5H23L19 5.5Z' });
    const right = element('path', { class: 'w-deep', d: 'M19 5.5L23 1.5V19L19 23.5ZM1 22.5H19V23.5H1Z' });
    const sign = spice(table, SPICE_OF[colour], 10, 14.2, 15.5, `on-${colour}`);
    return front + top + right + sign;
  };
  return table.board.stamp(`cube-${colour}`, drawn, x, y, size);
}

/** What a bonus tile does: an extra step, a better cube, a harvest, a larger hold. Those with VP bear a star. */
const BONUS_SIGNS: Readonly<Partial<Record<BonusId, string>>> = {
  'bonus-extra-move': 'M1 5h3l6 7l-6 7H1l5-7ZM8 5h3l6 7l-6 7H8l5-7ZM15 5h3l5.5 7L18 19h-3l5-7Z',
  'bonus-upgrade': 'M12 1l9 9.5h-5.5V16h-7v-5.5H3ZM5 18h14v4.5H5Z',
  'bonus-harvest-red':
    'M12 1.5c6.5 0 10.5 4 10.5 9S18 19.5 13 19c-1.5-.2-2.5-.7-3.5-1.5L4.5 22.5L2 20l5-5l1.8-1c1 1.3 2.4 2 4.2 2c3.5 0 6-2.2 6-5.5S16.5 4.5 12 3.5Z',
  'bonus-cargo': 'M1.5 3.5h21v17h-21ZM4 6v12h16V6ZM5.5 7.5h3v9h-3ZM10.5 7.5h3v9h-3ZM15.5 7.5h3v9h-3Z',
};

export const bonusSign = ({ board }: Table, tile: BonusId, x: number, y: number, size: number, tone: string): string =>
  isVpBonus(tile)
    ? board.icon('points', x, y, size, tone)
    : board.emblem(tile, BONUS_SIGNS[tile] ?? '', x, y, size, tone);

/** A step down, from what is given to what one gets. */
export const chevron = ({ board }: Table, x: number, y: number, size: number, tone: string): string =>
  board.emblem('down', 'M2 7h20L12 18Z', x, y, size, tone);
