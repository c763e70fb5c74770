import type { Cubes } from './components/cubes.js';
import { minus, multiple, plus } from './components/cubes.js';
import type { Position } from './state.js';
import { maxTrades } from './trading.js';
import { marketAt, seatOf } from './world.js';

/**
 * What a number of trades does to the cargo.
 *
 * @category Helpers
 */
export interface TradeResult {
  readonly times: number;
  readonly give: Cubes;
  readonly get: Cubes;
  /** The cargo afterwards. */
  readonly cargo: Cubes;
}

/**
 * What each possible number of trades at the boat's tile does to the cargo of the seat whose turn it is, from one trade
 * up. Empty when the boat is not on a market tile or no trade can be paid. Looks at the cargo as it is now: building
 * first may cost cubes.
 *
 * @example
 * ```ts
 * import { applyMove, legalMoves, newGame } from '@wonders/century-ai';
 * import { trades } from '@wonders/century-ai/helpers';
 * let state = newGame({ seed: 'tuesday' });
 * state = applyMove(state, legalMoves(state)[0] ?? { kind: 'stay' }); // places the boat
 * for (const { times, cargo } of trades(state)) console.log(times, cargo);
 * ```
 * @category Helpers
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
