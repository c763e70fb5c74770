import { covers, parseCubes } from '../components/cubes.js';
import { layout } from '../components/hexes.js';
import { ORDERS, orderTable } from '../components/orders.js';
import type { Tables } from '../components/tables.js';
import { MARKET_TILES, marketTable, SYMBOLS } from '../components/tiles.js';
import type { Options } from './settings.js';
import { type Conflict, seaCount, settingsOf, wrong } from './settings.js';

/** The most tiles of one symbol on the map: one for each outpost in a row of the board (CENT-07). */
const MOST_LEFT = 5;

/** The number of cells of a random map (CENT-07). */
const RANDOM_CELLS = { min: 12, max: 30 };

/** The tables of a game whose options replace one; `null` for the printed tables (CENT-07). */
export function tablesFor({ marketTiles, vpTiles }: Options): Tables | null {
  if (marketTiles === null && vpTiles === null) return null;
  return {
    market: marketTiles === null ? MARKET_TILES : marketTable(marketTiles),
    orders: vpTiles === null ? ORDERS : orderTable(vpTiles),
  };
}

/** CENT-07: the table must fill the map, and no trade may repeat for ever. */
export function marketConflict(options: Options): Conflict | undefined {
  const { marketTiles } = options;
  if (marketTiles === null) return undefined;
  const endless = marketTiles.find(({ give, get }) => covers(parseCubes(get), parseCubes(give)));
  if (endless !== undefined)
    return wrong('marketTiles', `trades that cost something, unlike ${endless.give}->${endless.get}`);
  for (const symbol of SYMBOLS) {
    const count = marketTiles.filter((tile) => tile.symbol === symbol).length;
    if (count < 2 || count > MOST_LEFT + 1)
      return wrong('marketTiles', `2 to ${MOST_LEFT + 1} tiles of each symbol; there are ${count} of ${symbol}`);
  }
  const { map, seaTiles } = settingsOf(options);
  const cells = marketTiles.length - SYMBOLS.length + seaCount(options);
  const needed = layout(seaTiles).cells.length;
  const { min, max } = map === 'random' || options.start !== null ? RANDOM_CELLS : { min: needed, max: needed };
  if (cells >= min && cells <= max) return undefined;
  return wrong('marketTiles', `enough tiles for ${min === max ? min : `${min} to ${max}`} cells; these make ${cells}`);
}
