import { integer, list, object, oneOf, orNull, type Schema, settled, stateSchema } from '@wonders/core';
import { CARD_IDS, LETTERS, type Letter } from '../components/cards.js';
import { CHARACTER_IDS } from '../components/characters.js';
import { type Cell, FARTHEST } from '../components/grid.js';
import { BY_PLAYERS, VERSUS } from '../components/supplies.js';
import { TILE_IDS } from '../components/tiles.js';
import { options, type Settings } from '../options.js';
import { CHANCES, DECISIONS, type Decision } from './decision.js';
import type { Commitment, Player } from './player.js';
import { type Building, ENDINGS, ID, PHASES, RULES, type Running, type State } from './position.js';

/** HAL-70: the resources of a player. */
const RESOURCES = Math.max(...Object.values(BY_PLAYERS).map(({ resources }) => resources));
/** More rounds and points than any game brings. They are counted, and nothing loops up to them. */
const MANY = 9999;
const ofResources = integer(0, RESOURCES);
const ofTiles = integer(0, TILE_IDS.length);
const flag = oneOf(true, false);
const card = oneOf(...CARD_IDS);
const tile = oneOf(...TILE_IDS);
const letter = oneOf(...LETTERS);
const character = oneOf(...CHARACTER_IDS);
const some = <T>(each: Schema<T>, all: { readonly length: number }) => list(each, 0, all.length);
const tiles = some(tile, TILE_IDS);
const cards = some(card, CARD_IDS);
const characters = some(character, CHARACTER_IDS);
const coordinate = integer(-FARTHEST, FARTHEST);
const cell = object<Cell>({ x: coordinate, y: coordinate });

const player = () =>
  object<Player>({
    resources: ofResources,
    supply: ofResources,
    points: integer(-MANY, MANY),
    tiles,
    hand: cards,
    tableau: tiles,
    characters,
    newHands: integer(0, VERSUS.newHands),
    dealt: characters,
    pick: orNull(character),
    commitment: orNull(object<Commitment>({ card, tile: orNull(tile) })),
    known: cards,
    returned: tiles,
    settled: flag,
  });

/** The states of the game, by what each key can hold. Made when somebody asks: no page waits for it while it loads. */
export const states = () =>
  stateSchema<State>(
    ID,
    RULES,
    { least: 2, most: 5, of: ({ options }) => options.players },
    ({ seats, seat, mover, bySeat }) => ({
      decision: object<Decision>({ kind: oneOf(...DECISIONS, ...CHANCES), seat: mover, whose: seat }),
      keys: {
        options: object<Settings>(settled(options)),
        phase: oneOf(...PHASES),
        round: integer(0, MANY),
        first: seat,
        turn: integer(0, seats),
        city: list(
          object<Building>({ x: coordinate, y: coordinate, tiles, owner: orNull(seat), pawn: flag }),
          0,
          TILE_IDS.length,
        ),
        tokens: object(
          Object.fromEntries(LETTERS.map((each) => [each, orNull(cell)])) as Record<Letter, Schema<Cell | null>>,
        ),
        running: orNull(
          object<Running>({ seat, card: letter, site: orNull(cell), giveWay: oneOf('after', 'before', null) }),
        ),
        deck: cards,
        discard: cards,
        reserve: tiles,
        burning: integer(0, CARD_IDS.length),
        unseen: tiles,
        removed: ofTiles,
        outOfPlay: tiles,
        emptied: integer(0, 2),
        owed: integer(0, MANY),
        placed: flag,
        characters,
        halCard: oneOf(...CARD_IDS, 'face-down', null),
        expertCard: orNull(card),
        halTile: orNull(tile),
        players: bySeat(player()),
        ending: oneOf(...ENDINGS, null),
      },
    }),
  );
