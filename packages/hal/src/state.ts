import type { BaseDraft, Decision as BaseDecision, Frozen, Seat, Viewer } from '@wonders/core';
import { CHANCE } from '@wonders/core';
import type { Bonus, CardId, Letter } from './components/cards.js';
import type { CharacterId } from './components/characters.js';
import type { Cell } from './components/setup.js';
import type { Color, Items, TileId } from './components/tiles.js';
import type { ChanceMove } from './move.js';

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

/**
 * A stack of tiles on a cell. Entries are replaced, never edited.
 *
 * @category Position
 */
export interface Building extends Cell {
  /** From the ground up: the last one shows, and there are as many floors as tiles. */
  readonly tiles: readonly TileId[];
  /** Whose resources stand on it, one per floor; `null`: nobody's. */
  readonly owner: Seat | null;
  /** Whether a pawn says that its card waits for the next refill. */
  readonly pawn: boolean;
}

/**
 * What a player will play, alone or with a tile. The pieces stay in hand and stash until they are played.
 *
 * @category Position
 */
export interface Commitment {
  readonly card: CardId;
  readonly tile: TileId | null;
}

/**
 * An action that waits for a decision in its middle.
 *
 * @category Position
 */
export interface Running {
  readonly seat: Seat;
  readonly card: Letter;
  /** The new building, when urbanizing; `null` when the item of an exploited urbanization card is to be chosen. */
  readonly site: Cell | null;
}

/**
 * What a seat owns. Lists are in canonical order.
 *
 * @category Position
 */
export interface Player {
  /** Resources in the stash; Hal's are all there. */
  resources: number;
  /** Resources of the player's colour in the general supply. */
  supply: number;
  points: number;
  /** Tiles in the stash. */
  tiles: readonly TileId[];
  hand: readonly CardId[];
  /** Cards kept from constructing. */
  tableau: readonly TileId[];
  /** Characters kept; hidden from others until the draft is over. */
  characters: readonly CharacterId[];
  newHands: number;
  /** Character cards to draft from. */
  dealt: readonly CharacterId[];
  /** The character to be kept, still among `dealt`. */
  pick: CharacterId | null;
  commitment: Commitment | null;
  /** Cards in other hands that this player has held. */
  known: readonly CardId[];
  /** Tiles this player gives, or gave, to the second supply; while they are chosen they are still in the stash. */
  returned: readonly TileId[];
  /** Whether no more tiles are to be returned. */
  settled: boolean;
}

/**
 * What comes next once nobody has to decide.
 *
 * @category Position
 */
export type Phase =
  | 'city'
  | 'stash'
  | 'first'
  | 'characters'
  | 'draft'
  | 'equip'
  | 'draw'
  | 'new-hand'
  | 'commit'
  | 'resolve'
  | 'act'
  | 'reveal'
  | 'hal'
  | 'expert'
  | 'build'
  | 'end';

/**
 * Why a game ended.
 *
 * @category Position
 */
export type Ending =
  | 'tiles-exhausted'
  | 'human-resources-placed'
  | 'hal-resources-exhausted'
  | 'hal-cannot-build'
  | 'resources-placed';

/**
 * What is to be decided; `whose` turn or whose component it is.
 *
 * @category Position
 */
export interface Decision extends BaseDecision {
  readonly whose: Seat;
}

/**
 * A position that `fast.play` may change in place. Its lists are values: they are replaced, never edited.
 *
 * @category Position
 */
export interface Draft extends BaseDraft {
  readonly game: 'hal';
  pending: Decision[];
  readonly options: Options;
  phase: Phase;
  /** 1 for the first round. */
  round: number;
  /** The first player of the round. */
  first: Seat;
  /** How many seats have had their turn in the present step of the round. */
  turn: number;
  /** In the order in which the buildings were founded. */
  city: readonly Building[];
  /** `null`: lifted, to be put down again. */
  tokens: Readonly<Record<Letter, Cell | null>>;
  running: Running | null;
  deck: readonly CardId[];
  discard: readonly CardId[];
  /** Building cards whose tiles are not yet in the city, or bear a pawn. */
  reserve: readonly TileId[];
  /** Cards still to be burnt. */
  burning: number;
  /** Tiles that nobody has seen: the supply, and those that were removed. */
  unseen: readonly TileId[];
  /** How many of `unseen` are removed. */
  removed: number;
  /** What was left of `unseen` when the supply was renewed. */
  outOfPlay: readonly TileId[];
  /** How often the supply has run out. */
  emptied: number;
  /** Character cards that nobody has. */
  characters: readonly CharacterId[];
  /** `face-down`: the top card of the deck, which nobody has looked at. */
  halCard: CardId | 'face-down' | null;
  expertCard: CardId | null;
  /** The tile Hal has drawn; it stays here when he cannot build. */
  halTile: TileId | null;
  players: Player[];
  ending: Ending | null;
}

/**
 * A position with everything in it.
 *
 * @category Position
 */
export type State = Frozen<Draft>;

