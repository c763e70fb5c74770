import { once } from '@wonders/core';
import { type BonusId, isVpBonus } from '../components/bonuses.js';
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

export const spice = (
  { board }: Table,
  symbol: TradeSymbol,
  x: number,
  y: number,
  size: number,
  tone = 'ink',
): string => board.emblem(symbol, SPICES[symbol], x, y, size, tone);

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

/** Open water. */
const WAVES =
  'M1 7c3-3.500 5-3.500 7.500-.5s4 3 7-.5s5-3 7.500-.5v2.500c-2.500-2.500-4-2-6.500.8s-6 3-9 0S4 7 1 10ZM1 15c3-3.500 5-3.500 7.500-.5s4 3 7-.5s5-3 7.500-.5V16c-2.500-2.500-4-2-6.500.8s-6 3-9 0S4 15 1 18Z';

export const waves = ({ board }: Table, x: number, y: number, size: number): string =>
  board.emblem('waves', WAVES, x, y, size, 'white faded');

/** How far the coast of an island reaches, every 24 degrees, in four shapes. */
const COASTS = [
  [0.97, 0.84, 0.88, 0.93, 0.82, 0.9, 0.8, 0.96, 0.94, 0.8, 0.87, 0.93, 0.82, 0.9, 0.85],
  [0.88, 0.94, 0.82, 0.9, 0.86, 0.8, 0.92, 0.95, 0.83, 0.91, 0.84, 0.8, 0.94, 0.9, 0.97],
  [0.95, 0.9, 0.8, 0.87, 0.93, 0.84, 0.95, 0.86, 0.9, 0.92, 0.8, 0.9, 0.86, 0.95, 0.83],
  [0.86, 0.8, 0.93, 0.89, 0.81, 0.94, 0.88, 0.97, 0.85, 0.8, 0.93, 0.88, 0.94, 0.81, 0.96],
];

type Spot = readonly [x: number, y: number];

const written = ([x, y]: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A coast as a smooth line around the middle of a square of 24 units. */
function coast(reach: readonly number[], share: number): string {
  const capes = reach.map((far, i): Spot => {
    const angle = ((2 * Math.PI) / reach.length) * i;
    return [12 + 12 * share * far * Math.cos(angle), 12 + 12 * share * far * Math.sin(angle)];
  });
  const between = capes.map(([x, y], i): Spot => {
    const [nextX, nextY] = capes[(i + 1) % capes.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const curves = capes.map((cape, i) => `Q${written(cape)} ${written(between[i] ?? cape)}`);
  return `M${written(between.at(-1) ?? [12, 12])}${curves.join('')}Z`;
}

const filled = (tone: string, opacity: number, d: string): string =>
  `<path class="w-${tone}" fill-opacity="${opacity}" d="${d}"/>`;

/** An island in shallow water, with its beach and its green land; a port has built on its land. */
function islandOf(reach: readonly number[], port: boolean): string {
  const [shore, land] = [coast(reach, 1), coast(reach, 0.93)];
  const ground = port ? filled('orange', 0.45, land) : filled('green', 0.24, land);
  return [
    filled('white', 0.25, coast(reach, 1.07)),
    filled('paper', 1, shore),
    filled('yellow', 0.75, shore),
    filled('paper', 1, land),
    ground,
  ].join('');
}

/** The islands and ports in each shape: a map has two dozen of them, and their coasts take long to write. */
const ISLANDS = once(() => COASTS.map((reach) => ({ island: islandOf(reach, false), port: islandOf(reach, true) })));

/** An island or a port in one of four shapes. */
export function island({ board }: Table, shape: number, x: number, y: number, size: number, port: boolean): string {
  const [i, kind] = [shape % COASTS.length, port ? 'port' : 'island'] as const;
  return board.stamp(`${kind}-${i}`, ISLANDS()[i]?.[kind] ?? '', x, y, size);
}
