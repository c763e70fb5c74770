import type { Trace } from '@wonders/core';
import { count } from '@wonders/core/words';
import { WONDERS } from '../components/wonders.js';
import { refusedTriple } from '../moves/action-cards.js';
import type { Move } from '../notation.js';
import { scoresOf } from '../scoring.js';
import { entry } from '../state/index.js';
import { partsThatCount } from '../table/parts.js';
import { seatName } from '../table/seats.js';
import { wonderAt, wonderOf } from '../table/wonders.js';
import { wonderName } from '../words/names.js';
import { best, type Candidate } from './candidates.js';
import { held, type Knowledge } from './knowledge.js';
import { currentRow } from './sites.js';
import { turnCandidates } from './turns.js';

/** EIGHT-223: the points that a Triple bonus must bring, as a rule and when the end is near. */
const TRIPLE_GAIN = 4;
const TRIPLE_GAIN_AT_THE_END = 1;

/** EIGHT-223: what a Triple bonus would add to the own points on a wonder, others as they stand. */
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
export function decideTriple(k: Knowledge, trace?: Trace): Move {
  const { view, me } = k;
  const points = tripleGain(k, wonderOf(view.site ?? 0));
  const enough = k.scarcest <= 1 ? TRIPLE_GAIN_AT_THE_END : TRIPLE_GAIN;
  const use = held(k, 'triple-bonus') > 0 && points >= enough;
  if (trace !== undefined) {
    const wonder = wonderName(wonderAt(wonderOf(view.site ?? 0)));
    const when = enough === TRIPLE_GAIN ? '' : ' now that the game is about to end';
    trace.says =
      held(k, 'triple-bonus') === 0
        ? `${seatName(view, me)} holds no Triple bonus to play (EIGHT-223)`
        : `${seatName(view, me)} ${use ? 'plays' : 'keeps'} Triple bonus: on ${wonder} it would bring ${count(points, 'more point')}, and ${count(enough, 'point')} would be enough${when} (EIGHT-223)`;
  }
  return { kind: 'triple', seat: me, use };
}

/** EIGHT-223: the unfinished wonder where it brings most, if it brings anything. */
export function decideFinalTriple(k: Knowledge, trace?: Trace): Move {
  const { view, me } = k;
  const none: Candidate = { move: { kind: 'triple-final', seat: me, wonder: null }, value: 0, note: '' };
  const named = WONDERS.flatMap((wonder, i): Candidate[] => {
    const move = { kind: 'triple-final', seat: me, wonder } as const;
    if (held(k, 'triple-bonus') === 0 || refusedTriple(view, move) !== '') return [];
    const points = tripleGain(k, i);
    return [{ move, value: 100 * points, note: trace === undefined ? '' : `brings ${count(points, 'more point')}` }];
  });
  const { move } = best(k, [none, ...named], 'EIGHT-223', trace);
  if (trace !== undefined && named.length === 0)
    trace.says = `${seatName(view, me)} holds no Triple bonus to play (EIGHT-223)`;
  return move;
}

/** EIGHT-222: near the end, or when another turn is worth more than a card. */
export function decideDouble(k: Knowledge, trace?: Trace): Move {
  const { view, me, scarcest } = k;
  const holds = held(k, 'double-turn') > 0;
  const builds = holds && best(k, turnCandidates(k, trace), 'EIGHT-222', trace).move.kind !== 'pass';
  const use = builds || (holds && scarcest === 1);
  if (trace !== undefined) {
    const seat = seatName(view, me);
    trace.says = !holds
      ? `${seat} holds no Double turn to play (EIGHT-222)`
      : builds
        ? `${seat} plays Double turn: a build is worth more than to pass (EIGHT-222)`
        : use
          ? `${seat} plays Double turn: the game is about to end (EIGHT-222)`
          : `${seat} keeps Double turn: no build is worth more than to pass (EIGHT-222)`;
  }
  return { kind: 'double', seat: me, use };
}
