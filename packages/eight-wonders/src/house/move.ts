import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import { BOT_LEVELS, type BotLevel } from '../options.js';
import type { Reason } from '../reasons/index.js';
import { entry, type View } from '../state/index.js';
import { decideDouble, decideTriple } from './action-cards.js';
import { type Knowledge, know } from './knowledge.js';
import { LEVELS } from './levels.js';
import { decideOffer, decideSelection } from './offers.js';
import { decideTurn } from './turns.js';

/**
 * The house bot: the move of a seat, from its view alone, without chance.
 *
 * @param level - One of the levels (EIGHT-210); default: the one that the options give the seat.
 * @throws RangeError when there is no such level.
 */
export function houseMove(
  view: View,
  seat: Seat,
  trace?: Trace<Reason>,
  level: string = entry(view.options.bots, seat),
): Move {
  if (!Object.hasOwn(LEVELS, level))
    throw new RangeError(`the house bot of eight-wonders has no level "${level}"; it has ${BOT_LEVELS.join(', ')}`);
  const k = know(view, seat, LEVELS[level as BotLevel]);
  if (trace !== undefined) tellLevel(k, trace);
  switch (view.phase) {
    case 'offer':
      return decideOffer(k, trace);
    case 'select':
      return decideSelection(k, trace);
    case 'triple':
      return decideTriple(k, trace);
    case 'double':
      return decideDouble(k, trace);
    default:
      return decideTurn(k, trace);
  }
}

/** Says at which level the seat plays, and what cards and wonders are worth to a master. */
function tellLevel({ me, level, card, needed, inHands }: Knowledge, trace: Trace<Reason>): void {
  trace.reasons.push({ key: 'level', values: { seat: me, level: level.name } });
  if (level.name !== 'master') return;
  trace.reasons.push(
    { key: 'card-worth', values: { points: card / 100, needed, inHands } },
    { key: 'wonder-share', values: { percent: level.wonders } },
  );
}
