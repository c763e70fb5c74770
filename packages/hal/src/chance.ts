import { defineChance, type Seat } from '@wonders/core';
import type { CardId } from './components/cards.js';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from './components/characters.js';
import { type Cell, START_CELLS } from './components/grid.js';
import { STARTING_TILES, type TileId } from './components/tiles.js';
import type { OwnEvent, Sink } from './events.js';
import type { Move } from './notation.js';
import { type ChanceKind, chanceDecision, type Decision, type Draft, type Position, player } from './state/index.js';
import { top } from './table/city.js';
import { withoutPiece, withPiece } from './table/pool.js';

type TileKind = 'start-tile' | 'tile' | 'hal-tile';
type CardKind = 'burn' | 'card' | 'hal-card' | 'expert-card';
/** The move that answers a chance decision: it is of the same kind. */
type Of<K extends ChanceKind> = Extract<Move, { readonly kind: K }>;
type Take<T> = (draft: Draft, decision: Decision, piece: T) => void;

/** A tile of a pool turns up, each as likely as the others. */
const tileOf = (
  kind: TileKind,
  pool: (position: Position) => readonly TileId[],
  to: (decision: Decision) => Seat | 'all',
  take: (draft: Draft, decision: Decision, i: number) => void,
) => ({
  size: (position: Position) => pool(position).length,
  outcome: (position: Position, _: Decision, i: number): Move => ({ kind, tile: pool(position)[i] as TileId }) as Move,
  find: (position: Position, _: Decision, move: Move) => pool(position).indexOf((move as Of<TileKind>).tile),
  to: (_: Position, decision: Decision) => to(decision),
  apply: take,
});

const unseenTile = (kind: TileKind, to: (decision: Decision) => Seat | 'all', take: Take<TileId>) =>
  tileOf(
    kind,
    (position) => position.unseen,
    to,
    (draft, decision, i) => {
      const tile = draft.unseen[i] as TileId;
      draft.unseen = withoutPiece(draft.unseen, tile);
      take(draft, decision, tile);
    },
  );

/** A card of the deck turns up. */
const deckCard = (kind: CardKind, to: (decision: Decision) => Seat | 'all', take: Take<CardId>) => ({
  size: (position: Position) => position.deck.length,
  outcome: (position: Position, _: Decision, i: number): Move => ({ kind, card: position.deck[i] as CardId }) as Move,
  find: (position: Position, _: Decision, move: Move) => position.deck.indexOf((move as Of<CardKind>).card),
  to: (_: Position, decision: Decision) => to(decision),
  apply(draft: Draft, decision: Decision, i: number) {
    const card = draft.deck[i] as CardId;
    draft.deck = withoutPiece(draft.deck, card);
    take(draft, decision, card);
  },
});

const all = (): 'all' => 'all';
const owner = (decision: Decision): Seat => decision.whose;

/** HAL-06: the starting tiles that have no place yet. */
function startingTiles(position: Position): readonly TileId[] {
  const laid = position.city.map(top);
  return STARTING_TILES.filter((tile) => !laid.includes(tile));
}

/** HAL-71: the starter sets that are left. */
function freeSets(position: Position): readonly number[] {
  const taken = position.players.flatMap(({ characters }) =>
    characters.map((card) => CHARACTERS[card as CharacterId].starterSet),
  );
  return [1, 2, 3, 4, 5, 6].filter((set) => !taken.includes(set));
}

/** The chance decisions: one tile or card each, all of a pool equally likely. A pool of one is asked, too. */
export const chance = defineChance<Position, Draft, Decision, Move, OwnEvent>({
  'start-tile': {
    ...tileOf('start-tile', startingTiles, all, (draft, _, i) => {
      const { x, y } = START_CELLS[draft.city.length] as Cell;
      const tile = startingTiles(draft)[i] as TileId;
      draft.city = [...draft.city, { x, y, tiles: [tile], owner: null, pawn: false }];
    }),
    // All tiles in the city are starting tiles, so the count needs no list: the list would take an eighth of a new game.
    size: ({ city }) => STARTING_TILES.length - city.length,
  },
  // HAL-09, HAL-50: a card goes face up to the discard pile.
  burn: deckCard('burn', all, (draft, _, card) => {
    draft.burning--;
    draft.discard = withPiece(draft.discard, card);
  }),
  tile: unseenTile('tile', owner, (draft, decision, tile) => {
    const to = player(draft, decision.whose);
    to.tiles = withPiece(to.tiles, tile);
  }),
  card: deckCard('card', owner, (draft, decision, card) => {
    const to = player(draft, decision.whose);
    to.hand = withPiece(to.hand, card);
  }),
  'hal-card': deckCard('hal-card', all, (draft, _, card) => {
    draft.halCard = card;
  }),
  'expert-card': deckCard('expert-card', all, (draft, _, card) => {
    draft.expertCard = card;
  }),
  'hal-tile': unseenTile('hal-tile', all, (draft, _, tile) => {
    draft.halTile = tile;
  }),
  // HAL-73: the first player is drawn.
  'first-player': {
    size: (position) => position.players.length,
    outcome: (_, __, i) => ({ kind: 'first-player', player: i }),
    find: ({ players }, _, move) => [...players.keys()].indexOf((move as Of<'first-player'>).player),
    to: all,
    apply(draft, _, i) {
      draft.first = i;
      draft.phase = 'characters';
    },
  },
  'starter-set': {
    size: (position) => freeSets(position).length,
    outcome: (position, _, i) => ({ kind: 'starter-set', set: freeSets(position)[i] as number }),
    find: (position, _, move) => freeSets(position).indexOf((move as Of<'starter-set'>).set),
    to: all,
    apply(draft, decision, i, emit) {
      const set = freeSets(draft)[i];
      const cards = [...CHARACTER_IDS].filter((card) => CHARACTERS[card].starterSet === set);
      player(draft, decision.whose).characters = cards;
      draft.characters = draft.characters.filter((card) => !cards.includes(card));
      emit?.({ kind: 'characters', seat: decision.whose, characters: cards });
    },
  },
  character: {
    size: (position) => position.characters.length,
    outcome: (position, _, i) => ({ kind: 'character', character: position.characters[i] as CharacterId }),
    find: (position, _, move) => position.characters.indexOf((move as Of<'character'>).character),
    to: (_, decision) => decision.whose,
    apply(draft, decision, i) {
      const card = draft.characters[i] as CharacterId;
      const to = player(draft, decision.whose);
      draft.characters = withoutPiece(draft.characters, card);
      to.dealt = withPiece(to.dealt, card);
    },
  },
});

/** Asks for components, one chance decision each. */
export function draw(draft: Draft, kind: ChanceKind, seat: Seat, count: number, emit?: Sink): void {
  for (let i = 0; i < count; i++) chance.ask(draft, chanceDecision(kind, seat), emit);
}
