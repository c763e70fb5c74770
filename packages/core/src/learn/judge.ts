import { CHANCE, type Seat } from '../contract/position.js';
import { type Active, evaluatorOf, noneActive, type Weights } from './net.js';

/** The balance of a won game: as good as certain. */
const WON = 20;

/**
 * A net that judges the positions of a game for two.
 *
 * @category Net
 */
export interface Judge<P, M = unknown> {
  /** A seat's chance to win, from 0 to 1, without looking ahead. A shared victory counts as a half. */
  readonly chanceToWin: (position: P, seat: Seat) => number;
  /** The chances of both seats: the `judge` of `searchBot`. */
  readonly judge: (position: P) => readonly [number, number];
  /**
   * How likely each of a seat's moves is the best, by the policy of the net: the `policy` of `searchBot`. The next call writes into the same
   * array.
   *
   * @throws RangeError where the net has no policy.
   */
  readonly policy: (position: P, seat: Seat, moves: readonly M[]) => Float64Array;
}

/**
 * A judge of a game for two from the weights of a net: the net sees a position from the side of the seat that decides, and its output is
 * how the balance stands for that seat. 0 is even, ln(9) a win in nine of ten games.
 *
 * @param see - Writes the inputs that are 1, from the side of a seat.
 * @param winners - The seats that won; `undefined` while the game goes on. Throws for a game that the net does not know.
 * @param name - Writes the parts that a move is made of: the numbers of their rows in the weights. For a net with a policy.
 * @example
 * ```ts
 * import { judgeOf } from '@wonders/core/learn';
 * // One input, the lead: it is worth ln(3), a win in three of four games.
 * const none = new Float32Array(1);
 * const weights = { width: 0, inputs: Float32Array.of(Math.log(3)), bias: none, output: none, moves: none };
 * const position = { pending: [{ kind: 'bid', seat: 0 }], seat: 0, leads: 0 };
 * const { chanceToWin, judge } = judgeOf(
 *   weights,
 *   ({ leads }: typeof position, own, active) => {
 *     active.length = 0;
 *     if (own === leads) active.numbers[active.length++] = 0;
 *   },
 *   ({ pending, leads }) => (pending.length === 0 ? [leads] : undefined),
 * );
 * console.log(chanceToWin(position, 0).toFixed(2), judge({ ...position, pending: [] })[0] > 0.99); // 0.75 true
 * ```
 * @category Net
 */
export function judgeOf<P extends { readonly pending: readonly { readonly seat: Seat }[]; readonly seat: Seat }, M>(
  weights: Weights,
  see: (position: P, own: Seat, active: Active) => void,
  winners: (position: P) => readonly Seat[] | undefined,
  name?: (position: P, move: M, parts: Active) => void,
): Judge<P, M> {
  const net = evaluatorOf(weights);
  const active = noneActive();
  const parts = noneActive(8);
  let shares = new Float64Array(64);
  const balanceOf = (position: P, seat: Seat): number => {
    const won = winners(position);
    if (won !== undefined) return won.length !== 1 ? 0 : won[0] === seat ? WON : -WON;
    const decides = position.pending[position.pending.length - 1]?.seat ?? CHANCE;
    const own = decides === CHANCE ? position.seat : decides;
    see(position, own, active);
    net.see(active, own);
    const balance = net.output();
    return own === seat ? balance : -balance;
  };
  const chanceToWin = (position: P, seat: Seat): number => 1 / (1 + Math.exp(-balanceOf(position, seat)));
  return {
    chanceToWin,
    judge(position) {
      const first = chanceToWin(position, 0);
      return [first, 1 - first];
    },
    policy(position, seat, moves) {
      if (name === undefined || weights.moves.length === 0) throw new RangeError('the net has no policy');
      if (shares.length < moves.length) shares = new Float64Array(2 * moves.length);
      see(position, seat, active);
      net.see(active, seat);
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < moves.length; i++) {
        parts.length = 0;
        name(position, moves[i] as M, parts);
        let sum = 0;
        for (let part = 0; part < parts.length; part++) sum += net.wanted(parts.numbers[part] as number);
        shares[i] = sum;
        if (sum > most) most = sum;
      }
      let total = 0;
      for (let i = 0; i < moves.length; i++) total += shares[i] = Math.exp((shares[i] as number) - most);
      for (let i = 0; i < moves.length; i++) shares[i] = (shares[i] as number) / total;
      return shares;
    },
  };
}
