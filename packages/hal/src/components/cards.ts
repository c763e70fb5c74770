import { deepFreeze } from '@wonders/core';
import { type Colour, type Items, PRODUCES, TILE_IDS, TILES, type TileId, type TileNumber } from './tiles.js';

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
export const ACTIONS = /* @__PURE__ */ deepFreeze(['exploit', 'urbanize', 'construct'] as const);

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
export const LETTERS = /* @__PURE__ */ deepFreeze([
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
] as const);

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
export const CARD_IDS: readonly CardId[] = /* @__PURE__ */ deepFreeze([...TILE_IDS, ...LETTERS]);

export function isLetter(card: CardId): card is Letter {
  return card.length === 1;
}

/**
 * What a card in the tableau does: an arrow (`on-action`) pays whenever its owner takes the action, the others are equals cards and
 * count at the end.
 *
 * @category Components
 */
export type Bonus =
  | {
      readonly kind: 'on-action';
      /** The action that the bonus is about. */
      readonly action: Action;
      /** What each such action gains. */
      readonly gain: Items;
    }
  | {
      readonly kind: 'per-resource-on-colour';
      /** The colour of the buildings whose resources it counts. */
      readonly colour: Colour;
      /** The points for each that it counts. */
      readonly points: number;
    }
  | {
      readonly kind: 'per-building-with-floors';
      /** The fewest floors of a building that it counts. */
      readonly minFloors: number;
      /** `null`: no upper bound. */
      readonly maxFloors: number | null;
      /** The points for each that it counts. */
      readonly points: number;
    }
  | {
      readonly kind: 'per-card-with-action';
      /** The action that the bonus is about. */
      readonly action: Action;
      /** The points for each that it counts. */
      readonly points: number;
    }
  | {
      readonly kind: 'per-card-of-colour';
      /** The colour that it counts. */
      readonly colour: Colour;
      /** The points for each that it counts. */
      readonly points: number;
    }
  | {
      readonly kind: 'flat';
      /** The points that it gives at the end. */
      readonly points: number;
    };

/** The twenty building cards of a colour by number. */
function printed(colour: Colour, { eleven, twelve }: { readonly eleven: Colour; readonly twelve: Colour }) {
  const item = PRODUCES[colour];
  const arrow = (action: Action, points = 0): Bonus => {
    const gain = { resource: 0, tile: 0, point: points };
    gain[item]++;
    return { kind: 'on-action', action, gain };
  };
  const perResource = (of: Colour): Bonus => ({ kind: 'per-resource-on-colour', colour: of, points: 1 });
  const perCard = (action: Action): Bonus => ({ kind: 'per-card-with-action', action, points: 2 });
  return {
    1: arrow('exploit'),
    2: arrow('urbanize'),
    3: arrow('construct'),
    4: arrow('exploit'),
    5: arrow('urbanize'),
    6: arrow('construct'),
    7: arrow('exploit', 1),
    8: arrow('urbanize', 1),
    9: arrow('construct', 1),
    10: perResource(colour),
    11: perResource(eleven),
    12: perResource(twelve),
    13: perResource(colour),
    14: { kind: 'per-building-with-floors', minFloors: 1, maxFloors: 2, points: 1 },
    15: { kind: 'per-building-with-floors', minFloors: 3, maxFloors: null, points: 3 },
    16: perCard('exploit'),
    17: perCard('urbanize'),
    18: perCard('construct'),
    19: { kind: 'per-card-of-colour', colour, points: 2 },
    20: { kind: 'flat', points: 9 },
  } as const satisfies Record<TileNumber, Bonus>;
}

const PRINTED: Readonly<Record<Colour, Readonly<Record<TileNumber, Bonus>>>> = {
  red: printed('red', { eleven: 'yellow', twelve: 'blue' }),
  blue: printed('blue', { eleven: 'red', twelve: 'yellow' }),
  yellow: printed('yellow', { eleven: 'red', twelve: 'blue' }),
};

/**
 * The bonus of each building card. Only one source says which colours the blue and yellow cards 11 and 12 count; the option
 * `corrections` replaces rows.
 *
 * @category Components
 */
export const BUILDING_CARDS: Readonly<Record<TileId, Bonus>> = /* @__PURE__ */ deepFreeze(
  Object.assign(
    Object.create(null),
    Object.fromEntries(
      TILE_IDS.map((id) => {
        const { colour, number } = TILES[id];
        return [id, Object.freeze(PRINTED[colour][number])];
      }),
    ),
  ),
);
