import type { CardId, Mythology } from '../components/cards.js';
import { LAYOUTS, type Layout, SLOTS } from '../components/layouts.js';
import type { Offering } from '../components/pantheon.js';
import type { Draft, Position } from '../state/index.js';

/** The layout of the Age in play. */
export const layoutOf = (position: Pick<Position, 'age'>): Layout => LAYOUTS[position.age === 0 ? 1 : position.age];

/** Removes the card on a slot, and makes the cards accessible that only it covered (DUEL-030). */
export function removeSlot(s: Draft, slot: number): void {
  const { covers, coveredBy } = layoutOf(s);
  const bit = 1 << slot;
  s.structure[slot] = null;
  s.present &= ~bit;
  s.open &= ~bit;
  s.hidden &= ~bit;
  for (let left = (covers[slot] as number) & s.present; left !== 0; left &= left - 1) {
    const below = 31 - Math.clz32(left & -left);
    if (((coveredBy[below] as number) & s.present) === 0) s.open |= 1 << below;
  }
}

/** DUEL-114: the slots that become accessible when this one is empty. */
export function uncovered(position: Position, slot: number): number {
  const { covers, coveredBy } = layoutOf(position);
  let slots = 0;
  for (let left = (covers[slot] as number) & position.present; left !== 0; left &= left - 1) {
    const below = 31 - Math.clz32(left & -left);
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

/** The slots whose cards turn up next: the odd rows during setup of an Age, later the cards that have become accessible. */
export const dueSlots = (position: Position | Draft): number =>
  position.hidden & (position.phase === 'structure' ? layoutOf(position).faceUp : position.open);

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
