import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import type { Reason } from '../reasons/index.js';
import { scriptMove } from '../script/index.js';
import { isScript, type View } from '../state/index.js';
import { houseMove } from './move.js';
import { type RulesOfGame, thoroughMove } from './thorough.js';

/** The efforts of the house bot, the weakest first. */
export const EFFORTS: readonly string[] = ['quick', 'thorough'];

/**
 * Moves a seat by itself: Hal on his own seat, the house bot on any other.
 *
 * @param effort - One of the efforts; default: `quick`.
 * @throws RangeError when there is no such effort.
 */
export function bot(rules: RulesOfGame, view: View, seat: Seat, trace?: Trace<Reason>, effort = 'quick'): Move {
  if (!EFFORTS.includes(effort))
    throw new RangeError(`the house bot of hal has no effort "${effort}"; it has ${EFFORTS.join(', ')}`);
  if (isScript(view, seat)) return scriptMove(view, trace);
  return effort === 'thorough'
    ? thoroughMove(rules, (seen, each) => bot(rules, seen, each), view, seat, trace)
    : houseMove(rules, view, seat, trace);
}
