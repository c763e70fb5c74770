import type { BaseDraft, Frozen, Seat, Viewer } from '@wonders/core';
import type { CardId, Letter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import type { Cell } from '../components/grid.js';
import type { TileId } from '../components/tiles.js';
import type { Settings } from '../options.js';
import type { Decision } from './decision.js';
import type { Hidden, Player, PlayerView } from './player.js';

/** The name of the game. */
export const ID = 'hal';

/** The version of the rules: another number makes other games of the same moves. */
export const RULES = 2;

/** HAL-17: the human's seat in a game against Hal. */
export const PLAYER_SEAT = 0 as const;

/** HAL-17: Hal's seat in a game against him. */
export const SCRIPT_SEAT = 1 as const;

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

/** What a game goes through, in the order of the rules: the setup, a round, its end. */
export const PHASES = [
  'city',
  'stash',
  'first',
  'characters',
  'draft',
  'equip',
  'draw',
  'new-hand',
  'commit',
  'resolve',
  'act',
  'reveal',
  'hal',
  'expert',
  'build',
  'end',
] as const;

/**
 * What comes next when no decision is pending.
 *
 * @category Position
 */
export type Phase = (typeof PHASES)[number];

/** The ways in which a game can end. */
export const ENDINGS = [
  'tiles-exhausted',
  'human-resources-placed',
  'hal-resources-exhausted',
  'hal-cannot-build',
  'resources-placed',
] as const;

/**
 * Why a game ended.
 *
 * @category Position
 */
export type Ending = (typeof ENDINGS)[number];

/**
 * A position that `fast.play` may change in place. Its lists are values: they are replaced, never edited.
 *
 * @category Position
 */
export interface Draft extends BaseDraft {
  readonly game: typeof ID;
  /** Stands before what a view hides, so that the compiler names it first where a view is given for a state. */
  readonly viewer: null;
  pending: Decision[];
  readonly options: Settings;
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

/** Whether the game is against Hal. */
export const isSolo = (position: Position): boolean => position.options.mode === 'solo';

/** Whether a seat follows the script: Hal's. */
export const isScript = (position: Position, seat: Seat): boolean => isSolo(position) && seat === SCRIPT_SEAT;

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
