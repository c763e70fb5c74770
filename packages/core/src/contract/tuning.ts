import type { When } from './options.js';
import type { Seat } from './seat.js';

/**
 * The best settings of the search of `@wonders/core/bots` for a game. With them a search plays well without options.
 *
 * @category Writing a game
 */
export interface SearchTuning {
  /** How much the search prefers moves that it has seldom tried: 0 or more, for rewards from 0 to 1. Default 0.4. */
  readonly exploration: number;
  /** The scale of leads: by points alone, a lead of this many points is worth a reward of 0.73. Default 15. */
  readonly margin: number;
  /** The share of the reward that counts winning, from 0 to 1; the rest counts the lead in points. Default 0.5. */
  readonly victory: number;
  /** After how many decisions beyond the tree a playout stops and `evaluate` judges the position. Default 12. */
  readonly depth: number;
  /** How playouts choose moves: at random (default), or as the house bot does. */
  readonly playout: 'random' | 'house';
  /** The probability that a decision of a playout follows `playout`; else it is random. Default 1. */
  readonly probability: number;
  /** Which move is tried first: that of the house bot (default), or none in particular. */
  readonly prior: 'house' | 'random' | 'none';
  /** The bonus of that move in advance, which fades with its visits. Default 0.3. */
  readonly bias: number;
  /**
   * How many decisions deep the prior is asked; 1 (default): for the own move only. Deeper, it costs a move of the prior for each
   * new position of the tree.
   */
  readonly guided: number;
  /** How the other free seats choose: each searches for itself (default), or plays as the house bot does, or at random. */
  readonly others: 'tree' | 'house' | 'random';
  /** By how much an untried move below the root is assumed to be better than its siblings on average. Default 0.2. */
  readonly urgency: number;
  /** How many moves of a position are considered at first, until these have been visited often. Default 24. */
  readonly widening: number;
  /**
   * How the own moves share the iterations: by their confidence bound (default), or by sequential halving, which tries all of them
   * in the same worlds and drops the worse half again and again. Halving separates moves whose difference chance would hide.
   */
  readonly root: 'bound' | 'halving';
  /** How many decisions deep the tree may grow before playouts begin: 1 or more. Default Infinity. */
  readonly plies: number;
  /**
   * How seats choose at the same time: each by its bound (default), or each by regret matching, which finds mixtures of moves that
   * cannot be exploited, and draws from them.
   */
  readonly simultaneous: 'bound' | 'regret';
  /**
   * Up to this many outcomes of chance after an own move are distinguished, and each is tried exactly as often as it is likely.
   * With more outcomes, and at 0 (default), chance is drawn.
   */
  readonly chances: number;
  /** How many guesses about hidden components are used in turn; 0 (default): a new one each time. */
  readonly worlds: number;
  /** How many moves may be played in search of a forced win; 0: none. Default 300. */
  readonly proof: number;
  /**
   * How much the tries below the move that was made count in the next turn, from 0 (default) to 1. Above 0 a bot remembers its
   * tree, and each game needs a bot of its own.
   */
  readonly reuse: number;
}

/**
 * How one of the levels for people plays: it draws among the moves by their value, or it searches.
 *
 * @category Writing a game
 */
export interface LevelTuning {
  /** Softmax temperature in points: a move worth this much less is chosen e times less often. 0: it plays as the house bot. */
  readonly temperature: number;
  /** The effort of the house bot whose advice it trusts; default: the effort that the options give the seat. */
  readonly house?: string;
  /** The number of iterations, if the level searches and does not draw. */
  readonly iterations?: number;
  /** What it has a weakness for. */
  readonly trait?: {
    /** One of the game's `traits`. */
    readonly name: string;
    /** How many points each unit of it is worth to the level, beyond what it brings. */
    readonly points: number;
  };
  /** The share of the moves that it sees, from 0 to 1; default 1. In one position it always overlooks the same ones. */
  readonly sees?: number;
}

/**
 * What a person may have a weakness for: how much of it a seat has in a position, such as its coins. Cheap, and without chance.
 *
 * @typeParam P - The positions of the game.
 * @category Writing a game
 */
export type Trait<P> = {
  /** How much of it the seat has. */
  of(position: P, seat: Seat): number;
}['of'];

/**
 * How a lead becomes a chance to win at some tables: what the coach needs to tell a chance that comes true. The log odds are `base` plus
 * `point` for each point of the lead that `evaluate` tells. Both are given for several moments of a game, at equal distances from its first
 * move to its last; between them they change evenly, and after the last they stay.
 *
 * @category Writing a game
 */
export interface Odds {
  /** Under which options: those that are not named may have any value. */
  readonly when: When;
  /** At a table of how many seats, that of a script included. Other numbers take the nearest. */
  readonly seats: number;
  /** How many moves a game has on average, answers to chance included. */
  readonly plies: number;
  /** The log odds of a seat without a lead, at each moment: 0 is even, ln(3) a win in three of four games. */
  readonly base: readonly number[];
  /** How much one point of a lead adds to the log odds, at each moment. */
  readonly point: readonly number[];
}
