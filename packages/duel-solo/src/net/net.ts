import { CHANCE, type Seat } from '@wonders/core';
import { noneActive, outputOf, type Weights } from '@wonders/core/learn';
import type { Draft, Position } from '../state/index.js';
import { see } from './inputs.js';

/** The balance of a won game: as good as certain. */
const WON = 20;

/**
 * A net that judges positions. It knows the game for two without Pantheon and without promos.
 *
 * @returns How the balance stands for a seat: 0 is even, ln(9) a win in nine of ten games.
 * @throws `RangeError` for a position of another game than that for two without Pantheon and promos.
 * @category Net
 */
export function netOf(weights: Weights): (position: Position | Draft, seat: Seat) => number {
  const outputFor = outputOf(weights);
  const active = noneActive();
  return (position, seat) => {
    const { ending, options, pending } = position;
    if (options.mode === 'solo' || options.pantheon || options.promos.length > 0)
      throw new RangeError('the net knows the game for two without Pantheon and promos');
    if (ending !== null) return position.winner === null ? 0 : position.winner === seat ? WON : -WON;
    const decides = pending[pending.length - 1]?.seat ?? CHANCE;
    const own = decides === CHANCE ? position.seat : decides;
    see(position, own, active);
    const balance = outputFor(active);
    return own === seat ? balance : -balance;
  };
}
