import type { BaseDraft, Frozen, Seat, Viewer } from '@wonders/core';
import { deepFreeze } from '@wonders/core';
import type { CardId, Letter } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import type { Cell } from '../components/grid.js';
import type { TileId } from '../components/tiles.js';
import type { Settings } from '../options.js';
import type { Decision } from './decision.js';
import type { Hidden, Player, PlayerView } from './player.js';

/**
 * The name of the game.
 *
 * @category Game
 */
export const ID = 'hal';

/**
 * The version of the rules. It changes when the same moves make another game.
 *
 * @category Game
 */
export const RULES = 4;

/**
 * HAL-17: the human's seat in a game against Hal.
 *
 * @category Contract
 */
export const PLAYER_SEAT = 0 as const;

/**
 * HAL-17: Hal's seat in a game against him.
 *
 * @category Contract
 */
export const SCRIPT_SEAT = 1 as const;

/**
 * A stack of tiles on a cell. Entries are replaced, never edited.
 *
 * @category Position
 */
export interface Building extends Cell {
  /** From the ground up, one for each floor: the last one shows. */
  readonly tiles: readonly TileId[];
  /** The seat whose resources stand on it, one on each floor; `null`: it has none. */
  readonly owner: Seat | null;
  /** Whether it bears a pawn: its card waits for the next refill. */
  readonly pawn: boolean;
}

/**
 * An action that a decision interrupts.
 *
 * @category Position
 */
export interface Running {
  /** The seat that acts. */
  readonly seat: Seat;
  /** The urbanization card that it plays. */
  readonly card: Letter;
  /** The new building when urbanizing; `null` when exploiting an urbanization card, whose item is still to be chosen. */
  readonly site: Cell | null;
  /** HAL-84: which tokens give way, those after the lifted one in the alphabet or those before it; `null` as long as none has. */
  readonly giveWay: 'after' | 'before' | null;
}

/**
 * The phases of a game in their order: setup, round, end of the round.
 *
 * @category Position
 */
export const PHASES = /* @__PURE__ */ deepFreeze([
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
] as const);
/**
 * What comes next when no decision is pending.
 *
 * @category Position
 */
export type Phase = (typeof PHASES)[number];

/**
 * The ways in which a game can end.
 *
 * @category Position
 */
export const ENDINGS = /* @__PURE__ */ deepFreeze([
  'tiles-exhausted',
  'human-resources-placed',
  'hal-resources-exhausted',
  'hal-cannot-build',
  'resources-placed',
] as const);

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
  /** The id of the game. */
  readonly game: typeof ID;
  /** Comes before all that a view hides, so that the compiler names it first when a view is passed as a state. */
  readonly viewer: null;
  /** The decisions that wait, the next one last; empty when the game is over. */
  pending: Decision[];
  /** The options of the game. */
  readonly options: Settings;
  /** What comes next when no decision is pending. */
  phase: Phase;
  /** 1 for the first round. */
  round: number;
  /** The first player of the round. */
  first: Seat;
  /** How many seats have had their turn in this phase. */
  turn: number;
  /** In the order in which the buildings were founded. */
  city: readonly Building[];
  /** `null`: lifted, and still to be put down. */
  tokens: Readonly<Record<Letter, Cell | null>>;
  /** The action that a decision interrupts; `null` between actions. */
  running: Running | null;

  /** The cards of the draw pile, as a pool: chance decides which one comes next. */
  deck: readonly CardId[];

  /** The discard pile. */
  discard: readonly CardId[];
  /** Building cards whose tiles are not in the city yet, or have a pawn on them. */
  reserve: readonly TileId[];
  /** Cards still to be burnt. */
  burning: number;
  /** Tiles that are still unseen: the supply, and those that were removed. */
  unseen: readonly TileId[];
  /** How many of `unseen` are removed. */
  removed: number;
  /** The rest of `unseen` when the supply was renewed. */
  outOfPlay: readonly TileId[];
  /** How often the supply has run out. */
  emptied: number;
  /** HAL-78: the tiles that the player who had the last turn still gets when the supply is renewed. */
  owed: number;
  /** HAL-86: whether all resources of a player have stood on buildings when an action was complete: the game ends with the round. */
  placed: boolean;
  /** Character cards that no player has. */
  characters: readonly CharacterId[];
  /** `face-down`: the top card of the deck, still unseen. */
  halCard: CardId | 'face-down' | null;
  /** The card that an expert Hal has drawn beside his own; `null` when there is none. */
  expertCard: CardId | null;
  /** The tile Hal has drawn; it stays here when he cannot build. */
  halTile: TileId | null;
  /** What each seat owns. */
  players: Player[];
  /** Why the game ended; `null` before its end. */
  ending: Ending | null;
}

/**
 * A position with everything in it.
 *
 * @category Position
 */
export interface State extends Frozen<Draft> {}

/**
 * What a seat or a spectator may know of a position. Hidden pieces lie in the pools: `deck` and `unseen` hold all pieces that the
 * viewer cannot place.
 *
 * @category Position
 */
export interface View extends Omit<State, 'viewer' | 'rng' | 'players' | 'outOfPlay' | 'halCard'> {
  /** The seat that looks, or `'spectator'`. */
  readonly viewer: Viewer;
  /** `null`: a view cannot draw. */
  readonly rng: null;
  /** What the viewer may know of each seat. */
  readonly players: readonly PlayerView[];
  /** The tiles left over when the supply was renewed; those that the viewer cannot know are hidden. */
  readonly outOfPlay: readonly (TileId | Hidden)[];
  /** Hal's card; hidden where the viewer may not know it. */
  readonly halCard: CardId | 'face-down' | Hidden | null;
}

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

/** The player as the seat itself sees it. The rules of a seat's moves read nothing that its view hides. */
export function own(position: Position, seat: Seat): Frozen<Player> {
  return position.players[seat] as Frozen<Player>;
}

/** The seat whose turn it is in this phase. */
export function seatInTurn(position: Position): Seat {
  return (position.first + position.turn) % position.players.length;
}
