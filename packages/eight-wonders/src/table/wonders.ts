import { replaced, type Seat } from '@wonders/core';
import { type DiscId, discOf } from '../components/discs.js';
import { SPACES, WONDERS, type WonderId } from '../components/wonders.js';
import type { Sink } from '../events.js';
import { type Draft, entry, type Position } from '../state/index.js';

/** The index of the wonder of a space. */
export const wonderOf = (space: number): number => Math.floor(space / SPACES);

/** The wonders, in a list that is not frozen: V8 goes through those many times as fast. */
const BY_INDEX: readonly WonderId[] = /* @__PURE__ */ WONDERS.slice();

/** The wonder with an index. */
export const wonderAt = (i: number): WonderId => entry(BY_INDEX, i);

/** The index of a wonder. */
export const indexOf = (wonder: WonderId): number => BY_INDEX.indexOf(wonder);

/** EIGHT-51: the top space of a wonder that still has its disc; `SPACES` if the wonder is finished. */
export function topSpace(position: Position, wonder: number): number {
  let space = 0;
  while (space < SPACES && position.spaces[wonder * SPACES + space] === null) space++;
  return space;
}

/** EIGHT-100 */
export const isFinished = (position: Position, wonder: number): boolean => topSpace(position, wonder) === SPACES;

/** The discs left on a wonder, top first. */
export const discsOn = (position: Position, wonder: number): readonly DiscId[] =>
  position.spaces.slice(wonder * SPACES, (wonder + 1) * SPACES).filter((disc) => disc !== null);

/** How many discs on the wonders show each type (EIGHT-153, EIGHT-200). */
export function discsShowing(position: Position): [number, number, number, number] {
  const showing: [number, number, number, number] = [0, 0, 0, 0];
  for (const id of position.spaces) if (id !== null) for (const type of discOf(id).types) showing[type]++;
  return showing;
}

/** How many cards all discs left on the wonders need: the sum of their numbers. */
export function cardsNeeded(position: Position): number {
  let numbers = 0;
  for (const id of position.spaces) if (id !== null) numbers += discOf(id).number;
  return numbers;
}

/** EIGHT-77: a disc goes to a seat. */
export function takeDisc(draft: Draft, seat: Seat, site: number, emit?: Sink): void {
  const disc = draft.spaces[site] as DiscId | null;
  if (disc === null) return;
  draft.spaces = replaced(draft.spaces, site, null);
  draft.discs = replaced(draft.discs, seat, [...(draft.discs[seat] as readonly DiscId[]), disc]);
  draft.idle = 0;
  emit?.({ kind: 'disc-taken', seat, wonder: wonderAt(wonderOf(site)), space: site % SPACES });
}
