import { either, integer, list, object, oneOf, type Schema, schema, withDefault } from '@wonders/core';
import { ACTIONS, type Bonus } from './components/cards.js';
import { CHARACTER_IDS, type CharacterId } from './components/characters.js';
import { BY_PLAYERS } from './components/supplies.js';
import { COLORS, type Color, type Items, TILE_IDS, type TileId } from './components/tiles.js';

/**
 * One row of a component table that a host knows better: see the option `corrections`.
 *
 * @category Options
 */
export type Correction =
  | { readonly card: TileId; readonly bonus: Bonus }
  | {
      readonly card: CharacterId;
      readonly color: Color;
      readonly start: Items;
      readonly bonus: Extract<Bonus, { kind: 'on-action' }>;
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
  /** Versus only: characters are drafted (default), or each player gets one of the starter sets. */
  readonly characters: 'draft' | 'starter';
  /** Against Hal only: at the expert level (default: normal) Hal may improve on an urbanization card. */
  readonly level: 'normal' | 'expert';
  /** Against Hal only: whether Hal loses points for a lower number on top; default `never`. */
  readonly halPaysForLowerNumber: 'never' | 'down-to-zero';
  /** Whether the card just kept from constructing pays at once; default true. */
  readonly constructBonusIncludesPlayedCard: boolean;
  /** What a player alone in a district gains; default `both-prizes`. */
  readonly soleOccupant: 'both-prizes' | 'first-prize-only';
  /** Cards put aside at each refill of the deck with two or three players: 7 (default) or 0. */
  readonly cardsBurntAtEachRefill: 7 | 0;
  /** Against Hal only: the human chooses Hal's card (default), or gives the third card unseen. */
  readonly giftToHal: 'chosen' | 'blind';
  /** Rows that replace those of the component tables; default none. Each card at most once. */
  readonly corrections: readonly Correction[];
}

const points = integer(0, 20);

const items = object({ resource: integer(0, 9), tile: integer(0, 9), point: integer(0, 9) });

const onAction = object({ kind: oneOf('on-action'), action: oneOf(...ACTIONS), gain: items });

const bonus: Schema<Bonus> = either(
  onAction,
  either(
    object({ kind: oneOf('per-building-of-color'), color: oneOf(...COLORS), points }),
    either(
      object({
        kind: oneOf('per-building-with-floors'),
        minFloors: integer(1, 60),
        maxFloors: either(integer(1, 60), oneOf(null)),
        points,
      }),
      either(
        object({ kind: oneOf('per-card-with-action'), action: oneOf(...ACTIONS), points }),
        either(
          object({ kind: oneOf('per-card-of-color'), color: oneOf(...COLORS), points }),
          object({ kind: oneOf('flat'), points }),
        ),
      ),
    ),
  ),
);

const oneOfIds = <T extends string>(what: string, ids: readonly T[]): Schema<T> =>
  schema(what, (value): value is T => ids.includes(value as T));

const correction: Schema<Correction> = either(
  object<Extract<Correction, { card: TileId }>>({ card: oneOfIds('a building card', TILE_IDS), bonus }),
  object<Extract<Correction, { card: CharacterId }>>({
    card: oneOfIds('a character card', CHARACTER_IDS),
    color: oneOf(...COLORS),
    start: items,
    bonus: onAction,
  }),
);

/** The options with their defaults. */
export const options: { readonly [N in keyof Options]-?: Schema<Options[N]> } = {
  mode: withDefault(oneOf('solo', 'versus'), 'solo'),
  players: withDefault(integer(2, 5), 2),
  characters: withDefault(oneOf('draft', 'starter'), 'draft'),
  level: withDefault(oneOf('normal', 'expert'), 'normal'),
  halPaysForLowerNumber: withDefault(oneOf('never', 'down-to-zero'), 'never'),
  constructBonusIncludesPlayedCard: withDefault(oneOf(true, false), true),
  soleOccupant: withDefault(oneOf('both-prizes', 'first-prize-only'), 'both-prizes'),
  cardsBurntAtEachRefill: withDefault(oneOf(7, 0), 7),
  giftToHal: withDefault(oneOf('chosen', 'blind'), 'chosen'),
  corrections: withDefault(list(correction, 0, TILE_IDS.length + CHARACTER_IDS.length), []),
};

/** Options of one mode that keep their defaults in the other. */
const ONLY_IN = {
  versus: [
    ['players', 2],
    ['characters', 'draft'],
  ],
  solo: [
    ['level', 'normal'],
    ['halPaysForLowerNumber', 'never'],
    ['giftToHal', 'chosen'],
  ],
} as const;

/** Options that do not go together. */
export function conflict(given: Options): { readonly option: keyof Options; readonly expected: string } | undefined {
  const other = given.mode === 'solo' ? 'versus' : 'solo';
  for (const [option, value] of ONLY_IN[other])
    if (given[option] !== value) return { option, expected: `${value} unless the mode is ${other}` };
  if (given.corrections.length < 2) return undefined;
  const cards = given.corrections.map(({ card }) => card);
  return new Set(cards).size < cards.length
    ? { option: 'corrections', expected: 'a list with at most one row for each card' }
    : undefined;
}

/** HAL-70: what the number of players decides; against Hal the game is set up for two (HAL-05). */
export function suppliesOf({ mode, players }: Options): (typeof BY_PLAYERS)[keyof typeof BY_PLAYERS] {
  return BY_PLAYERS[(mode === 'solo' ? 2 : players) as keyof typeof BY_PLAYERS];
}
