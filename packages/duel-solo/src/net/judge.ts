import { deepFreeze, type Seat } from '@wonders/core';
import { type Judge, judgeOf, unpack, type Weights } from '@wonders/core/learn';
import type { Move } from '../notation.js';
import type { Draft, Position } from '../state/index.js';
import { see } from './inputs.js';
import { partsOf } from './parts.js';
import { WEIGHTS } from './weights.js';

/** The winners; `undefined` before the end of the game. */
function winnersOf(position: Position | Draft): readonly Seat[] | undefined {
  const { ending, options, winner } = position;
  if (options.mode === 'solo' || options.pantheon || options.promos.length > 0)
    throw new RangeError('the net knows the game for two without Pantheon and promos');
  if (ending === null) return undefined;
  return winner === null ? [0, 1] : [winner];
}

/**
 * A net with weights of your own, say from a training. It knows the game for two without Pantheon and without promos.
 *
 * @category Net
 */
export const netOf = (weights: Weights): Judge<Position | Draft, Move> => judgeOf(weights, see, winnersOf, partsOf);

const net = /* @__PURE__ */ netOf(/* @__PURE__ */ unpack(WEIGHTS));

/**
 * A seat's chance to win, from 0 to 1: what the net says of a position without looking ahead. A shared victory counts as a half.
 *
 * @throws `RangeError` for a game against SOLO, with Pantheon or with promos: the net does not know them.
 * @example
 * ```ts
 * import { newGame } from '@wonders/duel-solo';
 * import { chanceToWin } from '@wonders/duel-solo/net';
 * const state = newGame({ mode: 'versus', pantheon: false, seed: 'monday' });
 * console.log(chanceToWin(state, 0) + chanceToWin(state, 1)); // 1
 * ```
 * @category Net
 */
export const chanceToWin = (position: Position | Draft, seat: Seat): number => net.chanceToWin(position, seat);

/**
 * Settings for `searchBot`: where its tree ends it asks the net, and plays nothing beyond. The net also tells which moves to try first.
 *
 * @example
 * ```ts
 * import { searchBot } from '@wonders/core/bots';
 * import { duelSolo } from '@wonders/duel-solo';
 * import { netSearch } from '@wonders/duel-solo/net';
 * const state = duelSolo.newGame({ mode: 'versus', pantheon: false, seed: 'monday' });
 * const [seat = 0] = duelSolo.activeSeats(state);
 * const view = duelSolo.view(state, seat);
 * const bot = searchBot(duelSolo, { iterations: 100, ...netSearch });
 * const { move } = bot({ view, seat, legal: duelSolo.legalMoves(view), random: () => 0.5 });
 * console.log(move.kind); // draft-wonder
 * ```
 * @category Net
 */
export const netSearch = /* @__PURE__ */ deepFreeze({
  /** No playout: the net judges the last position of the tree. */
  depth: 0,
  /** What the net says of each move of a new position counts as a first try of it. */
  prior: 'judge' as const,
  /** The chances of both seats to win, by the net. */
  judge: (position: Position | Draft): readonly [number, number] => net.judge(position),
});
