import type { Chance } from './chance.js';
import type { ChanceEvent, Emit } from './event.js';
import type { Language, Terms } from './language.js';
import type { BaseMove, Notation } from './notation.js';
import type { Outcome } from './outcome.js';
import type { BaseDraft, BaseState, BaseView, Decision, Seat, SeatInfo, Viewer } from './position.js';
import type { Trace } from './priority.js';
import type { Reason } from './reason.js';
import type { Save } from './records/save.js';
import type { GameRefusal } from './refusal.js';
import type { Rng } from './rng.js';
import type { Schema } from './schema.js';
import type { SearchTuning } from './tuning.js';

/**
 * The rules of one kind of decision that seats take: a cheap superset of its candidates by index, and the one predicate
 * that lists, draws and checks.
 *
 * @typeParam P - A position to read: state, view or draft.
 * @typeParam K - The entry on the stack of decisions.
 * @typeParam M - Move.
 * @typeParam R - The game's own refusals.
 * @category Writing a game
 */
export interface DecisionRules<P, K, M extends BaseMove, R> {
  /** The kinds of moves that answer it. */
  readonly kinds: readonly M['kind'][];
  /**
   * Who is still to decide when several seats decide at the same time; the entry's `seat` when absent. Such an entry
   * stays on the stack until `play` pops it, and its moves carry their `seat`.
   */
  actors?(position: P, decision: K): readonly Seat[];
  /** How many candidates a seat has, legal or not. */
  size(position: P, decision: K, seat: Seat): number;
  /** The candidate with index 0 … size − 1, no two alike, in the order in which they are listed. */
  candidate(position: P, decision: K, i: number, seat: Seat): M;
  /** `''` when a well-formed move of one of the `kinds` is legal, else the code of the refusal. Allocates nothing. */
  forbids(position: P, decision: K, move: M): '' | (R extends { readonly code: infer C } ? C : never);
  /** The refusal for a code that `forbids` gave. */
  refuse(position: P, decision: K, move: M, code: string): R;
  /**
   * Lists by hand what `candidate` and `forbids` would list: only for the hottest kind. Nobody changes a list or its moves:
   * frozen ones may be shared by all positions. Moves made once and taken from a table cost nothing when they are listed again,
   * as those of all seats that choose at the same time are whenever one of them has chosen.
   */
  list?(position: P, decision: K, seat: Seat): readonly M[];
  /** Draws by hand what rejection would draw: only for the hottest kind. */
  random?(position: P, decision: K, random: () => number): M;
}

/**
 * The rules of a kind of decision whose legal moves are more easily listed than numbered.
 *
 * @typeParam P - A position to read: state, view or draft.
 * @typeParam K - The entry on the stack of decisions.
 * @typeParam M - Move.
 * @typeParam R - The game's own refusals.
 * @category Writing a game
 */
export interface ListedRules<P, K, M extends BaseMove, R>
  extends Pick<DecisionRules<P, K, M, R>, 'kinds' | 'actors' | 'forbids' | 'refuse'> {
  /** Never there: it tells candidates that are numbered from moves that are listed. */
  readonly size?: undefined;
  /** The legal moves of a seat, no two alike. Nobody changes the list or its moves: frozen ones may be shared. */
  list(position: P, decision: K, seat: Seat): readonly M[];
  /** Draws by hand, each move as likely as the others. */
  random?(position: P, decision: K, random: () => number): M;
}

/**
 * The rules of a game, as its author writes them.
 *
 * @category Writing a game
 */
export interface RulesDefinition<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends { readonly kind: string },
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
  K extends Decision,
