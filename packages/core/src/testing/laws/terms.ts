import type { AnyGame, AskedOf, EventOf, MoveOf, StateOf, ViewOf } from '../../contract/game.js';
import type { Viewer } from '../../contract/position.js';
import type { Variant } from './values.js';

/**
 * Which alternatives the values of a game's questions list, count, or say to be there: for each value the alternatives that a legal
 * move takes; `'told'` for a value that offers nothing.
 *
 * @typeParam G - The type of the game.
 * @category Testing
 */
export type Offers<G extends AnyGame> = {
  readonly [P in AskedOf<G>['prompt'] as P['key']]?: { readonly [V in keyof P['values']]: Offered<G> };
};

/**
 * What a value of a question offers.
 *
 * @typeParam G - The type of the game.
 * @category Testing
 */
export type Offered<G extends AnyGame> = 'told' | ((move: MoveOf<G>, state: StateOf<G>) => readonly unknown[]);

/**
 * What the kit has to know of a game.
 *
 * @category Testing
 */
export interface Contract<G extends AnyGame> {
  /** The sets of options to play with. The kit adds seeds. */
  readonly variants: readonly Variant<G>[];
  /** The most moves that a game may take, answers to chance decisions included. */
  readonly bound: number;
  /** Random games per variant. Default 100. */
  readonly games?: number;
  /** The number of the first game. Default 0. Set it to continue after an earlier run, or to replay one game. */
  readonly first?: number;
  /** The beginning of the seeds: another text plays other games. Default none. */
  readonly seeds?: string;
  /** Throws when a state breaks an invariant of the game: components conserved, nothing negative. */
  invariants?(state: StateOf<G>): void;
  /**
   * The endings after which `evaluate` need not agree with the outcome, each with the reason: it counts points, and this ending is won
   * without. Default none.
   */
  readonly unjudged?: Readonly<Record<string, string>>;
  /** What each value of a question offers. Every value of every question is in it: so no question offers what is not legal. */
  readonly offers?: Offers<G>;
  /**
   * The most characters that a position may take as text. Default 300, which a link and an issue can hold, for a game whose `states` are
   * described by a schema, and no limit for others.
   */
  longest?(state: StateOf<G>): number;
  /** The state with every cached total recounted. */
  recount?(state: StateOf<G>): StateOf<G>;
  /** The numbers in a view, and how events change them. */
  readonly fold?: {
    /** The numbers in a view, by names of the game's own. */
    numbers(view: ViewOf<G>): Readonly<Record<string, number>>;
    /** The numbers after an event that the viewer hears: those of the next view, once all events are in. */
    apply(
      numbers: Readonly<Record<string, number>>,
      event: EventOf<G>,
      viewer: Viewer,
    ): Readonly<Record<string, number>>;
  };
}
