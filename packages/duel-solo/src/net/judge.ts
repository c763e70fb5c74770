import { deepFreeze, type Seat } from '@wonders/core';
import { unpack } from '@wonders/core/learn';
import type { Draft, Position } from '../state/index.js';
import { netOf } from './net.js';
import { WEIGHTS } from './weights.js';

const balance = /* @__PURE__ */ netOf(/* @__PURE__ */ unpack(WEIGHTS));

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
export const chanceToWin = (position: Position | Draft, seat: Seat): number =>
  1 / (1 + Math.exp(-balance(position, seat)));

/**
 * Settings for `searchBot`: where its tree ends it asks the net, and plays nothing beyond.
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
  /** The chances of both seats to win, by the net. */
  judge(position: Position | Draft): readonly [number, number] {
    const first = chanceToWin(position, 0);
    return [first, 1 - first];
  },
});
