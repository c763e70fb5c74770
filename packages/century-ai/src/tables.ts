import { covers, parseCubes } from './components/cubes.js';
import type { OrderId } from './components/orders.js';
import { ORDERS, orderTable } from './components/orders.js';
import type { MarketTileId, TradeSymbol } from './components/tiles.js';
import { MARKET_TILES, marketTable, SEA_TILES, SYMBOLS } from './components/tiles.js';
import { adjacency, layout, mapFault } from './map.js';
import { settingsOf } from './options.js';
import type { Options, Start, Tables } from './state.js';
import { isMarketTile } from './world.js';

/** Tiles of one symbol on the map at most: a row of the board has so many outposts (CENT-07). */
const MOST_LEFT = 5;
/** Cells of a random map (CENT-07). */
const RANDOM_CELLS = { min: 12, max: 30 };

/** The tables that a game goes by when the options replace one, `null` for the printed ones (CENT-07). */
export function tablesFor({ marketTiles, vpTiles }: Options): Tables | null {
  if (marketTiles === null && vpTiles === null) return null;
  return {
    market: marketTiles === null ? MARKET_TILES : marketTable(marketTiles),
    orders: vpTiles === null ? ORDERS : orderTable(vpTiles),
  };
}

export const marketIds = (tables: Tables | null): readonly MarketTileId[] =>
  Object.keys(tables?.market ?? MARKET_TILES) as MarketTileId[];

export const orderIds = (tables: Tables | null): readonly OrderId[] =>
  Object.keys(tables?.orders ?? ORDERS) as OrderId[];

const ofSymbol = (tiles: readonly string[], symbol: TradeSymbol): number =>
  tiles.filter((tile) => tile.startsWith(`market-${symbol}-`)).length;

interface Conflict {
  readonly option: keyof Options;
  readonly expected: string;
}

const wrong = (option: keyof Options, expected: string): Conflict => ({ option, expected });

/** What is wrong with options that are well formed each for itself: the first of it. */
export function conflict(options: Options): Conflict | undefined {
  return modeConflict(options) ?? marketConflict(options) ?? startConflict(options);
}

/** CENT-06 */
function modeConflict({ mode, players, bonusPool, startingCubes }: Options): Conflict | undefined {
  if (mode === 'solo') return players === 2 ? undefined : wrong('players', '2 in mode solo');
  if (bonusPool !== null && bonusPool !== 'published') return wrong('bonusPool', 'published in mode versus');
  return startingCubes === 'random' ? wrong('startingCubes', 'choose in mode versus') : undefined;
}

/** CENT-07: the table must fill the map, and no trade may go on for ever. */
function marketConflict(options: Options): Conflict | undefined {
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

const seaCount = (options: Options): number => (settingsOf(options).seaTiles === 'included' ? SEA_TILES.length : 0);

/** CENT-08: a start must be a position that setting up could have led to, whatever the shape of its map. */
function startConflict(options: Options): Conflict | undefined {
  const { start } = options;
  if (start === null) return undefined;
  const fault = tilesFault(start, options) || portsFault(start, options) || seatsFault(start, options);
  return fault === '' ? undefined : wrong('start', `a start ${fault}`);
}

const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** What is wrong with tiles or orders that are laid out, '' when nothing is. */
function listFault(laid: readonly string[], known: readonly string[]): string {
  const unknown = laid.find((id) => !known.includes(id));
  if (unknown !== undefined) return `without ${unknown}, which is not in the table`;
  return distinct(laid) ? '' : 'that lays each tile once';
}

function tilesFault(start: Start, options: Options): string {
  const ids = marketIds(tablesFor(options));
  const laid = start.tiles.map(({ tile }) => tile);
  const fault = listFault(laid, [...ids, ...SEA_TILES]);
  if (fault !== '') return fault;
  for (const symbol of SYMBOLS) {
    const [have, need] = [ofSymbol(laid, symbol), ofSymbol(ids, symbol) - 1];
    if (have !== need) return `with ${need} tiles of ${symbol}; it has ${have}`;
  }
  const sea = seaCount(options);
  if (laid.filter((tile) => !isMarketTile(tile)).length !== sea) return `with ${sea} sea tiles`;
  const hexes = [...start.tiles, ...start.ports].map(({ hex }) => hex);
  if (!distinct(hexes)) return 'with one tile on a hex';
  return mapFault(adjacency(hexes));
}

const portsFault = ({ ports }: Start, options: Options): string =>
  listFault(
    ports.map(({ order }) => order),
    orderIds(tablesFor(options)),
  );

function seatsFault(start: Start, { mode, players }: Options): string {
  const seats = mode === 'solo' ? 1 : players;
  if (start.seats.length > seats) return `with at most ${seats} seats; it has ${start.seats.length}`;
  if (mode === 'versus' && start.ai !== null) return 'without an AI in mode versus';
  for (const { boat } of start.seats) {
    const tile = start.tiles.find(({ hex }) => hex === boat)?.tile;
    if (boat !== null && (tile === undefined || !isMarketTile(tile))) return 'with boats on market tiles';
  }
  return '';
}
