import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import { BOT_LEVELS, type BotLevel } from '../options.js';
import { entry, type View } from '../state/index.js';
import { seatName } from '../table/seats.js';
import { pointsName } from '../words/names.js';
import { decideDouble, decideFinalTriple, decideTriple } from './action-cards.js';
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
  trace?: Trace,
  level: string = entry(view.settings.bots, seat),
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
    case 'count':
      return decideFinalTriple(k, trace);
    default:
      return decideTurn(k, trace);
  }
}

/** How the seat plays, and what a master thinks of cards and wonders. */
function tellLevel({ view, me, level, card, needed, inHands }: Knowledge, trace: Trace): void {
  trace.reasons.push(`${seatName(view, me)} plays as ${level.name} (EIGHT-210)`);
  if (level.name !== 'master') return;
  trace.reasons.push(
    `a building card is worth ${pointsName(card)}: the discs that are left need ${needed}, and all hands hold ${inHands} (EIGHT-226)`,
    `of what an unfinished wonder seems to be worth, ${level.wonders} percent are counted, since others build on it too (EIGHT-227)`,
  );
}
