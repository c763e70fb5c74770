/**
 * The cards, by their numbers (TINY-02).
 *
 * @category Components
 */
export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/**
 * A card.
 *
 * @category Components
 */
export type Card = (typeof CARDS)[number];

/** The highest card that costs points. */
const COSTS = 4;

/** What a card counts for the seat that has it (TINY-05). */
export const worth = (card: Card): number => (card > COSTS ? card : -card);
