import type { Emit, Seat } from '@wonders/core';
import type { Event } from '../events.js';
import { type Category, type Draft, type Position, put } from '../state/index.js';

/** The points of a seat so far. */
export function pointsOf(position: Position, seat: Seat): number {
  const { finished, unfinished, rejected, discs, actions } = position.scores[seat] as Position['scores'][number];
  return finished + unfinished + rejected + discs + actions;
}

/** A seat scores. */
export function gain(draft: Draft, seat: Seat, category: Category, points: number, emit?: Emit<Event>): void {
  if (points === 0) return;
  const score = draft.scores[seat] as Draft['scores'][number];
  draft.scores = put(draft.scores, seat, { ...score, [category]: score[category] + points });
  emit?.({ kind: 'points', seat, category, points });
}
