import { either, integer, list, object, oneOf, type Rng, type Schema, schema, withDefault } from '@wonders/core';
import { ACTIONS, type Bonus, CARD_IDS, LETTERS } from './components/cards.js';
import { CHARACTER_IDS, type CharacterId } from './components/characters.js';
import { BY_PLAYERS, HUMAN_START, TOKEN_CELLS, VERSUS } from './components/setup.js';
import { COLORS, STARTING_TILES, TILE_IDS, type TileId } from './components/tiles.js';
import { type Correction, type Draft, SCRIPT_SEAT, PLAYER_SEAT, type Options, type Player } from './state.js';

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
  versus: { players: 2, characters: 'draft' },
  solo: { level: 'normal', halPaysForLowerNumber: 'never', giftToHal: 'chosen' },
} as const;

/** Options that do not go together. */
export function conflict(given: Options): { readonly option: keyof Options; readonly expected: string } | undefined {
  const other = given.mode === 'solo' ? 'versus' : 'solo';
  for (const [option, value] of Object.entries(ONLY_IN[other]))
    if (given[option as keyof Options] !== value)
      return { option: option as keyof Options, expected: `${value} unless the mode is ${other}` };
  const cards = given.corrections.map(({ card }) => card);
  return new Set(cards).size < cards.length
    ? { option: 'corrections', expected: 'a list with at most one row for each card' }
    : undefined;
}

/** HAL-70: what the number of players decides; against Hal the game is set up for two (HAL-05). */
export function suppliesOf({ mode, players }: Options): (typeof BY_PLAYERS)[keyof typeof BY_PLAYERS] {
  return BY_PLAYERS[(mode === 'solo' ? 2 : players) as keyof typeof BY_PLAYERS];
}

function newPlayer(resources: number, supply: number, points: number, newHands: number): Player {
  return {
    resources,
    supply,
    points,
    tiles: [],
    hand: [],
    tableau: [],
    characters: [],
    newHands,
    dealt: [],
    pick: null,
    commitment: null,
    known: [],
    returned: [],
    settled: true,
  };
}

function newPlayers(given: Options): Player[] {
  const { resources } = suppliesOf(given);
  if (given.mode === 'versus')
    return Array.from({ length: given.players }, () => newPlayer(0, resources, 0, VERSUS.newHands));
  const players: Player[] = [];
  // HAL-12, HAL-13
  players[PLAYER_SEAT] = newPlayer(HUMAN_START.resource, resources - HUMAN_START.resource, HUMAN_START.point, 0);
  // HAL-14, HAL-15: the general supply is Hal's stash.
  players[SCRIPT_SEAT] = newPlayer(resources, 0, 0, 0);
  return players;
}

/** The table before anything is dealt: all components lie in their pools. */
export function setup(given: Options, rng: Rng | null): Draft {
  const others = TILE_IDS.filter((tile) => !STARTING_TILES.includes(tile));
  return {
    game: 'hal',
    rules: 1,
    viewer: null,
    rng,
    pending: [],
    options: given,
    phase: 'city',
    round: 0,
    first: PLAYER_SEAT,
    turn: 0,
    city: [],
    tokens: { ...TOKEN_CELLS },
    running: null,
    // HAL-09, HAL-10
    deck: CARD_IDS.filter(
      (card) => (STARTING_TILES as readonly string[]).includes(card) || LETTERS.includes(card as never),
    ),
    discard: [],
    reserve: [...others],
    burning: 0,
    // HAL-08
    unseen: others,
    removed: suppliesOf(given).removed,
    outOfPlay: [],
    emptied: 0,
    characters: given.mode === 'versus' ? [...CHARACTER_IDS] : [],
    halCard: null,
    expertCard: null,
    halTile: null,
    players: newPlayers(given),
    ending: null,
  };
}
