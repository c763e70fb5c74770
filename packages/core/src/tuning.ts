/**
 * How the search of `@wonders/core/bots` is best set for a game. A game that brings its own is played well without options.
 *
 * @category Writing a game
 */
export interface SearchTuning {
  /** How much a move that was seldom tried is worth trying: 0 or more, for rewards from 0 to 1. Default 0.4. */
  readonly exploration: number;
  /** How many points ahead are much: being ahead by so many is worth 0.73 of a reward that counts points alone. Default 15. */
  readonly margin: number;
  /** The part of the reward that winning is, from 0 to 1; the rest is by how much. Default 0.5. */
  readonly victory: number;
  /** After how many decisions beyond the tree a playout is broken off and judged by `evaluate`. Default 12. */
  readonly depth: number;
  /** How playouts go on: at random (default), or as the house bot plays. */
  readonly playout: 'random' | 'house';
  /** With what probability a decision of a playout follows `playout`; else it is drawn. Default 1. */
  readonly probability: number;
  /** Whose move is tried first: the house bot's (default), or nobody's. */
  readonly prior: 'house' | 'random' | 'none';
  /** What that move is worth in advance; it fades with its visits. Default 0.3. */
  readonly bias: number;
  /**
   * How many decisions deep the prior is asked: 1 (default) for the own move alone. Deeper, the tree begins with how the prior
   * goes on, which costs a move of it for each new position.
   */
  readonly guided: number;
  /** How the other free seats are played: searched, each for itself (default), or as the house bot plays, or at random. */
  readonly others: 'tree' | 'house' | 'random';
  /** By how much more than its siblings on average an untried move below the root is thought to bring. Default 0.2. */
  readonly urgency: number;
  /** How many moves of a position are weighed before the first ones have been visited often. Default 24. */
  readonly widening: number;
  /**
   * How the own moves share the iterations: by their confidence bound (default), or by sequential halving, in which all are
   * tried in the same worlds and the worse half is dropped again and again. Halving tells moves apart that chance drowns.
   */
  readonly root: 'bound' | 'halving';
  /** How many decisions deep the tree may grow before playouts begin: 1 or more. Default Infinity. */
  readonly plies: number;
  /**
   * How seats choose that choose at the same time: each by its bound (default), or each by regret matching, which finds the
   * mixtures of moves that cannot be seen through, and draws its answer from them.
   */
  readonly simultaneous: 'bound' | 'regret';
  /**
   * Up to how many outcomes of chance behind an own move are told apart and tried exactly as often as they are likely;
   * 0 (default): chance is drawn. With more outcomes it is drawn too.
   */
  readonly chances: number;
  /** How many guesses about what is hidden are used in turn; 0 (default): a new one each time. */
  readonly worlds: number;
  /** How many moves may be played on in search of a win that nothing can prevent; 0: none. Default 300. */
  readonly proof: number;
  /**
   * By what part the tries below the move that was made count in the next turn, from 0 (default) to 1: then a bot remembers
   * its tree, and each game needs one of its own.
   */
  readonly reuse: number;
}
