import { replaced, type Seat } from '@wonders/core';
import { PARTS } from '../components/types.js';
import type { Sink } from '../events.js';
import { type Draft, entry, increased, type Position } from '../state/index.js';
import { wonderAt } from './wonders.js';

/**
 * The value of the parts that a seat has not placed (EIGHT-17, EIGHT-78).
 *
 * @example
 * ```ts
 * import { newGame, partsLeft } from '@wonders/eight-wonders';
 * console.log(partsLeft(newGame({ seed: 'babel' }), 0)); // 29
 * ```
 * @category Position
 */
export function partsLeft(position: Position, seat: Seat): number {
  let left = PARTS;
  for (const parts of position.parts) left -= parts[seat] as number;
  return left;
}

/** EIGHT-76, EIGHT-78: a seat places parts, as many as it has left. */
export function placeParts(draft: Draft, seat: Seat, wonder: number, count: number, emit?: Sink): void {
  const parts = Math.min(count, partsLeft(draft, seat));
  if (parts === 0) return;
  const there = draft.parts[wonder] as readonly number[];
  draft.parts = replaced(draft.parts, wonder, increased(there, seat, parts));
  emit?.({ kind: 'parts-placed', seat, wonder: wonderAt(wonder), parts });
}

/** EIGHT-108, EIGHT-136: all parts on a wonder go back. */
export function returnParts(draft: Draft, wonder: number, emit?: Sink): void {
  const cleared = entry(draft.parts, wonder).map(() => 0);
  draft.parts = replaced(draft.parts, wonder, cleared);
  emit?.({ kind: 'parts-returned', wonder: wonderAt(wonder) });
}
