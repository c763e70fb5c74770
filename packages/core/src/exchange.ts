import type { Emit } from './event.js';
import type { Seat } from './position.js';
import type { Rng } from './rng.js';

/**
 * The options that every game has.
 *
 * @category Contract
 */
export interface BaseOptions {
  /**
   * The seed of everything that chance decides. The same options give the same game. Default `'0'`; where people hold hidden
   * cards there is none, because whoever knows the seed knows them: a host makes one that nobody can guess, by
   * `crypto.randomUUID()`, and keeps it to itself.
   */
  readonly seed: string;
  /** `sampled` (default): chance is drawn from the seed. `manual`: the host answers each chance decision by a move. */
  readonly chance: 'sampled' | 'manual';
  /**
   * What people call the players, by seat; `''` leaves one the name that the game gives it. A scripted opponent keeps the name of
   * its rulebook whatever stands here. Default: none.
   */
  readonly names: readonly string[];
}

/**
 * For whom and when a move is meant, where a host has it from somebody else.
 *
 * @category Contract
 */
export interface Meant {
  /** Whose move it is: refused unless this seat is to move. */
  readonly seat?: Seat | undefined;
  /** The `ply` of the position it was chosen in: refused as `stale` when the game has gone on. */
  readonly ply?: number | undefined;
}

/**
 * A move that `playUntil` has played.
 *
 * @category Contract
 */
export interface Played<S, M, E> {
  /** The state in which it was chosen. */
  readonly before: S;
  /** Whose bot chose it. */
  readonly seat: Seat;
  readonly move: M;
  /** The state after it. */
  readonly state: S;
  readonly events: readonly E[];
}

/**
 * A seat decision or a chance outcome with its weight.
 *
 * @category Chance
 */
export interface ChanceOutcome<M> {
  /** The move that answers the chance decision so. */
  readonly move: M;
  /** Its weight, a whole number: the probability is weight ÷ sum of weights. 0: only a host may answer so. */
  readonly weight: number;
}

/**
 * The fast lane: mutable drafts, no checks. For playouts; the pure functions are derived from it.
 *
 * @category Contract
 */
export interface Fast<S, D, M, E, O extends object = object> {
  /**
   * What starts one game after the other with the same options, for self-play and arenas: they are read once, and a start then
   * costs little more than its deal. `fast.begin(options)(seedRng(seed))` is what `newGame({ ...options, seed })` gives.
   *
   * @param options - As for `newGame`, without a seed.
   * @returns A function that makes the first draft. It takes a copy of the generator; where chance is manual there is none.
   * @throws {@link InvalidOptionsError} as `newGame` does.
   */
  begin(options?: Partial<Omit<O & BaseOptions, 'seed'>>): (rng: Rng) => D;
  /** A draft that shares nothing mutable with the state. */
  clone(state: S): D;
  /** Plays a legal move on the draft, in place. Trusts its caller: an illegal move leaves nonsense. */
  play(draft: D, move: M, emit?: Emit<E>): void;
  /**
   * A legal move without listing them: uniform over the legal moves, by weight at a chance decision.
   *
   * @param random - Gives numbers in [0, 1).
   */
  randomMove(position: S | D, random: () => number): M;
}
