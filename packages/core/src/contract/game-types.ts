import type { BaseEvent } from './event.js';
import type { BaseMove } from './notation.js';
import type { JudgedOutcome, Outcome, ShownOutcome } from './outcome.js';
import type { BaseDraft, BaseState, BaseView, Decision } from './position.js';
import type { Prompt } from './prompt.js';
import type { Reason } from './reason.js';
import type { GameRefusal } from './refusal.js';
import type { BaseOptions } from './transition.js';

/**
 * The types of a game by name, stated once. All parts of a game take this one type parameter, and {@link StateOf} and its like read it.
 * What a game does not state is as all games share it.
 *
 * @example
 * ```ts no-run
 * import type { BaseDraft, BaseState, BaseView, ChanceEvent, Decision, GameTypes, StartOptions } from '@wonders/core';
 * type Move = { readonly kind: 'take'; readonly stones: number };
 * interface Options {
 *   readonly stones: number;
 * }
 * interface Nim extends GameTypes {
 *   readonly state: BaseState & { readonly stones: number };
 *   readonly draft: BaseDraft & { stones: number };
 *   readonly view: BaseView & { readonly stones: number };
 *   readonly move: Move;
 *   readonly event: ChanceEvent<Move>;
 *   readonly own: Options;
 *   readonly options: StartOptions<Options>;
 * }
 * ```
 * @category Contract
 */
export interface GameTypes {
  /** Everything, deeply readonly. */
  readonly state: BaseState;
  /** A state that the fast lane plays on in place; it extends `state`. */
  readonly draft: BaseDraft;
  /** Moves of seats, and answers to chance decisions. */
  readonly move: BaseMove;
  /** What happens, chance events included. */
  readonly event: BaseEvent;
  /** What one seat may see. */
  readonly view: BaseView;
  /** An entry on the stack of decisions. */
  readonly decision: Decision;
  /** The game's own options. */
  readonly own: object;
  /** What `newGame` takes: {@link StartOptions} of the own options. */
  readonly options: Partial<BaseOptions>;
  /** The game's own refusals. */
  readonly refusal: GameRefusal;
  /** The reasons of its bots. */
  readonly reason: Reason;
  /** What it asks a seat, or the table. */
  readonly prompt: Prompt;
  /** What it tells is about to end. */
  readonly notice: Reason;
  /** Scores and ranking. */
  readonly outcome: Outcome;
}

/**
 * What an author states: a draft is a state that may change.
 *
 * @typeParam G - The types of the game.
 * @category Writing a game
 */
export interface DefinedTypes<G extends GameTypes> extends GameTypes {
  readonly draft: G['state'] & BaseDraft;
}

/**
 * A position that rules and words read: everything, or what one seat may see.
 *
 * @typeParam G - The types of the game.
 * @category Contract
 */
export type PositionIn<G extends GameTypes> = G['state'] | G['view'];

/**
 * How a game ends: by its rules, or by a verdict.
 *
 * @typeParam G - The types of the game.
 * @category Contract
 */
export type EndIn<G extends Pick<GameTypes, 'outcome'>> = G['outcome'] | JudgedOutcome<G['outcome']>;

/**
 * What carries types of a game, as {@link Game} and each of its parts do.
 *
 * @typeParam N - The names of the types.
 * @category Contract
 */
export interface Typed<N extends keyof GameTypes> {
  /**
   * Never there when a program runs: the type checker finds the types of the game in it.
   *
   * @hidden
   */
  readonly '~types'?: Pick<GameTypes, N>;
}

/**
 * The states of a game value: `StateOf<typeof hal>`. In a function of any game, `StateOf<G>` is a state or a draft of this `G`: a state of
 * another game does not compile.
 *
 * @example
 * ```ts no-run
 * import type { AnyGame, MoveOf, StateOf, ViewOf } from '@wonders/core';
 * // A host of any game: what it passes on has the types of the game that it is called with.
 * function firstMove<G extends AnyGame>(game: G, state: StateOf<G>): { view: ViewOf<G>; move: MoveOf<G> | undefined } {
 *   const [move] = game.legalMoves(state);
 *   return { view: game.view(state, game.activeSeats(state)[0] ?? 'spectator'), move };
 * }
 * ```
 * @category Contract
 */
