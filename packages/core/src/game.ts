import type { BaseEvent, ChanceEvent, Emit } from './event.js';
import type { BaseOptions, ChanceOutcome, Choices, Fast, Meant } from './exchange.js';
import type { GameBots } from './game-bots.js';
import type { BaseMove, Notation, SealedMove } from './notation.js';
import type { OptionSchema } from './options.js';
import type { Outcome } from './outcome.js';
import type { BaseDraft, BaseState, BaseView, Seat, SeatInfo, Viewer } from './position.js';
import type { Asking } from './prompt.js';
import type { Reason } from './reason.js';
import type { Migration, Save } from './records/save.js';
import type { CoreRefusal, GameRefusal } from './refusal.js';
import type { AleaRng } from './rng.js';
import type { Schema } from './schema.js';

export type { BaseOptions, ChanceOutcome, Choices, Fast, Meant, Played } from './exchange.js';
export type { GameBots } from './game-bots.js';

/**
 * The part of a game that plays: pure functions over plain JSON. Its type parameters are those of {@link Game}.
 *
 * @category Contract
 */
export interface GameRules<
  S extends BaseState,
  D extends BaseDraft,
  M extends BaseMove,
  E extends BaseEvent,
  V extends BaseView,
  O extends object,
  R extends GameRefusal = GameRefusal,
  T extends Asking = Asking,
  U extends Outcome = Outcome,
> {
  /** The name of the package without its scope. */
  readonly id: string;
  /** The behaviour version: raised whenever equal inputs may give other results. */
  readonly rules: number;
  /** Validates options and fills in defaults. Its `fields` are for forms, its `json` is a JSON Schema. */
  readonly options: OptionSchema<O & BaseOptions>;
  /** Validates moves, by shape only. */
  readonly moves: Schema<M>;
  /**
   * Validates states: each key by what it can hold. Whether a game can come to a state, only its moves can tell. Of a game that
   * describes no states it validates the form alone.
   */
  readonly states: Schema<S>;
  /** The kinds of moves with their parameters. */
  readonly notation: Notation<M>;
  /**
   * A new game. Everything that chance decides comes from `seed`: equal options give equal games.
   *
   * @param options - Any of the game's options, and `seed`, `chance`, `names` ({@link BaseOptions}).
   * @param emit - Hears the opening, event by event.
   * @throws {@link InvalidOptionsError} that names each wrong option and what is allowed.
   */
  newGame(options?: Partial<O & BaseOptions>, emit?: Emit<E>): S;
  /**
   * Whether players hold cards that the others may not see, under these options.
   *
   * @throws {@link InvalidOptionsError} as `newGame` does.
   */
  secret(options?: Partial<O & BaseOptions>): boolean;
  /** The seats with their names and roles. */
  seats(position: S | V): readonly SeatInfo[];
  /**
   * The seats that decide now: none when the game is over, several when they choose at the same time, `[-1]` when the host answers
   * chance.
   */
  activeSeats(position: S | V): readonly Seat[];
  /**
   * What is asked now, as data: `describePrompt` of the game's entry `words` makes a sentence of it.
   *
   * @param seat - Whom you ask for, where several seats choose at the same time. Default: the viewer of a view if it is asked, else
   *   the first active seat.
   * @returns `undefined` when the game is over, or when the seat is not asked.
   */
  promptOf(position: S | V, seat?: Seat): T['prompt'] | undefined;
  /**
   * What is about to end the game, or a part of it, as data: a last round, a tie that the other side would win. `describeNotice` of
   * the game's entry `words` makes a sentence of each.
   */
  notices(position: S | V): readonly T['notice'][];
  /**
   * The legal moves in a fixed order, of all seats that decide, or of one. From a view: those of its own seat. Positions may share
   * the list: read it, do not change it.
   *
   * @param seat - Only the moves of this seat.
   */
  legalMoves(position: S | V, seat?: Seat): readonly M[];
  /**
   * The legal moves bound to a state of your own, for loops that choose from the list: `play` skips what listing has proven, and so
   * takes three quarters of the time of `applyMove`. Let moves from outside go through `applyMove`.
   *
   * @param state - A state that this library made: its form is not checked.
   * @param seat - Only the moves of this seat.
   * @throws {@link IllegalMoveError} for a view, and for a state of another game or of other rules.
   * @example
   * ```ts
   * import { sealed } from '@wonders/core/testing';
   * let state = sealed.newGame({ seats: 2, seed: 'monday' });
   * while (state.pending.length > 0) state = sealed.choices(state).play(0);
   * console.log(sealed.outcome(state)?.ending); // all-sold
   * ```
   */
  choices(state: S, seat?: Seat): Choices<S, M, E>;
  /** The outcomes of a pending chance decision with their weights; empty when none is pending. */
  chances(position: S | V): readonly ChanceOutcome<M>[];
  /**
   * Why a move is refused, `undefined` when it is legal. Takes anything and never throws.
   *
   * @param by - The seat that sent the move, or `{ seat, ply }`: which seat sent it, and for which ply.
   */
  check(state: S, move: unknown, by?: Seat | Meant): CoreRefusal | R | undefined;
  /**
   * The state after a move. The given state is untouched.
   *
   * @param by - The seat that sent the move, or `{ seat, ply }`: which seat sent it, and for which ply.
   * @throws {@link IllegalMoveError} that carries the refusal.
   */
  applyMove(state: S, move: M, by?: Seat | Meant): S;
  /**
   * The state after a move, with what happened on the way.
   *
   * @param by - The seat that sent the move, or `{ seat, ply }`: which seat sent it, and for which ply.
   * @throws {@link IllegalMoveError} that carries the refusal.
   */
  transition(state: S, move: M, by?: Seat | Meant): { readonly state: S; readonly events: readonly E[] };
  /** Scores by category, ranking and why the game ended; `undefined` while it goes on. */
  outcome(position: S | V): U | undefined;
  /** Scores and ranking as if the game ended now. From a view: as far as it shows them. */
  standing(position: S | V): U;
  /**
   * What a seat, or a `'spectator'`, may see. It shares nothing with the state.
   *
   * @throws {@link NoSuchSeatError}
   */
  view(state: S, viewer: Viewer): V;
  /**
   * What a seat, or a `'spectator'`, may know of an event. An event does not say how many seats its table has: a seat beyond these
   * gets what a spectator gets. A seat that no table of this game has is refused.
   *
   * @throws {@link NoSuchSeatError}
   */
  viewEvent(event: E, viewer: Viewer): E;
  /**
   * What a seat, or a `'spectator'`, may know of a move when it is made. Secret choices of other seats and hidden draws come back
   * sealed: only that they were made.
   *
   * @param position - The position in which it is made: the state, or the viewer's view.
   * @throws {@link NoSuchSeatError}
   */
  viewMove(position: S | V, move: M, viewer: Viewer): M | SealedMove;
  /**
   * A full state that agrees with a view: draws at random what the view hides. Its future is drawn from `rng`, too: a fast
   * generator, even where that of the game is sealed.
   *
   * @param rng - Not advanced; the state gets a copy.
   */
  determinize(view: V, rng: AleaRng): S;
  /** A move as stable, readable text. */
  encodeMove(move: M): string;
  /** The move for a text, `undefined` for any text that `encodeMove` does not give. */
  decodeMove(text: string): M | undefined;
  /**
   * Brings a save of other rules up to date; `undefined` when it cannot. `load` asks it where the moves do not lead to the same game
   * any more, and does not compare the digest of what it gives.
   *
   * @param save - A save of this game, under other rules.
   * @returns A {@link Save} with all moves, or a {@link Migration} that says how many it drops.
   */
  migrate(save: Save): Save | Migration | undefined;
  /** The fast lane: plays on drafts, in place, without checks. */
  readonly fast: Fast<S, D, M, E, O>;
}

