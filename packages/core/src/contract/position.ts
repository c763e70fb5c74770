import type { Rng } from './generator.js';
import type { JudgedOutcome } from './outcome.js';
import type { Seat, Viewer } from './seat.js';

export { CHANCE, MOST_SEATS, type Seat, type Viewer } from './seat.js';

/**
 * A deeply readonly version of `T`. States are the frozen shape of drafts, so that `fast.play` takes drafts only.
 *
 * @category Contract
 */
export type Frozen<T> = { readonly [K in keyof T]: Frozen<T[K]> };

/**
 * A decision that a seat, or chance, must take before the game can continue. Entries are interned and never edited. A game adds what its
 * decisions need (a slot, a card), with the same keys on every entry.
 *
 * @category Writing a game
 */
export interface Decision {
  /** Names its rules. */
  readonly kind: string;
  /** The seat that decides, or {@link CHANCE}. Of a simultaneous decision this is only the first seat asked. */
  readonly seat: Seat;
}

/**
 * The part of a state that all games share.
 *
 * @category Contract
 */
export interface BaseState {
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the rules that made this state. */
  readonly rules: number;
  /** `null`: a state knows everything. */
  readonly viewer: null;
  /** The generator: the host's own secret. `null` when the host answers chance decisions. */
  readonly rng: Frozen<Rng> | null;
  /** The decisions still to be taken, the current one last; empty when the game is over. */
  readonly pending: readonly Decision[];
  /** How many moves have been played, answers to chance decisions included. */
  readonly ply: number;
  /** The names that the option `names` gives the seats; `''`, or nothing, where the game's own name stands. */
  readonly names: readonly string[];
  /** How the game ended, where a verdict ended it and not its rules. Only a state that `stateOf` of a table gives has it. */
  readonly judged?: JudgedOutcome;
}

/**
 * The part of a draft that all games share. A draft is a state that `fast.play` may change in place.
 *
 * @category Contract
 */
export interface BaseDraft {
  /** The id of the game: the name of its package without the scope. */
  readonly game: string;
  /** The behaviour version of the game under which it was made. */
  readonly rules: number;
  /** `null`: a state hides nothing. A view names its viewer here. */
  readonly viewer: null;
  /** The generator that chance draws from; `null` when the host answers chance. */
  rng: Rng | null;
  /** The decisions that wait, the next one last; empty when the game is over. */
  pending: Decision[];
  /** How many moves have been made, answers to chance included. */
  ply: number;
  /** The names of the seats from the option `names`; `''` where there is none. */
  names: readonly string[];
}

/**
 * The part of a view that all games share. A view has the shape of a state, but a viewer and no generator.
 *
 * @category Contract
 */
export interface BaseView {
  /** The id of the game: the name of its package without the scope. */
  readonly game: string;
  /** The behaviour version of the game under which it was made. */
  readonly rules: number;
  /** The seat that looks, or `'spectator'`. */
  readonly viewer: Viewer;
  /** `null`: a view cannot draw. */
  readonly rng: null;
  /** The decisions that wait, the next one last; empty when the game is over. */
  readonly pending: readonly Decision[];
  /** How many moves have been made, answers to chance included. */
  readonly ply: number;
  /** The names of the seats from the option `names`; `''` where there is none. */
  readonly names: readonly string[];
  /** How the game ended, where a verdict ended it and not its rules. Nobody decides any more. */
  readonly judged?: JudgedOutcome;
}

/**
 * One seat of a game in progress.
 *
 * @category Contract
 */
export interface SeatInfo {
  /** Its name: `'You'`, `'Hal'`, `'Seat 3'`. */
  readonly name: string;
  /** `script`: its moves are dictated by the scripted opponent's rules. `player`: it chooses freely. */
  readonly role: 'player' | 'script';
}

/**
 * A part of the table in words: `describePosition` of the entry `words` of a game gives a list of them.
 *
 * @category Contract
 */
export interface Section {
  /** Its heading: the name of a seat, or `'The market'`. */
  readonly heading: string;
  /** Short lines without a full stop, in the same order throughout the game. */
  readonly lines: readonly string[];
}
