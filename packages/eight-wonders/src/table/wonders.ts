import type { Emit, Seat } from '@wonders/core';
import { type DiscId, discOf } from '../components/discs.js';
import { PARTS } from '../components/types.js';
import { SPACES } from '../components/wonders.js';
import {
  type Category,
  type Draft,
  type Event,
  entry,
  increased,
  type Position,
  put,
  wonderAt,
  wonderOf,
} from '../state.js';

/**
 * The seats on the turn order track, bottom first (EIGHT-32).
 *
 * @category Playing
 */
export function turnOrderTrack({ settings, active }: Position): readonly Seat[] {
  return Array.from({ length: settings.players }, (_, step) => (active + step) % settings.players);
}

/**
 * The value of the parts that a seat has not placed (EIGHT-17, EIGHT-78).
 *
 * @category Playing
 */
export function partsLeft(position: Position, seat: Seat): number {
  let left = PARTS;
  for (const parts of position.parts) left -= parts[seat] as number;
  return left;
}

/** EIGHT-51: the highest space of a wonder that still has its disc; beyond its spaces when it is finished. */
export function topSpace(position: Position, wonder: number): number {
  for (let space = 0; space < SPACES; space++) if (position.spaces[wonder * SPACES + space] !== null) return space;
  return SPACES;
}

/** EIGHT-100 */
export const isFinished = (position: Position, wonder: number): boolean => topSpace(position, wonder) === SPACES;

/** How many discs on the wonders show each type (EIGHT-153, EIGHT-200). */
export function discsShowing(position: Position): [number, number, number, number] {
  const showing: [number, number, number, number] = [0, 0, 0, 0];
  for (const id of position.spaces) if (id !== null) for (const type of discOf(id).types) showing[type]++;
  return showing;
}

/** EIGHT-77: a disc goes to a seat. */
export function takeDisc(draft: Draft, seat: Seat, site: number, emit?: Emit<Event>): void {
  const disc = draft.spaces[site] as DiscId | null;
  if (disc === null) return;
  draft.spaces = put(draft.spaces, site, null);
  draft.discs = put(draft.discs, seat, [...(draft.discs[seat] as readonly DiscId[]), disc]);
  draft.idle = 0;
  emit?.({ kind: 'disc-taken', seat, wonder: wonderAt(wonderOf(site)), space: site % SPACES });
}

/** EIGHT-76, EIGHT-78: a seat places parts as far as its supply goes. */
export function placeParts(draft: Draft, seat: Seat, wonder: number, count: number, emit?: Emit<Event>): void {
  const parts = Math.min(count, partsLeft(draft, seat));
  if (parts === 0) return;
  const there = draft.parts[wonder] as readonly number[];
  draft.parts = put(draft.parts, wonder, increased(there, seat, parts));
  emit?.({ kind: 'parts-placed', seat, wonder: wonderAt(wonder), parts });
}

/** EIGHT-108, EIGHT-136: all parts on a wonder go back. */
export function returnParts(draft: Draft, wonder: number, emit?: Emit<Event>): void {
  draft.parts = put(
    draft.parts,
    wonder,
    entry(draft.parts, wonder).map(() => 0),
  );
  emit?.({ kind: 'parts-returned', wonder: wonderAt(wonder) });
}

/** A seat scores. */
export function gain(draft: Draft, seat: Seat, category: Category, points: number, emit?: Emit<Event>): void {
  if (points === 0) return;
  const score = draft.scores[seat] as Draft['scores'][number];
  draft.scores = put(draft.scores, seat, { ...score, [category]: score[category] + points });
  emit?.({ kind: 'points', seat, category, points });
}
