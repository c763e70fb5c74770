import { CHANCE, integer, list, object, oneOf, orNull, type Schema, settled, stateSchema } from '@wonders/core';
import { CARD_IDS, LETTERS, type Letter } from '../components/cards.js';
import { CHARACTER_IDS } from '../components/characters.js';
import { type Cell, FARTHEST } from '../components/grid.js';
import { TILE_IDS } from '../components/tiles.js';
import { options, type Settings } from '../options.js';
import { CHANCES, DECISIONS, type Decision } from './decision.js';
import type { Commitment, Player } from './player.js';
import { type Building, ENDINGS, ID, PHASES, RULES, type Running, type State } from './position.js';

/** More than any game has of anything that is counted. */
const MANY = 9999;
const count = integer(0, MANY);
const flag = oneOf(true, false);
const seat = integer(0, 4);
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
    resources: count,
    supply: count,
    points: integer(-MANY, MANY),
    tiles,
    hand: cards,
    tableau: tiles,
    characters,
    newHands: count,
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
    object<Decision>({ kind: oneOf(...DECISIONS, ...CHANCES), seat: integer(CHANCE, 4), whose: seat }),
    {
      options: object<Settings>(settled(options)),
      phase: oneOf(...PHASES),
      round: count,
      first: seat,
      turn: count,
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
      burning: count,
      unseen: tiles,
      removed: count,
      outOfPlay: tiles,
      emptied: integer(0, 2),
      owed: count,
      placed: flag,
      characters,
      halCard: oneOf(...CARD_IDS, 'face-down', null),
      expertCard: orNull(card),
      halTile: orNull(tile),
      players: list(player(), 2, 5),
      ending: oneOf(...ENDINGS, null),
    },
    ({ options, players }) => [['players/length', players.length, options.players]],
  );
