import type { BaseEvent, ChanceEvent, Emit } from './event.js';
import type { BaseOptions, ChanceOutcome, Fast, Meant, Played } from './exchange.js';
import type { BaseMove, Notation, SealedMove } from './notation.js';
import type { Outcome } from './outcome.js';
import type { BaseDraft, BaseState, BaseView, Seat, SeatInfo, Viewer } from './position.js';
import type { Explanation } from './priority.js';
import type { Reason } from './reason.js';
import type { Save } from './records/save.js';
import type { CoreRefusal, GameRefusal } from './refusal.js';
import type { Rng } from './rng.js';
import type { Schema } from './schema.js';
import type { SearchTuning } from './tuning.js';

export type { BaseOptions, ChanceOutcome, Fast, Meant, Played } from './exchange.js';

/**
 * The part of a game that plays: pure functions over plain JSON.
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
> {
  /** The name of the package without its scope. */
  readonly id: string;
  /** The behaviour version: raised whenever equal inputs may give other results. */
  readonly rules: number;
  /** Validates options and fills in defaults. */
  readonly options: Schema<O & BaseOptions>;
  /** Validates moves, by shape only. */
  readonly moves: Schema<M>;
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
  /** The seats with their names and roles. */
  seats(position: S | V): readonly SeatInfo[];
  /**
   * Who decides now: none when the game is over, several when all choose at the same time, `[-1]` for the table when the host
   * answers chance.
   */
  activeSeats(position: S | V): readonly Seat[];
  /**
   * The legal moves in a fixed order; of all seats that decide, or of one. From a view: those of its own seat. The list may be
   * shared: it is to be read, not changed.
   *
   * @param seat - Only the moves of this seat.
   */
  legalMoves(position: S | V, seat?: Seat): readonly M[];
  /** The outcomes of a pending chance decision with their weights; empty when none is pending. */
  chances(position: S | V): readonly ChanceOutcome<M>[];
  /**
   * Why a move is refused, `undefined` when it is legal. Takes anything and never throws.
   *
   * @param by - Whose move it is, or `{ seat, ply }`: for whom and when it was meant.
   */
  check(state: S, move: unknown, by?: Seat | Meant): CoreRefusal | R | undefined;
  /**
   * The state after a move. The given state is untouched.
   *
   * @param by - Whose move it is, or `{ seat, ply }`: for whom and when it was meant.
   * @throws {@link IllegalMoveError} that carries the refusal.
   */
  applyMove(state: S, move: M, by?: Seat | Meant): S;
  /**
   * The state after a move, with what happened on the way.
   *
   * @param by - Whose move it is, or `{ seat, ply }`: for whom and when it was meant.
   * @throws {@link IllegalMoveError} that carries the refusal.
   */
  transition(state: S, move: M, by?: Seat | Meant): { readonly state: S; readonly events: readonly E[] };
  /** Scores by category, ranking and why the game ended; `undefined` while it goes on. */
  outcome(position: S | V): Outcome | undefined;
  /** Scores and ranking as if the game ended now. From a view: as far as it shows them. */
  standing(position: S | V): Outcome;
  /**
   * What a seat, or a `'spectator'`, may see. It shares nothing with the state.
   *
   * @throws {@link NoSuchSeatError}
   */
  view(state: S, viewer: Viewer): V;
  /**
   * What a seat, or a `'spectator'`, may know of an event. An event does not tell how many sit at its table: a seat beyond
   * them learns what a spectator learns, and one that no table of this game has is refused.
   *
   * @throws {@link NoSuchSeatError}
   */
  viewEvent(event: E, viewer: Viewer): E;
  /**
   * What a seat, or a `'spectator'`, may know of a move when it is made: a sealed commitment of somebody else is told only as a
   * choice made, and what turns up unseen only as something that turns up.
   *
   * @param position - In which it is made: the state, or the viewer's view.
   * @throws {@link NoSuchSeatError}
   */
  viewMove(position: S | V, move: M, viewer: Viewer): M | SealedMove;
  /**
   * A full state that agrees with a view: what the view hides is drawn at random. Its future is drawn from `rng`, too.
   *
   * @param rng - Left as it is; a copy goes into the state.
   */
  determinize(view: V, rng: Rng): S;
  /** A move as stable, readable text. */
  encodeMove(move: M): string;
  /** The move for a text, `undefined` for any text that `encodeMove` does not give. */
  decodeMove(text: string): M | undefined;
  /** Brings a save of older rules up to date, `undefined` when it cannot. Its digest belonged to those and is not compared. */
  migrate(save: Save): Save | undefined;
  /** The fast lane: drafts that are changed in place, without checks. */
  readonly fast: Fast<S, D, M, E, O>;
}

