import { CHANCE, type Seat } from '@wonders/core';
import { noneActive, outputOf, type Weights } from '@wonders/core/learn';
import { outcome } from '../scoring/index.js';
import type { Draft, Position } from '../state/index.js';
import { see } from './inputs.js';

/** The balance of a won game: as good as certain. */
const WON = 20;

/**
 * A net that judges positions. It knows Architects for two players, not the three Ages.
 *
 * @returns How the balance stands for a seat: 0 is even, ln(9) a win in nine of ten games.
 * @throws `RangeError` for a position of another game than that for two players.
 * @category Net
 */
export function netOf(weights: Weights): (position: Position | Draft, seat: Seat) => number {
  const outputFor = outputOf(weights);
  const active = noneActive();
  return (position, seat) => {
    const { options, areas, pending } = position;
    if (options.mode === 'solo' || options.structure === 'three-ages' || areas.length !== 2)
      throw new RangeError('the net knows Architects for two players');
    if (pending.length === 0) {
      const { winners } = outcome(position as Position);
      return winners.length === 2 ? 0 : winners.includes(seat) ? WON : -WON;
    }
    const decides = pending[pending.length - 1]?.seat ?? CHANCE;
    const own = decides === CHANCE ? position.seat : decides;
    see(position, own, active);
    const balance = outputFor(active);
    return own === seat ? balance : -balance;
  };
}