/**
 * Stands for what a viewer may not know.
 *
 * @category Position
 */
export type Hidden = 'hidden';

/**
 * What one seat may know of a player.
 *
 * @category Position
 */
export type PlayerView = Omit<
  Frozen<Player>,
  'resources' | 'points' | 'tiles' | 'hand' | 'characters' | 'dealt' | 'pick' | 'commitment'
> & {
  readonly resources: number | Hidden;
  readonly points: number | Hidden;
  readonly tiles: readonly (TileId | Hidden)[];
  readonly hand: readonly (CardId | Hidden)[];
  readonly characters: readonly (CharacterId | Hidden)[];
  readonly dealt: readonly (CharacterId | Hidden)[];
  readonly pick: CharacterId | Hidden | null;
  readonly commitment: Commitment | Hidden | null;
};

/**
 * What one seat, or a spectator, may know of a position. Hidden pieces lie in its pools: `deck` and `unseen` hold all
 * that the viewer cannot place.
 *
 * @category Position
 */
export type View = Omit<State, 'viewer' | 'rng' | 'players' | 'outOfPlay' | 'halCard'> & {
  readonly viewer: Viewer;
  readonly rng: null;
  readonly players: readonly PlayerView[];
  readonly outOfPlay: readonly (TileId | Hidden)[];
  readonly halCard: CardId | 'face-down' | Hidden | null;
};

/**
 * A state or a view.
 *
 * @category Position
 */
export type Position = State | View;

export const PLAYER_SEAT: Seat = 0;
export const SCRIPT_SEAT: Seat = 1;

export const isSolo = (position: Position): boolean => position.options.mode === 'solo';

type SeatKind = 'give' | 'act' | 'hal' | 'moveToken' | 'draft' | 'newHand' | 'commit' | 'take' | 'returnTiles';

/** Interned entries by kind and seat. */
const interned = <K extends string>(kinds: readonly K[], seat?: Seat): Readonly<Record<K, readonly Decision[]>> =>
  Object.fromEntries(
    kinds.map((kind) => [kind, [0, 1, 2, 3, 4].map((whose) => ({ kind, seat: seat ?? whose, whose }))]),
  ) as never;

const DECISIONS = interned<SeatKind>([
  ...(['give', 'act', 'hal', 'moveToken'] as const),
  ...(['draft', 'newHand', 'commit', 'take', 'returnTiles'] as const),
]);
const CHANCES = interned<ChanceMove['kind']>(
  [
    ...(['startTile', 'burn', 'tile', 'card', 'halCard', 'expertCard', 'halTile'] as const),
    ...(['firstPlayer', 'starterSet', 'character'] as const),
  ],
  CHANCE,
);

/** The decision of a seat; of simultaneous ones seat 0 stands for all. */
export const seatDecision = (kind: SeatKind, whose: Seat = 0): Decision => DECISIONS[kind][whose] as Decision;

/** The chance decision about a component of a seat, or of the table. */
export const chanceDecision = (kind: ChanceMove['kind'], whose: Seat = 0): Decision => CHANCES[kind][whose] as Decision;

/** The player on a seat, where the seat exists. */
export function player(draft: Draft, seat: Seat): Player {
  return draft.players[seat] as Player;
}

/** The player as the seat itself sees it: the rules of a seat's moves look at nothing that its view hides. */
export function own(position: Position, seat: Seat): Frozen<Player> {
  return position.players[seat] as Frozen<Player>;
}

/** The seat whose turn it is in this step of the round. */
export function seatInTurn(position: Position): Seat {
  return (position.first + position.turn) % position.players.length;
}

/** A draft of its own: lists are values and may be shared. Written out, for a spread of that many keys is slow. */
export function clone(s: State): Draft {
  return {
    game: s.game,
    rules: s.rules,
    viewer: null,
    rng: s.rng === null ? null : { c: s.rng.c, s0: s.rng.s0, s1: s.rng.s1, s2: s.rng.s2 },
    pending: s.pending.slice(),
    options: s.options,
    phase: s.phase,
    round: s.round,
    first: s.first,
    turn: s.turn,
    city: s.city,
    tokens: s.tokens,
    running: s.running,
    deck: s.deck,
    discard: s.discard,
    reserve: s.reserve,
    burning: s.burning,
    unseen: s.unseen,
    removed: s.removed,
    outOfPlay: s.outOfPlay,
    emptied: s.emptied,
    characters: s.characters,
    halCard: s.halCard,
    expertCard: s.expertCard,
    halTile: s.halTile,
    players: s.players.map(clonePlayer),
    ending: s.ending,
  };
}

function clonePlayer(p: Frozen<Player>): Player {
  return {
    resources: p.resources,
    supply: p.supply,
    points: p.points,
    tiles: p.tiles,
    hand: p.hand,
    tableau: p.tableau,
    characters: p.characters,
    newHands: p.newHands,
    dealt: p.dealt,
    pick: p.pick,
    commitment: p.commitment,
    known: p.known,
    returned: p.returned,
    settled: p.settled,
  };
}