> {
  readonly id: string;
  readonly rules: number;
  /** A schema for each of the game's own options, with its default. */
  readonly options: { readonly [N in keyof O]-?: Schema<O[N]> };
  /** Rules that tie options together: what is wrong with well-formed options, as the option's name and what it should be. */
  conflict?(options: O): { readonly option: keyof O & string; readonly expected: string } | undefined;
  /**
   * Whether hands are hidden from people at the table, so that whoever knows the seed knows them. Then there is no default
   * seed: the host gives one that nobody can guess.
   */
  secret?(options: O): boolean;
  /** How many seats the largest table of this game has: `viewEvent`, which knows no table, refuses all others. Default 16. */
  readonly mostSeats?: number;
  /**
   * The draft before anything has been dealt, with `ply: 0` and `names: []`; `settle` does the rest. Draws nothing: the
   * generator is put into it afterwards, and one such draft may be cloned for many games.
   */
  setup(options: O, rng: Rng | null): D;
  /** Written by hand: a draft that shares nothing mutable. */
  clone(state: S): D;
  /**
   * Written by hand, where `check` should be fast: whether there stands, under every key that the game adds to {@link BaseState},
   * the sort of value that states have there: a list, an object, a number … Keys are counted before. Without it core walks over
   * the keys, as slowly as it must where it does not know them: with it the pure lane of duel-solo is 1.16 times as fast, that of hal 1.05 times.
   */
  hasForm?(state: S): boolean;
  /** The seats by the names that the game gives them; those of the option `names` are put in their place. */
  seats(position: S | V): readonly SeatInfo[];
  /** The decisions that seats take, by kind. */
  readonly decisions: Readonly<Record<string, DecisionRules<S | V, K, M, R> | ListedRules<S | V, K, M, R>>>;
  /** The decisions that chance takes. */
  readonly chance: Chance<S | V, D, K, M, E | ChanceEvent<M>>;
  /** Plays a legal move of a seat. The decision has been popped, unless it is simultaneous. */
  play(draft: D, decision: K, move: M, emit?: Emit<E | ChanceEvent<M>>): void;
  /** Runs what nobody decides, until a decision is on top or the game is over. */
  settle(draft: D, emit?: Emit<E | ChanceEvent<M>>): void;
  /** The outcome of a finished game; of one that goes on, as if it ended now. */
  outcome(position: S | V): Outcome;
  /** As if the game ended now, where `outcome` cannot tell. */
  standing?(position: S | V): Outcome;
  view(state: S, viewer: Viewer): V;
  /**
   * The same view, sharing nothing mutable with its state, for apps: by hand where a general copy takes too long. What is frozen
   * all the way down may be shared.
   *
   * @param copy - The general copy, for parts of any shape.
   */
  ownView?(view: V, copy: <T>(part: T) => T): V;
  /** What a viewer may know of an event. A chance event comes with its move hidden already from those who do not see it. */
  viewEvent(event: E | ChanceEvent<M>, viewer: Viewer): E | ChanceEvent<M>;
  /**
   * What a viewer may know of a seat's move, `undefined` when only that the seat has chosen. When absent, moves of simultaneous
   * decisions are sealed for all other seats, and all others are open.
   */
  viewMove?(position: S | V, decision: K, move: M, viewer: Viewer): M | undefined;
  /** Draws what the view hides. `rng` may be advanced; it becomes the generator of the state. */
  determinize(view: V, rng: Rng): D;
  readonly notation: Notation<M>;
  migrate?(save: Save): Save | undefined;
}

/**
 * The bots of a game and what guides them, as its author writes them.
 *
 * @category Writing a game
 */
export interface BotsDefinition<
  S extends BaseState,
  M extends BaseMove,
  V extends BaseView,
  W extends Reason = Reason,
> {
  /**
   * The scripted opponent or the house bot, from the view of its own seat.
   *
   * @param level - One of `levels`; default: the one that the options give the seat.
   * @throws RangeError when there is no such level.
   */
  bot(view: V, seat: Seat, trace?: Trace<W>, level?: string): M;
  /** The levels of the house bot, where it has several and they can be asked for, the weakest first. */
  readonly levels?: readonly string[];
  /** By how many points a seat will be ahead of the best of the others at the end, roughly. Allocates little. */
  evaluate?(position: S | V, seat: Seat): number;
  /** The legal moves of a seat without those that others make pointless, at least one. */
  candidates?(position: S | V, seat: Seat): readonly M[];
  /** How a search is best set for this game. */
  readonly search?: Partial<SearchTuning>;
}

/**
 * The part of a {@link Language} that a game carries: seats, moves and refusals.
 *
 * @category Writing a game
 */
export type WordsDefinition<S extends BaseState, M extends BaseMove, V extends BaseView, R extends GameRefusal> = Pick<
  Language<Terms & { readonly position: S | V; readonly move: M; readonly refusal: R }>,
  'common' | 'seat' | 'moves' | 'refusals'
>;

/**
 * What a game's author writes. {@link defineGame} makes the rest.
 *
 * @category Writing a game
 */
export type Definition<
  S extends BaseState,
  D extends S & BaseDraft,
  M extends BaseMove,
  E extends { readonly kind: string },
  V extends BaseView,
  O extends object,
  R extends GameRefusal,
  K extends Decision,
  W extends Reason = Reason,
> = RulesDefinition<S, D, M, E, V, O, R, K> &
  BotsDefinition<S, M, V, W> & { readonly words: WordsDefinition<S, M, V, R> };
