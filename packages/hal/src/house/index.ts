import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import type { Reason } from '../reasons/index.js';
import { scriptMove } from '../script/index.js';
import { isScript, type View } from '../state/index.js';
import { masterMove, type RulesOfGame } from './master.js';
import { houseMove } from './move.js';

/** The levels of the house bot, the weakest first. */
export const BOT_LEVELS: readonly string[] = ['quick', 'master'];

/**
 * Moves a seat by itself: Hal on his own seat, the house bot on any other.
 *
 * @param level - One of the levels; default: `quick`.
 * @throws RangeError when there is no such level.
 */
export function bot(rules: RulesOfGame, view: View, seat: Seat, trace?: Trace<Reason>, level = 'quick'): Move {
  if (!BOT_LEVELS.includes(level))
    throw new RangeError(`the house bot of hal has no level "${level}"; it has ${BOT_LEVELS.join(', ')}`);
  if (isScript(view, seat)) return scriptMove(view, trace);
  return level === 'master'
    ? masterMove(rules, (seen, each) => bot(rules, seen, each), view, seat, trace)
    : houseMove(rules, view, seat, trace);
}
