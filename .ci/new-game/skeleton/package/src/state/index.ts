import { type BaseDraft, CHANCE, type Frozen, type Seat, type Viewer } from '@wonders/core';
import type { Card } from '../components/cards.js';
import type { Options } from '../options.js';

export const ID = 'tiny-game';
export const RULES = 1;

/** You. */
export const PLAYER_SEAT = 0 as const;
/** The script, in a solo game. */
export const SCRIPT_SEAT = 1 as const;

export const PHASES = ['draw', 'choose', 'over'] as const;
export const ENDINGS = ['all-drawn'] as const;
export const DECISIONS = ['choose'] as const;
export const CHANCES = ['card'] as const;

/**
 * What happens now.
 *
 * @category Position
 */
export type Phase = (typeof PHASES)[number];

/**
 * Why the game ended.
 *
 * @category Position
 */
export type Ending = (typeof ENDINGS)[number];

/** The decisions that seats take. */
export type SeatDecisionKind = (typeof DECISIONS)[number];

/**
 * The decisions that chance takes.
 *
 * @category Position
 */
export type ChanceKind = (typeof CHANCES)[number];

/**
 * What is to be decided, and by whom.
 *
 * @category Position
 */
export interface Decision {
  readonly kind: SeatDecisionKind | ChanceKind;
  /** The seat that decides; `CHANCE` where the pile does. */
  readonly seat: Seat;
}

/**
 * A position to play on, in place.
 *
 * @category Position
 */
export interface Draft extends BaseDraft {
  /** What has still to be decided; the last entry comes first. Empty once the game is over. */
  pending: Decision[];
  /** What the game is played with. */
  readonly options: Options;
  /** What happens now. */
  phase: Phase;
  /** Why the game ended; null while it goes on. */
  ending: Ending | null;
  /** How many cards have been taken or left. */
  turn: number;
  /** The seat whose turn it is. */
  active: Seat;
  /** The card that has turned up. */
  card: Card | null;
  /** The cards that have not turned up, lowest first. */
  pool: Card[];
  /** The cards of each seat, lowest first. */
  cards: Card[][];
  /** How many cards each seat has left for the other. */
  left: number[];
}

/**
 * A position with everything in it.
 *
 * @category Position
 */
export interface State extends Frozen<Draft> {}

/**
 * What a seat or a spectator sees: everything but the generator.
 *
 * @category Position
 */
export interface View extends Omit<State, 'viewer' | 'rng'> {
  /** Who sees it. */
  readonly viewer: Viewer;
  /** A view never has a generator. */
  readonly rng: null;
}

/**
 * A state or a view.
 *
 * @category Position
 */
export type Position = State | View;

/** Decisions are shared by all positions. */
export const CHOOSE: readonly Decision[] = [PLAYER_SEAT, SCRIPT_SEAT].map((seat) =>
  Object.freeze({ kind: 'choose', seat }),
);
export const DRAW: Decision = Object.freeze({ kind: 'card', seat: CHANCE });

/** Whether one plays against the script (TINY-01). */
export const isSolo = ({ options }: Position): boolean => options.mode === 'solo';

/** Whether a seat follows the script. */
export const isScript = (position: Position, seat: Seat): boolean => isSolo(position) && seat === SCRIPT_SEAT;

/** The other seat. */
export const otherSeat = (seat: Seat): Seat => 1 - seat;
