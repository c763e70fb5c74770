import type { Chance } from './chance.js';
import type { Emit } from './event.js';
import type { GameTypes, PositionIn } from './game-types.js';
import type { Rng } from './generator.js';
import type { WordsDefinition } from './language.js';
import type { BaseMove, Notation } from './notation.js';
import type { Limit, When } from './options.js';
import type { ShownOutcome } from './outcome.js';
import type { Seat, SeatInfo, Viewer } from './position.js';
import type { Trace } from './priority.js';
import type { Migration, Save } from './save.js';
import type { Schema } from './schema.js';
import type { BaseOptions } from './transition.js';
import type { LevelTuning, Odds, SearchTuning, Trait } from './tuning.js';

/**
 * The codes of a game's own refusals.
 *
 * @category Writing a game
 */
export type CodeOf<R> = R extends { readonly code: infer C } ? C : never;

/**
 * The rules of one kind of decision that seats take: its legal moves, and why another move is refused. {@link choice} and
 * {@link among} write most of them.
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
   * The seats that still have to decide, for decisions that several seats take at the same time. Such an entry stays on the stack
   * until `play` pops it, and its moves carry their `seat`. When absent, the entry's `seat` decides.
   */
  actors?(position: P, decision: K): readonly Seat[];
  /**
   * The legal moves of a seat, no two alike. Lists and moves are read, never changed, so all positions may share frozen ones. Take
   * moves from a table made once where you can: while several seats choose at the same time, each choice lists the moves of all the
   * others again.
   */
  list(position: P, decision: K, seat: Seat): readonly M[];
  /** `''` when a well-formed move of one of the `kinds` is legal, else the code of the refusal. Allocates nothing. */
  forbids(position: P, decision: K, move: M): '' | CodeOf<R>;
  /** The refusal for a code that `forbids` gave. */
  refuse(position: P, decision: K, move: M, code: string): R;
  /** Draws a move by hand, each as likely as the others: only where it was measured to matter. Default: one of the list. */
  random?(position: P, decision: K, random: () => number): M;
}

/**
 * The rules of a game, as its author writes them.
 *
 * @typeParam G - The types of the game.
 * @category Writing a game
 */
