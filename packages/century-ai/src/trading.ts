import type { Cubes } from './components/cubes.js';
import { COLOURS } from './components/cubes.js';
import type { MarketTile } from './components/tiles.js';
import type { Position } from './state.js';
import { boatOf, marketAt, seatOf } from './world.js';

/** The most trades that a cargo can pay one after another, each gain counting at once (CENT-52). */
export function maxTrades(cargo: Cubes, { give, get }: MarketTile): number {
  let most = Number.POSITIVE_INFINITY;
  for (let rank = 0; rank < COLOURS.length; rank++) {
    const [held, given, got] = [cargo[rank as 0], give[rank as 0], get[rank as 0]];
    if (held < given) return 0;
    if (given > got) most = Math.min(most, 1 + Math.floor((held - given) / (given - got)));
  }
  return most;
}

/** The fewest trades that a market action may make (CENT-53). */
export const minTrades = (position: Position): number => (position.built ? 0 : 1);

/** The most trades at the boat's tile. */
export function tradesHere(position: Position): number {
  const tile = marketAt(position, boatOf(position, position.turn));
  return tile === undefined ? 0 : maxTrades(seatOf(position, position.turn).cargo, tile);
}
