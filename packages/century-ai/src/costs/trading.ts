import { COLOURS, type Cubes, minus, multiple, plus } from '../components/cubes.js';
import type { MarketTile } from '../components/tiles.js';
import type { Position } from '../state/index.js';
import { marketAt } from '../table/places.js';
import { boatOf, seatOf } from '../table/seats.js';

/** The most trades in a row that a cargo can pay for. The gain of each counts at once (CENT-52). */
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

/**
 * What a number of trades does to a cargo.
 *
 * @category Costs
 */
export interface TradeResult {
  /** How often the trade is made, from 1. */
  readonly times: number;
  /** What all these trades take together, by colour. */
  readonly give: Cubes;
  /** What all these trades give together, by colour. */
  readonly get: Cubes;
  /** The cargo afterwards. */
  readonly cargo: Cubes;
}

/**
 * What each possible number of trades on the boat's tile does to the cargo of the seat whose turn it is, from one trade
 * up. The list is empty off the market tiles, and when the cargo cannot pay for one trade. It starts from the present cargo: an
 * outpost built first may cost cubes.
 *
 * @example
 * ```ts
 * import { applyMove, legalMoves, newGame } from '@wonders/century-ai';
 * import { trades } from '@wonders/century-ai/costs';
 * let state = newGame({ seed: 'tuesday' });
 * state = applyMove(state, legalMoves(state)[0] ?? { kind: 'stay' }); // places the boat
 * for (const { times, cargo } of trades(state)) console.log(times, cargo);
 * ```
 * @category Costs
 */
export function trades(position: Position): readonly TradeResult[] {
  const { boat, cargo } = seatOf(position, position.turn);
  const tile = boat === null ? undefined : marketAt(position, boat);
  if (tile === undefined) return [];
  return Array.from({ length: maxTrades(cargo, tile) }, (_, i) => {
    const [give, get] = [multiple(tile.give, i + 1), multiple(tile.get, i + 1)];
    return { times: i + 1, give, get, cargo: plus(minus(cargo, give), get) };
  });
}
