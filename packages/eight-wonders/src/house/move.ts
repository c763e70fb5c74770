import type { Seat, Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import { BOT_EFFORTS, type BotEffort } from '../options.js';
import type { Reason } from '../reasons/index.js';
import { entry, type View } from '../state/index.js';
import { decideDouble, decideTriple } from './action-cards.js';
import { EFFORTS } from './efforts.js';
import { type Knowledge, know } from './knowledge.js';
import { decideOffer, decideSelection } from './offers.js';
import { decideTurn } from './turns.js';

/**
 * The house bot: the move of a seat, from its view alone, without chance.
 *
 * @param effort - One of the efforts (EIGHT-210); default: the effort that the options give the seat.
 * @throws RangeError when there is no such effort.
 */
export function houseMove(
  view: View,
  seat: Seat,
  trace?: Trace<Reason>,
  effort: string = entry(view.options.bots, seat),
): Move {
  if (!Object.hasOwn(EFFORTS, effort))
    throw new RangeError(`the house bot of eight-wonders has no effort "${effort}"; it has ${BOT_EFFORTS.join(', ')}`);
  const k = know(view, seat, EFFORTS[effort as BotEffort]);
  if (trace !== undefined) tellEffort(k, trace);
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

/** Says with which effort the seat plays, and what cards and wonders are worth to a master. */
function tellEffort({ me, effort, card, needed, inHands }: Knowledge, trace: Trace<Reason>): void {
  trace.reasons.push({ key: 'effort', values: { seat: me, effort: effort.name } });
  if (effort.name !== 'master') return;
  trace.reasons.push(
    { key: 'card-worth', values: { points: card / 100, needed, inHands } },
    { key: 'wonder-share', values: { percent: effort.wonders } },
  );
}
