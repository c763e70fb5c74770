import { adjacency, mapFault } from '../components/hexes.js';
import { marketIds, orderIds } from '../components/tables.js';
import { isMarketTile, ofSymbol, SEA_TILES, SYMBOLS } from '../components/tiles.js';
import type { Options, Start } from './settings.js';
import { type Conflict, seaCount, wrong } from './settings.js';
import { tablesFor } from './tables.js';

/** CENT-08: a start must be a position that the setup can lead to. Its map may have any shape. */
export function startConflict(options: Options): Conflict | undefined {
  const { start } = options;
  if (start === null) return undefined;
  const fault = tilesFault(start, options) || portsFault(start, options) || seatsFault(start, options);
  return fault === '' ? undefined : wrong('start', `a start ${fault}`);
}

const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** What is wrong with a list of tiles or orders; '' for nothing. */
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
