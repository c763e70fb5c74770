import type { CardId, Mythology } from '../components/cards.js';
import { LAYOUTS, type Layout, lowest, SLOTS } from '../components/layouts.js';
import type { Offering } from '../components/pantheon.js';
import type { Draft, Position } from '../state/index.js';

/** A copy whose masks lie in lists that are not frozen: V8 reads those eight times as fast, and each card that is taken asks for several. */
const thawed = (layout: Layout): Layout => ({
  ...layout,
  covers: layout.covers.slice(),
  coveredBy: layout.coveredBy.slice(),
});
const BY_AGE = [thawed(LAYOUTS[1]), thawed(LAYOUTS[1]), thawed(LAYOUTS[2]), thawed(LAYOUTS[3])] as const;

/** The layout of the Age in play. */
export const layoutOf = ({ age }: Pick<Position, 'age'>): Layout => BY_AGE[age];

/** Removes the card on a slot, and makes the cards accessible that only it covered (DUEL-030). */
export function removeSlot(draft: Draft, slot: number): void {
  const { covers, coveredBy } = layoutOf(draft);
  const bit = 1 << slot;
  const present = draft.present & ~bit;
  let open = draft.open & ~bit;
  for (let left = (covers[slot] as number) & present; left !== 0; left &= left - 1) {
    const below = lowest(left);
    if (((coveredBy[below] as number) & present) === 0) open |= 1 << below;
  }
  draft.structure[slot] = null;
  draft.present = present;
  draft.open = open;
  draft.hidden &= ~bit;
}

/** DUEL-114: the slots that become accessible when this one is empty. */
export function uncovered(position: Position, slot: number): number {
  const { covers, coveredBy } = layoutOf(position);
  let slots = 0;
  for (let left = (covers[slot] as number) & position.present; left !== 0; left &= left - 1) {
    const below = lowest(left);
    if (((coveredBy[below] as number) & position.present) === 1 << slot) slots |= 1 << below;
  }
  return slots;
}

/** The card that lies face up on a slot. */
export function faceUp(position: Position | Draft, slot: number): CardId | null {
  const card = position.structure[slot] ?? null;
  return card === 'face-down' ? null : card;
}

/** The token on a slot. */
export const tokenOn = (position: Position | Draft, slot: number): Mythology | Offering | null =>
  position.pantheon?.tokens[slot] ?? null;

/** The position of a slot for people: its row from the top, and its place in that row from the side of seat 0, both counted from 1. */
export function whereIs(
  position: Pick<Position, 'age'>,
  slot: number,
): { readonly row: number; readonly place: number } {
  const { places } = layoutOf(position);
  const { row = 0, column = 0 } = places[slot] ?? {};
  return { row, place: 1 + places.filter((each) => each.row === row && each.column < column).length };
}

/** The slots of a mask over the structure. */
export const slotsIn = (mask: number): readonly number[] =>
  Array.from({ length: SLOTS }, (_, i) => i).filter((i) => (mask & (1 << i)) !== 0);

/**
 * The slots of the structure whose cards are accessible, in ascending order.
 *
 * @example
 * ```ts
 * import { newGame, openSlots } from '@wonders/duel-solo';
 * console.log(openSlots(newGame())); // []
 * ```
 * @category Position
 */
export const openSlots = (position: Position): readonly number[] => slotsIn(position.open);

/**
 * The slots of the structure on which a card lies face down, in ascending order.
 *
 * @category Position
 */
export const faceDownSlots = (position: Position): readonly number[] => slotsIn(position.hidden);

/** The id of the place of a slot on the board: its card, or the slot itself while the card is face down. */
export function slotPlace(position: Position, slot: number): string {
  const card = position.structure[slot] ?? null;
  return card === null || card === 'face-down' ? `slot-${slot}` : `card-${card}`;
}
