import type { Trace } from '@wonders/core';
import type { Move } from '../notation.js';
import type { Reason } from '../reasons/index.js';
import { entry } from '../state/index.js';
import { rejectedPoints } from '../table/offers.js';
import { best, mostPoints } from './candidates.js';
import { held, type Knowledge } from './knowledge.js';
import { turnCandidates } from './turns.js';

/** EIGHT-223: the points that a Triple bonus must bring, usually and near the end. */
const TRIPLE_GAIN = 4;
const TRIPLE_GAIN_AT_THE_END = 1;

/** EIGHT-08: how many of its action cards the bot does not know. */
const unknown = ({ view, me }: Knowledge): number => entry(view.hiddenActions, me);

/** EIGHT-223: an offer that is turned down. */
export function decideTriple(k: Knowledge, trace?: Trace<Reason>): Move {
  const { view, me } = k;
  const points = rejectedPoints(view, me, true) - rejectedPoints(view, me, false);
  const enough = k.scarcest <= 1 ? TRIPLE_GAIN_AT_THE_END : TRIPLE_GAIN;
  const use = held(k, 'triple-bonus') > 0 && points >= enough;
  if (trace !== undefined) {
    const weighed = { seat: me, use, points, enough, nearTheEnd: enough !== TRIPLE_GAIN };
    trace.headline =
      held(k, 'triple-bonus') === 0
        ? { key: 'no-triple-bonus', values: { seat: me, hidden: unknown(k) } }
        : { key: 'triple-bonus', values: weighed };
  }
  return { kind: 'triple', seat: me, use };
}

/** EIGHT-222: near the end, or if another turn is worth more than a card. */
export function decideDouble(k: Knowledge, trace?: Trace<Reason>): Move {
  const { me, scarcest } = k;
  const holds = held(k, 'double-turn') > 0;
  const builds = holds && best(turnCandidates(k), 'EIGHT-222', mostPoints(k.effort), trace).move.kind !== 'pass';
  const use = builds || (holds && scarcest === 1);
  if (trace !== undefined) {
    const played = builds ? 'double-turn-to-build' : use ? 'double-turn-near-the-end' : 'keeps-double-turn';
    trace.headline = holds
      ? { key: played, values: { seat: me } }
      : { key: 'no-double-turn', values: { seat: me, hidden: unknown(k) } };
  }
  return { kind: 'double', seat: me, use };
}
