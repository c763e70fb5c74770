import type { Seat } from '@wonders/core';
import type { Move } from '../notation.js';
import type { Trace } from '../reasons/trace.js';
import { scriptMove } from '../script/index.js';
import { type Decision, isScript, type View } from '../state/index.js';
import { masterMove, type RulesOfGame } from './master.js';
import { houseMove } from './move.js';

/** The levels of the house bot, the weakest first. */
export const BOT_LEVELS: readonly string[] = ['quick', 'master'];

/**
 * The move of a seat's bot: SOLO's script for SOLO, the house bot for any other seat.
 *
 * @param level - One of the levels; default: `quick`.
 * @throws RangeError when there is no such level.
 */
export function bot(rules: RulesOfGame, position: View, seat: Seat, trace?: Trace, level = 'quick'): Move {
  const decision = position.pending[position.pending.length - 1] as Decision;
  if (!BOT_LEVELS.includes(level))
    throw new RangeError(`the house bot of duel-solo has no level "${level}"; it has ${BOT_LEVELS.join(', ')}`);
  if (isScript(position, seat)) return scriptMove(position, decision, trace);
  return level === 'master'
    ? masterMove(rules, (view, each) => bot(rules, view, each), position, decision, trace)
    : houseMove(position, decision, rules.encodeMove, trace);
}
