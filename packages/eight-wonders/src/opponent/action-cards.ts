import type { Trace } from '@wonders/core';
import { WONDERS } from '../components/wonders.js';
import { refusedTriple } from '../moves/action-cards.js';
import type { Move } from '../notation.js';
import { scoresOf } from '../scoring.js';
import { entry } from '../state.js';
import { partsThatCount } from '../table/parts.js';
import { wonderAt, wonderOf } from '../table/wonders.js';
import { best, type Candidate } from './candidates.js';
import { held, type Knowledge } from './knowledge.js';
import { turnCandidates } from './turns.js';
import { currentRow } from './values.js';

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
  trace?.reasons.push(`a Triple bonus brings ${points} of ${enough} points (EIGHT-223)`);
  return { kind: 'triple', seat: me, use };
}

/** EIGHT-223: the unfinished wonder where it brings most, if it brings anything. */
export function decideFinalTriple(k: Knowledge, trace?: Trace): Move {
  const { view, me } = k;
  const none: Candidate = { move: { kind: 'triple-final', seat: me, wonder: null }, value: 0 };
  const named = WONDERS.flatMap((wonder, i): Candidate[] => {
    const move = { kind: 'triple-final', seat: me, wonder } as const;
    if (held(k, 'triple-bonus') === 0 || refusedTriple(view, move) !== '') return [];
    return [{ move, value: tripleGain(k, i) }];
  });
  return best(k, [none, ...named], 'EIGHT-223', trace).move;
}

/** EIGHT-222: near the end, or when another turn is worth more than a card. */
export function decideDouble(k: Knowledge, trace?: Trace): Move {
  const { me, scarcest } = k;
  const use =
    held(k, 'double-turn') > 0 &&
    (best(k, turnCandidates(k, trace), 'EIGHT-222', trace).move.kind !== 'pass' || scarcest === 1);
  return { kind: 'double', seat: me, use };
}