/**
 * The part of a game that speaks. Its type parameters are those of {@link Game}.
 *
 * @category Contract
 */
export interface GameWords<S extends BaseState, M extends BaseMove, V extends BaseView, R extends GameRefusal> {
  /** A move as a sentence, from the position in which it is made. From a view it says no more than the viewer may know. */
  describeMove(position: S | V, move: M | SealedMove): string;
  /**
   * A refusal as a sentence, with its rule.
   *
   * @param position - The position in which it was given: the sentence then names seats.
   */
  describeRefusal(refusal: CoreRefusal | R, position?: S | V): string;
}

/**
 * A game: pure functions over plain JSON. Each package exports them by name and bundled as one such value.
 *
 * @typeParam S - State: everything, deeply readonly.
 * @typeParam D - Draft: a state that the fast lane plays on in place.
 * @typeParam M - Move.
 * @typeParam E - Event.
 * @typeParam V - View: what one seat may see.
 * @typeParam O - Options, all of them optional for `newGame`.
 * @typeParam R - The game's own refusals.
 * @typeParam W - The reasons of its bots.
 * @typeParam T - Its questions and notices.
 * @typeParam U - Its outcome: `Outcome<Category, Ending>`, so that a `switch` over endings is known to be complete.
 * @category Contract
 */
export interface Game<
  S extends BaseState,
  D extends BaseDraft,
  M extends BaseMove,
  E extends BaseEvent,
  V extends BaseView,
  O extends object,
  R extends GameRefusal = GameRefusal,
  W extends Reason = Reason,
  T extends Asking = Asking,
  U extends Outcome = Outcome,
> extends GameRules<S, D, M, E, V, O, R, T, U>,
    GameBots<S, M, E, V, W>,
    GameWords<S, M, V, R> {}

/**
 * Any game, for tools that work with all of them.
 *
 * @category Contract
 */
// biome-ignore lint/suspicious/noExplicitAny: what a tool does not look into may be anything.
export type AnyGame = Game<any, any, any, any, any, any, any, any, any>;

/**
 * The types of a game value: `StateOf<typeof hal>`.
 *
 * @category Contract
 */
export type StateOf<G extends AnyGame> = ReturnType<G['newGame']>;

/**
 * The moves of a game value.
 *
 * @category Contract
 */
export type MoveOf<G extends AnyGame> = ReturnType<G['botMove']>;

/**
 * The views of a game value.
 *
 * @category Contract
 */
export type ViewOf<G extends AnyGame> = ReturnType<G['view']>;

/**
 * The options of a game value, none of them required.
 *
 * @category Contract
 */
export type OptionsOf<G extends AnyGame> = NonNullable<Parameters<G['newGame']>[0]>;

/**
 * The events of a game value.
 *
 * @category Contract
 */
export type EventOf<G extends AnyGame> = ReturnType<G['viewEvent']> | ChanceEvent<MoveOf<G>>;
