import type { BaseEvent, Emit } from './event.js';
import type { GameBots } from './game-bots.js';
import type { GameRules } from './game-rules.js';
import type { EventOf, OptionsOf, StateOf } from './game-types.js';
import type { GameWords } from './game-words.js';
import type { BaseMove } from './notation.js';
import type { Outcome } from './outcome.js';
import type { BaseDraft, BaseState, BaseView } from './position.js';
import type { Asking } from './prompt.js';
import type { Reason } from './reason.js';
import type { GameRefusal } from './refusal.js';
import type { BaseOptions, StartOptions } from './transition.js';

export type { GameBots } from './game-bots.js';
export type { GameRules } from './game-rules.js';
export type { GameSchemas } from './game-schemas.js';
export type * from './game-types.js';
export type { GameViews } from './game-views.js';
export type { GameWords } from './game-words.js';
export type {
  BaseOptions,
  ChanceOutcome,
  Choices,
  Fast,
  Meant,
  Played,
  StartOptions,
  Transition,
} from './transition.js';

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
 * @typeParam N - What `newGame` takes: {@link StartOptions}.
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
  N extends Partial<O & BaseOptions> = StartOptions<O>,
> extends GameRules<S, D, M, E, V, O, R, T, U, N>,
    GameBots<S, M, E, V, W>,
    GameWords<S, M, V, R> {
  /**
   * Never there when a program runs: the type checker finds the types of the game in it.
   *
   * @hidden
   */
  readonly '~types'?: {
    readonly state: S;
    readonly draft: D;
    readonly move: M;
    readonly event: E;
    readonly view: V;
    readonly options: N;
    readonly setup: Partial<O & BaseOptions>;
    readonly refusal: R;
    readonly reason: W;
    readonly asked: T;
    readonly outcome: U;
  };
}

/**
 * Any game, for tools that work with all of them. In `<G extends AnyGame>(game: G)` its functions have the types of `G`:
 * `game.view(state, 0)` gives a {@link ViewOf}`<G>`.
 *
 * @category Contract
 */
export interface AnyGame
  extends Game<
    BaseState,
    BaseDraft,
    BaseMove,
    BaseEvent,
    BaseView,
    BaseOptions,
    GameRefusal,
    Reason,
    Asking,
    Outcome,
    Partial<BaseOptions>
  > {
  /**
   * A new game. Some games need a seed: give the options that the host of the game has chosen.
   *
   * @throws {@link InvalidOptionsError} that names each wrong option and what is allowed.
   * @category Start a game
   */
  newGame(options: OptionsOf<this> | undefined, emit?: Emit<EventOf<this>>): StateOf<this>;
}
