import type { Seat } from '@wonders/core';
import type { Move } from '../notation.js';
import type { Trace } from '../reasons/trace.js';
import { scriptMove } from '../script/index.js';
import { type Decision, isScript, type View } from '../state/index.js';
import { houseMove } from './move.js';
import { type RulesOfGame, thoroughMove } from './thorough.js';

/** The efforts of the house bot, the weakest first. */
export const EFFORTS: readonly string[] = ['quick', 'thorough'];

/**
 * The move of a seat's bot: SOLO's script for SOLO, the house bot for any other seat.
 *
 * @param effort - One of the efforts; default: `quick`.
 * @throws RangeError when there is no such effort.
 */
export function bot(rules: RulesOfGame, position: View, seat: Seat, trace?: Trace, effort = 'quick'): Move {
  const decision = position.pending[position.pending.length - 1] as Decision;
  if (!EFFORTS.includes(effort))
    throw new RangeError(`the house bot of duel-solo has no effort "${effort}"; it has ${EFFORTS.join(', ')}`);
  if (isScript(position, seat)) return scriptMove(position, decision, trace);
  return effort === 'thorough'
    ? thoroughMove(rules, (view, each) => bot(rules, view, each), position, decision, trace)
    : houseMove(position, decision, rules.encodeMove, trace);
}
