import type { Trace } from '@wonders/core';
import { WONDERS } from '../components/wonders.js';
import { refusedTriple } from '../moves/action-cards.js';
import type { Move } from '../notation.js';
import { scoresOf } from '../scoring.js';
import { entry } from '../state/index.js';
import { partsThatCount } from '../table/parts.js';
import { wonderAt, wonderOf } from '../table/wonders.js';
import { best, type Candidate, mostPoints } from './candidates.js';
import { held, type Knowledge } from './knowledge.js';
import type { Reason } from './reasons.js';
import { currentRow } from './sites.js';
import { turnCandidates } from './turns.js';

/** EIGHT-223: the points that a Triple bonus must bring, usually and near the end. */
const TRIPLE_GAIN = 4;
const TRIPLE_GAIN_AT_THE_END = 1;

/** EIGHT-08: how many of its action cards the bot does not know. */
const unknown = ({ view, me }: Knowledge): number => entry(view.hiddenActions, me);

/** EIGHT-223: what a Triple bonus would add to the bot's points on a wonder, if the others stay the same. */
function tripleGain(k: Knowledge, wonder: number): number {
  const { view, me, tables } = k;
  const { light, others } = tables.scoringTable;
  const row = view.phase === 'triple' ? currentRow(k) : light;
  const plain = partsThatCount(view, wonderAt(wonder));
  const more = plain.slice();
  more[me] = entry(more, me) + tables.actionCards['triple-bonus'].parts;
  const points = (parts: readonly number[]): number => entry(scoresOf(parts, row.first, row.second, others), me);
  return points(more) - points(plain);
}

/** EIGHT-223: a finished wonder. */
export function decideTriple(k: Knowledge, trace?: Trace<Reason>): Move {
  const { view, me } = k;
  const wonder = wonderOf(view.site ?? 0);
  const points = tripleGain(k, wonder);
  const enough = k.scarcest <= 1 ? TRIPLE_GAIN_AT_THE_END : TRIPLE_GAIN;
  const use = held(k, 'triple-bonus') > 0 && points >= enough;
  if (trace !== undefined) {
    const weighed = { seat: me, use, wonder: wonderAt(wonder), points, enough, nearTheEnd: enough !== TRIPLE_GAIN };
    trace.headline =
      held(k, 'triple-bonus') === 0
        ? { key: 'no-triple-bonus', values: { seat: me, hidden: unknown(k) } }
        : { key: 'triple-bonus', values: weighed };
  }
  return { kind: 'triple', seat: me, use };
}

/** EIGHT-223: the unfinished wonder where it brings the most, if it brings anything. */
export function decideFinalTriple(k: Knowledge, trace?: Trace<Reason>): Move {
  const { view, me } = k;
  const none: Candidate = { move: { kind: 'triple-final', seat: me, wonder: null }, value: 0, note: () => null };
  const named = WONDERS.flatMap((wonder, i): Candidate[] => {
    const move = { kind: 'triple-final', seat: me, wonder } as const;
    if (held(k, 'triple-bonus') === 0 || refusedTriple(view, move) !== '') return [];
    const points = tripleGain(k, i);
    return [{ move, value: 100 * points, note: () => ({ key: 'more-points', values: { points } }) }];
  });
  const { move } = best([none, ...named], 'EIGHT-223', { key: 'most-more-points', values: {} }, trace);
  if (trace !== undefined && named.length === 0)
    trace.headline =
      held(k, 'triple-bonus') === 0
        ? { key: 'no-triple-bonus', values: { seat: me, hidden: unknown(k) } }
        : { key: 'no-wonder-to-name', values: { seat: me } };
  return move;
}

/** EIGHT-222: near the end, or if another turn is worth more than a card. */
export function decideDouble(k: Knowledge, trace?: Trace<Reason>): Move {
  const { me, scarcest } = k;
  const holds = held(k, 'double-turn') > 0;
  const builds = holds && best(turnCandidates(k), 'EIGHT-222', mostPoints(k.level), trace).move.kind !== 'pass';
  const use = builds || (holds && scarcest === 1);
  if (trace !== undefined) {
    const played = builds ? 'double-turn-to-build' : use ? 'double-turn-near-the-end' : 'keeps-double-turn';
    trace.headline = holds
      ? { key: played, values: { seat: me } }
      : { key: 'no-double-turn', values: { seat: me, hidden: unknown(k) } };
  }
  return { kind: 'double', seat: me, use };
}
