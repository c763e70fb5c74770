import type { Emit } from './event.js';
import type { Rng } from './generator.js';
import type { Seat } from './position.js';

/**
 * The options that every game has.
 *
 * @category Contract
 */
export interface BaseOptions {
  /**
   * The seed of everything that chance decides: the same options give the same game. Default `'0'`. Where players hold hidden cards
   * there is no default, because the seed gives the cards away: make one that cannot be guessed, by `crypto.randomUUID()`, and keep
   * it secret.
   */
  readonly seed: string;
  /** `sampled` (default): chance is drawn from the seed. `manual`: the host answers each chance decision by a move. */
  readonly chance: 'sampled' | 'manual';
  /**
   * What draws from the seed. `alea` (default) is fast, for solo games, bots and searches: a player can compute its draws to come
   * from those that the game shows. `sealed` lets no one foresee them without the seed; it needs `import '@wonders/core/sealed'` and a
   * seed.
   */
  readonly rng: 'alea' | 'sealed';
  /**
   * The names of the players, by seat; `''` keeps the name that the game gives. A scripted opponent always keeps the name of its
   * rulebook. Default: none.
   */
  readonly names: readonly string[];
}

/**
 * What `newGame` takes: any of the options. Where the game needs a seed, this type asks for one, so that a program that forgets it does
 * not compile: with `rng: 'sealed'`, and under all options but those of `F`.
 *
 * @typeParam O - The game's own options.
 * @typeParam F - The options under which no player holds a secret: `{ readonly mode?: 'solo' }`. Default: all; `never`: none.
 * @category Options
 */
export type StartOptions<O extends object, F = unknown> =
  | (Partial<O & BaseOptions> & {
      /** A text from which everything that chance decides is drawn. */
      readonly seed: string;
    })
  | (Partial<O & BaseOptions> & {
      /** `manual`: the host answers chance, and no seed is needed. */
      readonly chance: 'manual';
    })
  | ([F] extends [never]
      ? never
      : Partial<O & BaseOptions> & {
          /** The fast generator, which needs no seed that is a secret. */
          readonly rng?: 'alea';
        } & F);

/**
 * For which seat and which position a move was meant, where a host got it from a client.
 *
 * @category Contract
 */
export interface Meant {
  /** The seat that sent the move: refused unless this seat is to move. */
  readonly seat?: Seat | undefined;
  /** The `ply` of the position in which it was chosen: refused as `stale` when the game has gone on. */
  readonly ply?: number | undefined;
}

/**
 * What `transition` gives: the next state, and how it came about.
 *
 * @typeParam S - State.
 * @typeParam E - Event.
 * @category Contract
 */
export interface Transition<S, E> {
  /** The state after the move. */
  readonly state: S;
  /** What happened on the way, in order. */
  readonly events: readonly E[];
}

/**
 * A move that `playUntil` has played.
 *
 * @category Contract
 */
export interface Played<S, M, E> {
  /** The state in which it was chosen. */
  readonly before: S;
  /** The seat whose bot chose it. */
  readonly seat: Seat;
  /** The move. */
  readonly move: M;
  /** The state after it. */
  readonly state: S;
  /** What happened, event by event. */
  readonly events: readonly E[];
}

/**
 * A seat decision or a chance outcome with its weight.
 *
 * @category Chance
 */
export interface ChanceOutcome<M> {
  /** The move that answers the chance decision with this outcome. */
  readonly move: M;
  /** Its weight, a whole number: the probability is weight ÷ sum of weights. Only a host may answer with an outcome of weight 0. */
  readonly weight: number;
}

/**
 * The fast lane: mutable drafts, no checks. For playouts; the pure functions are derived from it.
 *
 * @category Contract
 */
export interface Fast<S, D, M, E, O extends object = object> {
  /**
   * Starts many games with the same options, for self-play and arenas: it reads the options once, and each start then costs little
   * more than the deal. `fast.begin(options)(seedRng(seed))` gives the same game as `newGame({ ...options, seed })`.
   *
   * @param options - As for `newGame`, without `seed` and `rng`.
   * @returns A function that makes the first draft. It copies the generator that it is given; with manual chance the draft has
   *   none.
   * @throws {@link InvalidOptionsError} as `newGame` does.
   */
  begin(options?: Partial<Omit<O & BaseOptions, 'seed' | 'rng'>>): (rng: Rng) => D;
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

/**
 * The legal moves of a state, bound to that state: because core has just listed them, they play without being checked again.
 *
 * @typeParam S - State.
 * @typeParam M - Move.
 * @typeParam E - Event.
 * @category Contract
 */
export interface Choices<S, M, E> {
  /** The moves, as `legalMoves` lists them: read the list, do not change it. */
  readonly moves: readonly M[];
  /**
   * The state after a listed move. The state that listed it is untouched.
   *
   * @param i - The number of the move in `moves`, from 0.
   * @param emit - Hears what happens on the way, as `fast.play` tells it.
   * @throws RangeError when no move has this number.
   */
  play(i: number, emit?: Emit<E>): S;
}