export interface RulesDefinition<G extends GameTypes> {
  /** The id of the game, which states and saves name. */
  readonly id: string;
  /** The behaviour version: raise it whenever equal inputs may give other results. */
  readonly rules: number;
  /** A schema for each of the game's own options, with its default. */
  readonly options: { readonly [N in keyof G['own']]-?: Schema<G['own'][N]> };
  /** The names of options that earlier rules had: `load` drops them from a save of other rules, and says so. */
  readonly withdrawn?: readonly string[];
  /** Limits on options that depend on other options. Forms read them, and `newGame` refuses what breaks one, in their order. */
  readonly limits?: readonly Limit<G['own'] & BaseOptions>[];
  /**
   * Refuses well-formed options that do not go together in ways that no limit tells: gives the name of one, and what it should be.
   */
  conflict?(options: G['own']): { readonly option: keyof G['own'] & string; readonly expected: string } | undefined;
  /**
   * The options under which players hold cards that the others may not see; `{}` where they always do. The seed would give them away, so there is no default seed: the host
   * gives one that cannot be guessed.
   */
  readonly secret?: When<G['own']>;
  /** How many seats the largest table of this game has: `viewEvent`, which gets no position, refuses any other. Default 16. */
  readonly mostSeats?: number;
  /**
   * The draft before the deal, with `ply: 0` and `names: []`; `settle` does the rest. Draws nothing: core puts the generator in
   * afterwards, and may clone one such draft for many games.
   */
  setup(options: G['own'], rng: Rng | null): G['draft'];
  /** A draft that shares nothing mutable with the state. Written by hand, since search calls it all the time. */
  clone(state: G['state']): G['draft'];
  /**
   * Whether every key that the game adds to {@link BaseState} holds the right sort of value: a list, an object, a number … Core has
   * counted the keys before. Write it where `check` should be fast: without it core walks over the keys, and the pure lane of
   * duel-solo takes 1.16 times as long.
   */
  hasForm?(state: G['state']): boolean;
  /**
   * The states, by what each key can hold: {@link stateSchema} makes it. `readPosition` asks it, since a position comes without the
   * moves that led to it, and makes it then. Default: any state of the right form.
   */
  readonly states?: () => Schema<G['state']>;
  /** The seats with the names that the game gives them. The option `names` replaces these. */
  seats(position: PositionIn<G>): readonly SeatInfo[];
  /** The decisions that seats take, by kind. */
  readonly decisions: Readonly<Record<string, DecisionRules<PositionIn<G>, G['decision'], G['move'], G['refusal']>>>;
  /** The decisions that chance takes. */
  readonly chance: Chance<PositionIn<G>, G['draft'], G['decision'], G['move'], G['event']>;
  /** Plays a legal move of a seat. The decision has been popped, unless it is simultaneous. */
  play(draft: G['draft'], decision: G['decision'], move: G['move'], emit?: Emit<G['event']>): void;
  /** Runs what happens without a decision, until one is on top of the stack or the game is over. */
  settle(draft: G['draft'], emit?: Emit<G['event']>): void;
  /** The outcome of a finished game; of any other, the outcome if it ended now. */
  outcome(position: PositionIn<G>): G['outcome'];
  /** As if the game ended now, where `outcome` cannot tell: `null` for points that a view hides. */
  standing?(position: PositionIn<G>): ShownOutcome;
  /** What a viewer may see of a state: no generator, `'hidden'` for what it does not know. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /**
   * The same view for apps, which shares nothing mutable with its state: written by hand where a general copy takes too long.
   * Deeply frozen parts may be shared.
   *
   * @param copy - The general copy, for parts of any shape.
   */
  ownView?(view: G['view'], copy: <T>(part: T) => T): G['view'];
  /** What a viewer may know of an event. Core has already hidden the move of a chance event that the viewer does not see. */
  viewEvent(event: G['event'], viewer: Viewer): G['event'];
  /**
   * What a viewer may know of a seat's move; `undefined` when only that the seat has chosen. When absent, moves of simultaneous
   * decisions are sealed for all other seats, and all other moves are open.
   */
  viewMove?(position: PositionIn<G>, decision: G['decision'], move: G['move'], viewer: Viewer): G['move'] | undefined;
  /** Draws what the view hides. `rng` may be advanced; it becomes the generator of the state. */
  determinize(view: G['view'], rng: Rng): G['draft'];
  /**
   * What a decision asks of a seat, or of the table, as data. Default: the kind of the decision as its key, without values.
   *
   * @param seat - Who is asked; of a simultaneous decision one of those who still have to choose.
   */
  prompt?(position: PositionIn<G>, decision: G['decision'], seat: Seat): G['prompt'];
  /**
   * What is about to end the game, or a part of it, and what that means. Default: nothing.
   *
   * @param knower - Reads also what this seat alone knows; without it only what every seat may know.
   */
  notices?(position: PositionIn<G>, knower?: Seat): readonly G['notice'][];
  /** How moves are written: the parameters of each kind, in the order of `encodeMove`. */
  readonly notation: Notation<G['move']>;
  /** Brings a save of other rules up to date. Default: never. A {@link Migration} says how many moves it drops. */
  migrate?(save: Save): Save | Migration | undefined;
}

/**
 * What {@link defineViews} needs of a definition.
 *
 * @typeParam G - The types of the game.
 * @category Writing a game
 */
export interface ViewsDefinition<G extends GameTypes>
  extends Pick<RulesDefinition<G>, 'id' | 'rules' | 'mostSeats' | 'seats' | 'view' | 'ownView' | 'viewEvent'> {}

/**
 * The bots of a game and what guides them, as its author writes them.
 *
 * @typeParam G - The types of the game.
 * @category Writing a game
 */
export interface BotsDefinition<G extends GameTypes> {
  /**
   * The scripted opponent or the house bot, from the view of its own seat.
   *
   * @param effort - One of `efforts`; default: the effort that the options give the seat.
   * @throws RangeError when there is no such effort.
   */
  bot(view: G['view'], seat: Seat, trace?: Trace<G['reason']>, effort?: string): G['move'];
  /** The efforts of the house bot, the weakest first, where it has several. */
  readonly efforts?: readonly string[];
  /** A rough guess of the lead at the end: the points of a seat less those of the best other seat. Should allocate little. */
  evaluate?(position: PositionIn<G>, seat: Seat): number;
  /** The legal moves of a seat without those that another one makes pointless; at least one. */
  candidates?(position: PositionIn<G>, seat: Seat): readonly G['move'][];
  /** The best settings of a search for this game. */
  readonly search?: Partial<SearchTuning>;
  /** How the six levels for people play, the weakest first. */
  readonly ladder?: readonly LevelTuning[];
  /** What levels may have a weakness for, by name. The table `traits` of a language says each in a sentence. */
  readonly traits?: Readonly<Record<string, Trait<PositionIn<G>>>>;
  /** How leads become chances to win, the most particular first. */
  readonly odds?: readonly Odds[];
}

/**
 * What a game's author writes. {@link defineGame} makes the rest.
 *
 * @typeParam G - The types of the game.
 * @category Writing a game
 */
export interface Definition<G extends GameTypes> extends RulesDefinition<G>, BotsDefinition<G> {
  /** The words that the game value carries, usually English. */
  readonly words: WordsDefinition<G>;
}
