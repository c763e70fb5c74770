import { COLORS, type Color, type Items, PRODUCES, TILE_IDS, type TileId } from './tiles.js';
/**
 * The three actions.
 *
 * @category Components
 */
export type Action = (typeof ACTIONS)[number];

/**
 * The three actions in the order of the cards.
 *
 * @category Components
 */
export const ACTIONS = ['exploit', 'urbanize', 'construct'] as const;

/**
 * The letter of an urbanization card and of its token.
 *
 * @category Components
 */
export type Letter = (typeof LETTERS)[number];

/**
 * The twelve letters in canonical order.
 *
 * @category Components
 */
export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/**
 * A card of the deck: a building card (`red-7`) or an urbanization card (`a`).
 *
 * @category Components
 */
export type CardId = TileId | Letter;

/**
 * All 72 cards in canonical order: building cards, then urbanization cards.
 *
 * @category Components
 */
export const CARD_IDS: readonly CardId[] = [...TILE_IDS, ...LETTERS];

export function isLetter(card: CardId): card is Letter {
  return card.length === 1;
}

/**
 * What a card in the tableau does: the first pays whenever its owner takes the action (arrow), the others count at the
 * end (equals).
 *
 * @category Components
 */
export type Bonus =
  | { readonly kind: 'on-action'; readonly action: Action; readonly gain: Items }
  | { readonly kind: 'per-building-of-color'; readonly color: Color; readonly points: number }
  | {
      readonly kind: 'per-building-with-floors';
      readonly minFloors: number;
      /** `null`: no upper bound. */
      readonly maxFloors: number | null;
      readonly points: number;
    }
  | { readonly kind: 'per-card-with-action'; readonly action: Action; readonly points: number }
  | { readonly kind: 'per-card-of-color'; readonly color: Color; readonly points: number }
  | { readonly kind: 'flat'; readonly points: number };

/** The twenty building cards of a colour in the order of their numbers. */
function printed(color: Color, eleven: Color, twelve: Color): readonly Bonus[] {
  const item = PRODUCES[color];
  const arrow = (action: Action, points: number): Bonus => {
    const gain = { resource: 0, tile: 0, point: points };
    gain[item]++;
    return { kind: 'on-action', action, gain };
  };
  const buildings = (of: Color): Bonus => ({ kind: 'per-building-of-color', color: of, points: 1 });
  const cards = (action: Action): Bonus => ({ kind: 'per-card-with-action', action, points: 2 });
  return [
    ...[arrow('exploit', 0), arrow('urbanize', 0), arrow('construct', 0)],
    ...[arrow('exploit', 0), arrow('urbanize', 0), arrow('construct', 0)],
    ...[arrow('exploit', 1), arrow('urbanize', 1), arrow('construct', 1)],
    ...[buildings(color), buildings(eleven), buildings(twelve), buildings(color)],
    { kind: 'per-building-with-floors', minFloors: 1, maxFloors: 2, points: 1 },
    { kind: 'per-building-with-floors', minFloors: 3, maxFloors: null, points: 3 },
    ...[cards('exploit'), cards('urbanize'), cards('construct')],
    { kind: 'per-card-of-color', color, points: 2 },
    { kind: 'flat', points: 9 },
  ];
}

const PRINTED: Readonly<Record<Color, readonly Bonus[]>> = {
  red: printed('red', 'yellow', 'blue'),
  blue: printed('blue', 'red', 'yellow'),
  yellow: printed('yellow', 'red', 'blue'),
};

/**
 * The bonus of each building card. Of the cards 11 and 12 of blue and yellow only one source tells which counts which
 * colour: the option `corrections` replaces rows.
 *
 * @category Components
 */
export const BUILDING_CARDS: Readonly<Record<TileId, Bonus>> = Object.freeze(
  Object.assign(
    Object.create(null),
    Object.fromEntries(
      COLORS.flatMap((color) => PRINTED[color].map((bonus, i) => [`${color}-${i + 1}`, Object.freeze(bonus)])),
    ),
  ),
);
