import {
  type BaseOptions,
  integer,
  type Limit,
  lazy,
  list,
  nullable,
  type OfKind,
  object,
  oneOf,
  type Schema,
  type StartOptions,
  variant,
  type When,
  withDefault,
} from '@wonders/core';
import { ACTIONS, type Bonus } from './components/cards.js';
import { CHARACTER_IDS, type CharacterId } from './components/characters.js';
import { BY_PLAYERS } from './components/supplies.js';
import { COLOURS, type Colour, type Items, TILE_IDS, type TileId } from './components/tiles.js';

/**
 * A corrected row of a component table, for the option `corrections`.
 *
 * @category Options
 */
export type Correction =
  | {
      /** The card whose row it replaces. */
      readonly card: TileId;
      /** The bonus that the card has in place of the printed one. */
      readonly bonus: Bonus;
    }
  | {
      /** The card whose row it replaces. */
      readonly card: CharacterId;
      /** The colour of the character. */
      readonly colour: Colour;
      /** What the character gives at the start: resources, tiles and points, 0 to 9 each. */
      readonly start: Items;
      /** The bonus that the card has in place of the printed one. */
      readonly bonus: OfKind<Bonus, 'on-action'>;
    };

/**
 * The options of the game; all have defaults.
 *
 * @category Options
 */
export interface Options {
  /** `solo` (default): against Hal. `versus`: the published game for 2 to 5 players. */
  readonly mode: 'solo' | 'versus';
  /** Versus only: 2 (default) to 5. */
  readonly players: number;
  /** Versus only: the players draft characters (default), or each gets a starter set. */
  readonly characters: 'draft' | 'starter';
  /** Against Hal only: `normal` (default), or `expert`: Hal may exchange an urbanization card for a better card. */
  readonly level: 'normal' | 'expert';
  /** Against Hal only: whether Hal pays for a lower number: `never` (default), or as far as his points go. */
  readonly halPaysForLowerNumber: 'never' | 'down-to-zero';
  /** How many cards are burnt at each refill of the deck with two or three players: 7 (default) or 0. */
  readonly cardsBurntAtEachRefill: 7 | 0;
  /** Against Hal only: the human chooses Hal's card (default), or Hal gets the third card unseen. */
  readonly giftToHal: 'chosen' | 'blind';
  /** Rows that replace those of the component tables, at most one for each card; default none. */
  readonly corrections: readonly Correction[];
}

/**
 * What `newGame` takes: any of the options. Against Hal no seed is needed. In the mode `versus` players hold hidden cards: give a seed
 * that cannot be guessed, or `chance: 'manual'`.
 *
 * @category Options
 */
export type NewGameOptions = StartOptions<
  Options,
  {
    /** Against Hal, the default. */
    readonly mode?: 'solo';
  }
>;

/**
 * What a state keeps of its options: all of them.
 *
 * @category Options
 */
export type Settings = Options;

const points = integer(0, 20);

const action = oneOf(...ACTIONS);

const colour = oneOf(...COLOURS);

const items = object({ resource: integer(0, 9), tile: integer(0, 9), point: integer(0, 9) });

const floors = integer(1, 60);

const arrow = { action, gain: items };

const bonus = variant<Bonus, 'kind'>('kind', {
  'on-action': arrow,
  'per-resource-on-colour': { colour, points },
  'per-building-with-floors': { minFloors: floors, maxFloors: nullable(floors), points },
  'per-card-with-action': { action, points },
  'per-card-of-colour': { colour, points },
  flat: { points },
});

/** The same for each of many cards. */
const ofEach = <K extends string, V>(ids: readonly K[], value: V): Readonly<Record<K, V>> =>
  Object.fromEntries(ids.map((id) => [id, value])) as Record<K, V>;

const characterBonus = variant<OfKind<Bonus, 'on-action'>, 'kind'>('kind', { 'on-action': arrow });

const correction = lazy('an object with card and what belongs to it', () =>
  variant<Correction, 'card'>('card', {
    ...ofEach(TILE_IDS, { bonus }),
    ...ofEach(CHARACTER_IDS, { colour, start: items, bonus: characterBonus }),
  }),
);

/** The options with their defaults. */
export const options: { readonly [N in keyof Options]-?: Schema<Options[N]> } = {
  mode: withDefault(oneOf('solo', 'versus'), 'solo'),
  players: withDefault(integer(2, 5), 2),
  characters: withDefault(oneOf('draft', 'starter'), 'draft'),
  level: withDefault(oneOf('normal', 'expert'), 'normal'),
  halPaysForLowerNumber: withDefault(oneOf('never', 'down-to-zero'), 'never'),
  cardsBurntAtEachRefill: withDefault(oneOf(7, 0), 7),
  giftToHal: withDefault(oneOf('chosen', 'blind'), 'chosen'),
  corrections: withDefault(list(correction, 0, TILE_IDS.length + CHARACTER_IDS.length), []),
};

/** Options of earlier rules, which the printed rules have settled: HAL-43 and HAL-66. */
export const withdrawn: readonly string[] = ['constructBonusIncludesPlayedCard', 'soleOccupant'];

type Limits = readonly Limit<Options & BaseOptions>[];

/** An option of one mode: in the other it keeps its default. */
function only(mode: Options['mode'], option: keyof Options, value: 2 | string): Limits {
  const other = mode === 'solo' ? 'versus' : 'solo';
  const to = typeof value === 'number' ? { min: value, max: value } : { values: [value] };
  return [{ option, when: { mode: [other] }, to, expected: `${value} unless the mode is ${mode}` }];
}

/** As many names as there are seats. */
const names = (seats: number, when: When<Options>): Limits => [
  { option: 'names', when, to: { max: seats }, expected: `at most ${seats} names` },
];

/** What an option may be beside the others. */
export const limits: Limits = [
  ...only('versus', 'players', 2),
  ...only('versus', 'characters', 'draft'),
  ...only('solo', 'level', 'normal'),
  ...only('solo', 'halPaysForLowerNumber', 'never'),
  ...only('solo', 'giftToHal', 'chosen'),
  ...[2, 3, 4].flatMap((seats) => names(seats, { players: [seats] })),
  ...names(5, {}),
];

/** Rows that do not go together. */
export function conflict({
  corrections,
}: Options): { readonly option: 'corrections'; readonly expected: string } | undefined {
  const cards = corrections.map(({ card }) => card);
  return new Set(cards).size < cards.length
    ? { option: 'corrections', expected: 'a list with at most one row for each card' }
    : undefined;
}

/** HAL-70: the supplies for the number of players, which is two against Hal (HAL-05). */
export function suppliesOf({ players }: Settings): (typeof BY_PLAYERS)[keyof typeof BY_PLAYERS] {
  return BY_PLAYERS[players as keyof typeof BY_PLAYERS];
}
