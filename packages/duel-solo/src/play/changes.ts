import type { Sink } from '../events.js';
import { pointsOf } from '../scoring.js';
import type { Draft } from '../state/index.js';
import { slotsIn } from '../table/structure.js';

/** What several steps of a move change together. */
interface Standing {
  /** The accessible slots. */
  readonly open: number;
  /** The points of each seat, without those for coins (DUEL-074). */
  readonly points: readonly number[];
}

const pointsWithoutCoins = (draft: Draft, seat: number): number => {
  const { coins: _, ...others } = pointsOf(draft, seat);
  return Object.values(others).reduce((sum, points) => sum + points, 0);
};

/** How a position stands before a move, if anything listens. */
export const standing = (draft: Draft, emit?: Sink): Standing | null =>
  emit === undefined
    ? null
    : { open: draft.open, points: draft.cities.map((_, seat) => pointsWithoutCoins(draft, seat)) };

/** Tells the points and the accessible cards that a move has brought. After a supremacy neither counts (DUEL-073). */
export function tellChanges(draft: Draft, before: Standing | null, emit?: Sink): void {
  if (before === null || draft.ending !== null) return;
  for (const [seat, points] of before.points.entries()) {
    const by = pointsWithoutCoins(draft, seat) - points;
    if (by !== 0) emit?.({ kind: 'points', seat, by });
  }
  const slots = draft.open & ~before.open;
  if (slots !== 0) emit?.({ kind: 'uncovered', slots: slotsIn(slots) });
}
