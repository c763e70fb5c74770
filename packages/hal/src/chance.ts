import { type ChanceEvent, defineChance, type Emit, type Seat } from '@wonders/core';
import type { CardId } from './components/cards.js';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from './components/characters.js';
import { START_CELLS } from './components/setup.js';
import { STARTING_TILES, type TileId } from './components/tiles.js';
import type { Event } from './events.js';
import type { Move } from './move.js';
import { added, without } from './pool.js';
import { chanceOf, type Draft, type Entry, HUMAN, type Position, player } from './state.js';

type TileKind = 'startTile' | 'tile' | 'halTile';
type CardKind = 'burn' | 'card' | 'halCard' | 'expertCard';
type Take<T> = (draft: Draft, entry: Entry, piece: T) => void;

/** A tile of a pool turns up, each as likely as the others. */
const tileOf = (
  kind: TileKind,
  pool: (position: Position) => readonly TileId[],
  to: (entry: Entry) => Seat | 'all',
  take: (draft: Draft, entry: Entry, i: number) => void,
) => ({
  size: (position: Position) => pool(position).length,
  outcome: (position: Position, _: Entry, i: number): Move => ({ kind, tile: pool(position)[i] as TileId }) as Move,
  find: (position: Position, _: Entry, move: Move) =>
    'tile' in move ? pool(position).indexOf(move.tile as TileId) : -1,
  to: (_: Position, entry: Entry) => to(entry),
  apply: take,
});

const unseenTile = (kind: TileKind, to: (entry: Entry) => Seat | 'all', take: Take<TileId>) =>
  tileOf(
    kind,
    (position) => position.unseen,
    to,
    (draft, entry, i) => {
      const tile = draft.unseen[i] as TileId;
      draft.unseen = without(draft.unseen, tile);
      take(draft, entry, tile);
    },
  );

/** A card of the deck turns up. */
const deckCard = (kind: CardKind, to: (entry: Entry) => Seat | 'all', take: Take<CardId>) => ({
  size: (position: Position) => position.deck.length,
  outcome: (position: Position, _: Entry, i: number): Move => ({ kind, card: position.deck[i] as CardId }) as Move,
  find: (position: Position, _: Entry, move: Move) =>
    'card' in move ? position.deck.indexOf(move.card as CardId) : -1,
  to: (_: Position, entry: Entry) => to(entry),
  apply(draft: Draft, entry: Entry, i: number) {
    const card = draft.deck[i] as CardId;
    draft.deck = without(draft.deck, card);
    take(draft, entry, card);
  },
});

const all = (): 'all' => 'all';
const owner = (entry: Entry): Seat => entry.whose;

/** HAL-06: the starting tiles that have no place yet. */
function startingTiles(position: Position): readonly TileId[] {
  const placed = position.city.map(({ tiles }) => tiles[0]);
  return STARTING_TILES.filter((tile) => !placed.includes(tile));
}

/** HAL-71: the starter sets that nobody has. */
function freeSets(position: Position): readonly number[] {
  const taken = position.players.flatMap(({ characters }) =>
    characters.map((card) => CHARACTERS[card as CharacterId].starterSet),
  );
  return [1, 2, 3, 4, 5, 6].filter((set) => !taken.includes(set));
}

/** The chance decisions: one tile or card each, every member of its pool equally likely, asked even when it is alone. */
export const chance = defineChance<Position, Draft, Entry, Move, Event>({
  startTile: tileOf('startTile', startingTiles, all, (draft, _, i) => {
    const cell = START_CELLS[draft.city.length];
    const tile = startingTiles(draft)[i];
    if (cell !== undefined && tile !== undefined)
      draft.city = [...draft.city, { x: cell.x, y: cell.y, tiles: [tile], owner: null, pawn: false }];
  }),
  // HAL-09, HAL-50: a card goes face up to the discard pile.
  burn: deckCard('burn', all, (draft, _, card) => {
    draft.burning--;
    draft.discard = added(draft.discard, card);
  }),
  tile: unseenTile('tile', owner, (draft, entry, tile) => {
    const to = player(draft, entry.whose);
    to.tiles = added(to.tiles, tile);
  }),
  card: deckCard('card', owner, (draft, entry, card) => {
    const to = player(draft, entry.whose);
    to.hand = added(to.hand, card);
  }),
  halCard: deckCard('halCard', all, (draft, _, card) => {
    draft.halCard = card;
  }),
  expertCard: deckCard('expertCard', all, (draft, _, card) => {
    draft.expertCard = card;
  }),
  halTile: unseenTile('halTile', all, (draft, _, tile) => {
    draft.halTile = tile;
  }),
  // HAL-73: the first player is drawn.
  firstPlayer: {
    size: (position) => position.players.length,
    outcome: (_, __, i) => ({ kind: 'firstPlayer', player: i }),
    find: (position, _, move) =>
      move.kind === 'firstPlayer' && move.player < position.players.length ? move.player : -1,
    to: all,
    apply(draft, _, i) {
      draft.first = i;
      draft.phase = 'characters';
    },
  },
  starterSet: {
    size: (position) => freeSets(position).length,
    outcome: (position, _, i) => ({ kind: 'starterSet', set: freeSets(position)[i] as number }),
    find: (position, _, move) => (move.kind === 'starterSet' ? freeSets(position).indexOf(move.set) : -1),
    to: all,
    apply(draft, entry, i, emit) {
      const set = freeSets(draft)[i];
      const cards = CHARACTER_IDS.filter((card) => CHARACTERS[card].starterSet === set);
      player(draft, entry.whose).characters = cards;
      draft.characters = draft.characters.filter((card) => !cards.includes(card));
      emit?.({ kind: 'characters', seat: entry.whose, characters: cards });
    },
  },
  character: {
    size: (position) => position.characters.length,
    outcome: (position, _, i) => ({ kind: 'character', character: position.characters[i] as CharacterId }),
    find: (position, _, move) => (move.kind === 'character' ? position.characters.indexOf(move.character) : -1),
    to: (_, entry) => entry.whose,
    apply(draft, entry, i) {
      const card = draft.characters[i] as CharacterId;
      const to = player(draft, entry.whose);
      draft.characters = without(draft.characters, card);
      to.dealt = added(to.dealt, card);
    },
  },
});

/** Has components drawn, one chance decision each. */
export function draw(
  draft: Draft,
  kind: Parameters<typeof chanceOf>[0],
  seat: Seat = HUMAN,
  count = 1,
  emit?: Emit<Event | ChanceEvent<Move>>,
): void {
  for (let i = 0; i < count; i++) chance.ask(draft, chanceOf(kind, seat), emit);
}