// It takes the same parts from `G` as `DraftOf`: so the compiler knows of any game that its drafts are states.
export type StateOf<G extends Typed<'state'>> = G extends {
  readonly '~types'?: { readonly state: infer S extends GameTypes['state']; readonly draft?: infer _D };
}
  ? S
  : never;

/**
 * The drafts of a game value. Each is a state of it, too, which may change.
 *
 * @category Contract
 */
export type DraftOf<G extends Typed<'draft'>> = G extends {
  readonly '~types'?: { readonly state: infer S extends GameTypes['state']; readonly draft?: infer D };
}
  ? [D] extends [S]
    ? D
    : D & S
  : never;

/**
 * The moves of a game value. In a function of any game, `MoveOf<G>` is a move that this `G` has made: one of another game, or an object
 * that merely has a `kind`, does not compile.
 *
 * @category Contract
 */
export type MoveOf<G extends Typed<'move'>> = G extends {
  readonly '~types'?: { readonly move: infer T extends GameTypes['move'] };
}
  ? T
  : never;

/**
 * The views of a game value. In a function of any game, `ViewOf<G>` is a view that this `G` has made.
 *
 * @category Contract
 */
export type ViewOf<G extends Typed<'view'>> = G extends {
  readonly '~types'?: { readonly view: infer T extends GameTypes['view'] };
}
  ? T
  : never;

/**
 * What `newGame` of a game value takes.
 *
 * @category Contract
 */
export type OptionsOf<G extends Typed<'options'>> = NonNullable<G['~types']>['options'];

/**
 * Any of the options of a game value, with a seed or without: a variant, or what a form has collected. `newGame` takes it with a seed:
 * `newGame({ ...setup, seed })`.
 *
 * @category Contract
 */
export type SetupOf<G extends Typed<'own'>> = Partial<NonNullable<G['~types']>['own'] & BaseOptions>;

/**
 * The events of a game value, chance events included.
 *
 * @category Contract
 */
export type EventOf<G extends Typed<'event'>> = NonNullable<G['~types']>['event'];

/**
 * The refusals of a game value, without those that all games share.
 *
 * @category Contract
 */
export type RefusalOf<G extends Typed<'refusal'>> = NonNullable<G['~types']>['refusal'];

/**
 * The reasons of the bots of a game value.
 *
 * @category Contract
 */
export type BotReasonOf<G extends Typed<'reason'>> = NonNullable<G['~types']>['reason'];

/**
 * The questions and notices of a game value.
 *
 * @category Contract
 */
export type AskedOf<G extends Typed<'prompt' | 'notice'>> = Pick<NonNullable<G['~types']>, 'prompt' | 'notice'>;

/**
 * The outcomes of a game value by its rules: `Outcome<Category, Ending>`.
 *
 * @category Contract
 */
export type OutcomeOf<G extends Typed<'outcome'>> = NonNullable<G['~types']>['outcome'];

/**
 * The outcomes of a game value, by its rules or by a verdict. A `switch` over `ending` knows all endings.
 *
 * @category Contract
 */
export type EndOf<G extends Typed<'outcome'>> = EndIn<NonNullable<G['~types']>>;

/**
 * What `standing` of a game gives for a view: its outcome, with `null` for points that the view hides.
 *
 * @category Types of a game
 */
export type StandingOf<G extends Typed<'outcome'>> =
  OutcomeOf<G> extends Outcome<infer C, infer W> ? Omit<OutcomeOf<G>, keyof Outcome> & ShownOutcome<C, W> : never;

/**
 * A game, or its rules, that `newGame()` starts without any options. Where players always hold secrets it has to get a seed.
 *
 * @category Contract
 */
export interface StartsAlone {
  /** Starts a game with every option at its default. */
  newGame(): BaseState;
}
