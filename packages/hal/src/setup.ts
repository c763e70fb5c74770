import type { Rng } from '@wonders/core';
import { type CardId, LETTERS } from './components/cards.js';
import { CHARACTER_IDS } from './components/characters.js';
import { TOKEN_CELLS } from './components/grid.js';
import { HUMAN_START, VERSUS } from './components/supplies.js';
import { STARTING_TILES, TILE_IDS, type TileId } from './components/tiles.js';
import { type Options, suppliesOf } from './options.js';
import type { Player } from './state/index.js';
import { type Draft, ID, PLAYER_SEAT, RULES, SCRIPT_SEAT } from './state/index.js';

/** HAL-08, HAL-10: the tiles, and the building cards that name them, besides those of the starting city. */
const OTHERS: readonly TileId[] = [...TILE_IDS].filter((tile) => !STARTING_TILES.includes(tile));

/** HAL-09: the urbanization cards and the cards of the starting city. */
const FIRST_DECK: readonly CardId[] = [...STARTING_TILES, ...LETTERS];

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
  return {
    game: ID,
    rules: RULES,
    viewer: null,
    rng,
    pending: [],
    ply: 0,
    names: [],
    options: given,
    phase: 'city',
    round: 0,
    first: PLAYER_SEAT,
    turn: 0,
    city: [],
    // Lists of its own for each game: play is slower with frozen ones, which all could share.
    tokens: { ...TOKEN_CELLS },
    running: null,
    deck: FIRST_DECK.slice(),
    discard: [],
    reserve: OTHERS.slice(),
    burning: 0,
    unseen: OTHERS.slice(),
    removed: suppliesOf(given).removed,
    outOfPlay: [],
    emptied: 0,
    owed: 0,
    placed: false,
    characters: given.mode === 'versus' ? [...CHARACTER_IDS] : [],
    halCard: null,
    expertCard: null,
    halTile: null,
    players: newPlayers(given),
    ending: null,
  };
}
