import { deepFreeze, type Seat } from '@wonders/core';
import { type Judge, judgeOf, unpack, type Weights } from '@wonders/core/learn';
import { outcome } from '../scoring/index.js';
import type { Draft, Position } from '../state/index.js';
import { see } from './inputs.js';
import { WEIGHTS } from './weights.js';

/** The winners; `undefined` before the end of the game. */
function winnersOf(position: Position | Draft): readonly Seat[] | undefined {
  const { areas, options, pending } = position;
  if (options.mode === 'solo' || options.structure === 'three-ages' || areas.length !== 2)
    throw new RangeError('the net knows Architects for two players');
  return pending.length > 0 ? undefined : outcome(position as Position).winners;
}

/**
 * A net with weights of your own, say from a training. It knows Architects for two players, not the three Ages.
 *
 * @category Net
 */
export const netOf = (weights: Weights): Judge<Position | Draft> => judgeOf(weights, see, winnersOf);

const net = /* @__PURE__ */ netOf(/* @__PURE__ */ unpack(WEIGHTS));

/**
 * A seat's chance to win, from 0 to 1: what the net says of a position without looking ahead. A shared victory counts as a half.
 *
 * @throws `RangeError` for a game against the Opponent, with three Ages or for more than two: the net does not know them.
 * @example
 * ```ts
 * import { newGame } from '@wonders/architects-solo';
 * import { chanceToWin } from '@wonders/architects-solo/net';
 * const state = newGame({ mode: 'versus', players: 2, seed: 'monday' });
 * console.log(chanceToWin(state, 0) + chanceToWin(state, 1)); // 1
 * ```
 * @category Net
 */
export const chanceToWin = (position: Position | Draft, seat: Seat): number => net.chanceToWin(position, seat);

/**
 * Settings for `searchBot`: where its tree ends it asks the net, and plays nothing beyond.
 *
 * @example
 * ```ts
 * import { searchBot } from '@wonders/core/bots';
 * import { architectsSolo } from '@wonders/architects-solo';
 * import { netSearch } from '@wonders/architects-solo/net';
 * const state = architectsSolo.newGame({ mode: 'versus', players: 2, seed: 'monday' });
 * const [seat = 0] = architectsSolo.activeSeats(state);
 * const view = architectsSolo.view(state, seat);
 * const bot = searchBot(architectsSolo, { iterations: 100, ...netSearch });
 * console.log(bot({ view, seat, legal: architectsSolo.legalMoves(view), random: () => 0.5 }).move.kind);
 * ```
 * @category Net
 */
export const netSearch = /* @__PURE__ */ deepFreeze({
  /** No playout: the net judges the last position of the tree. */
  depth: 0,
  /** The tree grows beyond the own move. */
  plies: Number.POSITIVE_INFINITY,
  /** The chances of both seats to win, by the net. */
  judge: (position: Position | Draft): readonly [number, number] => net.judge(position),
});
