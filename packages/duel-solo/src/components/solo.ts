import { deepFreeze } from '@wonders/core';
import type { Colour, Mythology } from './cards.js';
import { DIRECTIONS, type Direction } from './directions.js';
import type { ProgressId } from './progress.js';
import { tableOf } from './resources.js';
import type { WonderId } from './wonders.js';

/**
 * The challenge levels, in ascending order.
 *
 * @category Components
 */
export const LEVELS = /* @__PURE__ */ deepFreeze([
  'base',
  'easy',
  'normal',
  'medium',
  'demanding',
  'hard',
  'extreme',
  'legendary',
] as const);
/**
 * A challenge level.
 *
 * @category Components
 */
export type Level = (typeof LEVELS)[number];

/** SOLO's bonus at a level (DUEL-170 … DUEL-176). */
export interface Bonus {
  readonly coins: number;
  /** SOLO gets a free card at the start of each Age up to this one. */
  readonly freeCards: number;
  readonly conflict: boolean;
  /** The coins by which each divinity is cheaper in Age III. */
  readonly rebate: number;
  /** The most coins SOLO pays for a wonder, by Age. */
  readonly limit: readonly [number, number, number];
}

const LIMIT = [3, 4, 5] as const;

/** The bonuses of each level. */
export const BONUS: Readonly<Record<Level, Bonus>> = {
  base: { coins: 7, freeCards: 0, conflict: false, rebate: 0, limit: LIMIT },
  easy: { coins: 7, freeCards: 0, conflict: true, rebate: 0, limit: LIMIT },
  normal: { coins: 7, freeCards: 1, conflict: true, rebate: 0, limit: LIMIT },
  medium: { coins: 7, freeCards: 2, conflict: true, rebate: 0, limit: LIMIT },
  demanding: { coins: 7, freeCards: 3, conflict: true, rebate: 0, limit: LIMIT },
  hard: { coins: 7, freeCards: 3, conflict: true, rebate: 1, limit: LIMIT },
  extreme: { coins: 10, freeCards: 3, conflict: true, rebate: 1, limit: LIMIT },
  legendary: { coins: 10, freeCards: 3, conflict: true, rebate: 1, limit: [5, 5, 5] },
};

/** The letters of a direction and then the missing one: primary, secondary, tertiary. */
function ranks(direction: Direction): readonly ('M' | 'S' | 'C')[] {
  const [first, second] = direction as unknown as ['M' | 'S' | 'C', 'M' | 'S' | 'C'];
  return [first, second, (['M', 'S', 'C'] as const).find((each) => each !== first && each !== second) ?? 'C'];
}

const table = <T>(of: (order: readonly ('M' | 'S' | 'C')[]) => T): Readonly<Record<Direction, T>> =>
  tableOf(DIRECTIONS, (direction) => of(ranks(direction)));

const WONDERS_OF = {
  M: ['colossus', 'circus-maximus', 'statue-of-zeus', 'appian-way'],
  S: ['great-library', 'mausoleum', 'sphinx', 'pyramids'],
  C: ['temple-of-artemis', 'hanging-gardens', 'piraeus', 'great-lighthouse'],
} as const satisfies Record<string, readonly WonderId[]>;

/** DUEL-015: the order in which SOLO wants wonders. */
export const STRATEGIC: Readonly<Record<Direction, readonly WonderId[]>> = table((order) => [
  ...order.flatMap((letter): readonly WonderId[] => WONDERS_OF[letter]),
  'divine-theater',
  'sanctuary',
  'statue-of-liberty',
  'messe',
]);

/**
 * DUEL-118: the types of cards that SOLO tells apart; brown and grey are one.
 *
 * @category Components
 */
export type Type = 'temple' | 'brown-grey' | 'yellow' | 'green' | 'red' | 'blue';

/** DUEL-118: the type of a colour. Games against SOLO have no guilds. */
export const typeOf = (colour: Colour): Type =>
  colour === 'brown' || colour === 'grey' ? 'brown-grey' : colour === 'guild' ? 'temple' : colour;

const COLOUR_OF = { M: 'red', S: 'green', C: 'blue' } as const satisfies Record<string, Type>;

/** DUEL-119: the operational scale. */
export const OPERATIONAL: Readonly<Record<Direction, readonly Type[]>> = table((order) => [
  'temple',
  'brown-grey',
  'yellow',
  ...order.map((letter) => COLOUR_OF[letter]),
]);

const MYTHOLOGY_OF = { M: 'roman', S: 'mesopotamian', C: 'greek' } as const satisfies Record<string, Mythology>;

/** DUEL-127: the Pantheon scale, after the Gate. */
export const PANTHEON: Readonly<Record<Direction, readonly Mythology[]>> = table((order) => [
  'egyptian',
  'phoenician',
  ...order.map((letter) => MYTHOLOGY_OF[letter]),
]);

const NEAR = [1, 2, 3, 4, 5, 6] as const;
const POSITIONS = /* @__PURE__ */ deepFreeze([NEAR, [3, 4, 5, 6, 1, 2], [6, 5, 4, 3, 2, 1]] as const);

/** DUEL-130: the spaces of the Pantheon in the order in which SOLO fills them. */
export function positions(direction: Direction, mythology: Mythology): readonly number[] {
  const rank = PANTHEON[direction].indexOf(mythology) - 2;
  return POSITIONS[rank] ?? NEAR;
}

const ARTS_OF = {
  M: ['strategy', 'poliorcetics'],
  S: ['mathematics', 'law'],
  C: ['masonry', 'engineering'],
} as const satisfies Record<string, readonly ProgressId[]>;

/** DUEL-150: the progress tokens of a direction. */
export const PROGRESS_OF: Readonly<Record<Direction, readonly ProgressId[]>> = table((order) =>
  order.slice(0, 2).flatMap((letter): readonly ProgressId[] => ARTS_OF[letter]),
);
