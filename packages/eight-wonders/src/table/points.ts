import { replaced, type Seat } from '@wonders/core';
import type { Sink } from '../events.js';
import type { Category, Draft, Position } from '../state/index.js';

/** The points of a seat so far. */
export function pointsOf(position: Position, seat: Seat): number {
  const { finished, unfinished, rejected, discs, actions } = position.scores[seat] as Position['scores'][number];
  return finished + unfinished + rejected + discs + actions;
}

/** The seats with the most points so far. */
export function leaders(position: Position): readonly Seat[] {
  const points = position.scores.map((_, seat) => pointsOf(position, seat));
  const most = Math.max(...points);
  return [...points.keys()].filter((seat) => points[seat] === most);
}

/** A seat scores. */
export function gain(draft: Draft, seat: Seat, category: Category, points: number, emit?: Sink): void {
  if (points === 0) return;
  const score = draft.scores[seat] as Draft['scores'][number];
  draft.scores = replaced(draft.scores, seat, { ...score, [category]: score[category] + points });
  emit?.({ kind: 'points', seat, category, points });
}