/**
 * The part of a game that chooses.
 *
 * @category Contract
 */
export interface GameBots<
  S extends BaseState,
  M extends BaseMove,
  E extends BaseEvent,
  V extends BaseView,
  W extends Reason = Reason,
> {
  /**
   * The move of the scripted opponent on its turn, of the house bot on any other seat. It sees no more than its seat.
   *
   * @param seat - Default: the viewer of a view, the first active seat of a state.
   * @param level - One of {@link GameBots.levels}, whatever the options say; default: the one that they give the seat.
   * @throws {@link IllegalMoveError} when that seat is not to move, {@link NoSuchSeatError} when nobody has it, RangeError
   * when the house bot has no such level.
   */
  botMove(position: S | V, seat?: Seat, level?: string): M;
  /**
   * The same choice with its reasons, as data: `describeExplanation` of the game's entry `words` puts them into sentences.
   *
   * @param seat - Default: the viewer of a view, the first active seat of a state.
   * @param level - As {@link GameBots.botMove} takes it.
   * @throws {@link IllegalMoveError} when that seat is not to move, {@link NoSuchSeatError} when nobody has it, RangeError
   * when the house bot has no such level.
   */
  explainBotMove(position: S | V, seat?: Seat, level?: string): Explanation<M, W>;
  /**
   * Plays the other seats by their scripts and house bots until it is the turn of a seat, the host has to answer chance, or the
   * game is over.
   *
   * @param watch - Hears each move with its events.
   * @throws {@link NoSuchSeatError}
   */
  playUntil(state: S, seat: Seat, watch?: (played: Played<S, M, E>) => void): S;
  /**
   * By how many points a seat will be ahead of the best of the others at the end, roughly: what it has and what that
   * promises. Cheap, without chance, for states, drafts and views. Absent where a game judges no positions.
   */
  evaluate?(position: S | V, seat: Seat): number;
  /** The legal moves of a seat without those that others make pointless, at least one: what a search weighs. Absent: all. */
  candidates?(position: S | V, seat: Seat): readonly M[];
  /** How a search is best set for this game. */
  readonly search?: Partial<SearchTuning>;
  /** The levels at which `botMove` can be asked, the weakest first. Absent where the house bot has but one. */
  readonly levels?: readonly string[];
}

/**
 * The part of a game that speaks.
 *
 * @category Contract
 */
export interface GameWords<S extends BaseState, M extends BaseMove, V extends BaseView, R extends GameRefusal> {
  /**
   * A move as a sentence, told from the position in which it is made. From a view it tells no more than the viewer may know.
   */
  describeMove(position: S | V, move: M | SealedMove): string;
  /**
   * A refusal as a sentence, with its rule.
   *
   * @param position - Where it was given, so that seats are told by their names.
   */
  describeRefusal(refusal: CoreRefusal | R, position?: S | V): string;
}

/**
 * A game: pure functions over plain JSON. Each package exports them by name and bundled as one such value.
 *
 * @typeParam S - State: everything, deeply readonly.
 * @typeParam D - Draft: a state that the fast lane changes in place.
 * @typeParam M - Move.
 * @typeParam E - Event.
 * @typeParam V - View: what one seat may see.
 * @typeParam O - Options, all of them optional for `newGame`.
 * @typeParam R - The game's own refusals.
 * @typeParam W - The reasons of its bots.
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
> extends GameRules<S, D, M, E, V, O, R>,
    GameBots<S, M, E, V, W>,
    GameWords<S, M, V, R> {}

/**
 * Any game, for tools that work with all of them.
 *
 * @category Contract
 */
// biome-ignore lint/suspicious/noExplicitAny: what a tool does not look into may be anything.
export type AnyGame = Game<any, any, any, any, any, any, any, any>;

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
