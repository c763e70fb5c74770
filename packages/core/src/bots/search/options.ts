import type { AnyGame, MoveOf, StateOf } from '../../contract/game.js';
import type { Outcome } from '../../contract/outcome.js';
import type { Seat } from '../../contract/position.js';
import type { SearchTuning } from '../../contract/tuning.js';

/**
 * How a seat plays inside the search: at random, by the game's own bot, or by a function.
 *
 * @category Bots
 */
export type Policy<G extends AnyGame> =
  | 'random'
  | 'house'
  | ((position: StateOf<G>, seat: Seat, random: () => number) => MoveOf<G>);

/**
 * How {@link searchBot} searches. What you leave out comes from the game's own tuning, or else from the defaults.
 *
 * @category Bots
 */
export interface SearchOptions<G extends AnyGame = AnyGame>
  extends Partial<Omit<SearchTuning, 'playout' | 'prior' | 'others'>> {
  /** How many iterations it makes for a move: a whole number, 1 or more; default 1000. */
  readonly iterations?: number;
  /**
   * How many nodes its tree may have: a whole number, 1 or more; default 50,000. A full tree grows no further, and its leaves are judged
   * again and again. A node takes one or two kilobytes.
   */
  readonly nodes?: number;
  /**
   * Whether it stops as soon as the remaining iterations cannot change its move, which saves up to half of them; with halving, as
   * soon as all moves but one are clearly beaten in the worlds that they share, which saves more. Default true. Set it to false
   * where you want the visits themselves, as targets for learning.
   */
  readonly early?: boolean;
  /** Called after each iteration; `true` ends the search early. Use it for a time limit. */
  readonly stop?: () => boolean;
  /** How seats play beyond the tree. */
  readonly playout?: Policy<G>;
  /**
   * Which move is tried first. With `'judge'`, `judge` tells of each move of a new position what comes right after it, and this counts
   * as a first try of the move: fewer iterations fit into the same time, and they go to better moves. With `'policy'` all moves share the
   * tries as `policy` tells, until their rewards tell more (PUCT, Silver et al. 2017).
   */
  readonly prior?: Policy<G> | 'none' | 'judge' | 'policy';
  /** How the other free seats play: by search like the own one (`'tree'`, default), or by a policy. */
  readonly others?: Policy<G> | 'tree';
  /** A guess of a seat's lead at the end, in points; default: the game's own `evaluate`. */
  readonly evaluate?: (position: StateOf<G>, seat: Seat) => number;
  /**
   * The rewards of all seats where the tree or a playout ends, each from 0 to 1, in place of `evaluate`, `victory`, `margin` and
   * `reward`. A net that judges all seats at once is asked once.
   */
  readonly judge?: (position: StateOf<G>) => readonly number[];
  /**
   * How likely each move of a list is the best, with a sum of 1: for a net, asked once for each new position. Needed by `prior: 'policy'`.
   */
  readonly policy?: (position: StateOf<G>, seat: Seat, moves: readonly MoveOf<G>[]) => ArrayLike<number>;
  /** The reward of a finished game for a seat, from 0 to 1, in place of victory and margin. */
  readonly reward?: (outcome: Outcome, seat: Seat) => number;
}

/** The options, all filled in. */
export interface Settings extends Required<Omit<SearchOptions, 'evaluate' | 'reward' | 'judge' | 'policy'>> {
  readonly evaluate: ((position: StateOf<AnyGame>, seat: Seat) => number) | undefined;
  readonly reward: ((outcome: Outcome, seat: Seat) => number) | undefined;
  readonly judge: SearchOptions['judge'] | undefined;
  readonly policy: SearchOptions['policy'] | undefined;
}

const DEFAULTS = {
  iterations: 1000,
  nodes: 50_000,
  exploration: 0.4,
  margin: 15,
  victory: 0.5,
  depth: 12,
  playout: 'random',
  probability: 1,
  prior: 'house',
  bias: 0.3,
  guided: 1,
  others: 'tree',
  urgency: 0.2,
  widening: 24,
  root: 'bound',
  plies: Number.POSITIVE_INFINITY,
  worlds: 0,
  proof: 300,
  simultaneous: 'bound',
  chances: 0,
  reuse: 0,
  early: true,
  stop: () => false,
} as const;

/** The bounds of each number, and whether it has to be whole. */
const BOUNDS = {
  iterations: [1, Number.MAX_SAFE_INTEGER, true],
  nodes: [1, Number.MAX_SAFE_INTEGER, true],
  exploration: [0, Number.MAX_VALUE, false],
  margin: [Number.MIN_VALUE, Number.MAX_VALUE, false],
  victory: [0, 1, false],
  depth: [0, Number.POSITIVE_INFINITY, false],
  probability: [0, 1, false],
  bias: [0, Number.MAX_VALUE, false],
  guided: [1, Number.POSITIVE_INFINITY, false],
  urgency: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, false],
  widening: [1, Number.POSITIVE_INFINITY, false],
  plies: [1, Number.POSITIVE_INFINITY, false],
  worlds: [0, Number.MAX_SAFE_INTEGER, true],
  proof: [0, Number.MAX_SAFE_INTEGER, true],
  chances: [0, Number.POSITIVE_INFINITY, false],
  reuse: [0, 1, false],
} as const satisfies Partial<Record<keyof Settings, readonly [number, number, boolean]>>;

/**
 * Fills in the options that are absent.
 *
 * @throws RangeError that names the option and what is allowed.
 */
export function settle(game: AnyGame, options: SearchOptions): Settings {
  const evaluate = options.evaluate ?? game.evaluate;
  const { judge, policy, reward } = options;
  const unjudged = evaluate === undefined && judge === undefined ? { depth: Number.POSITIVE_INFINITY } : {};
  const settings: Settings = { ...DEFAULTS, ...unjudged, ...game.search, ...options, evaluate, judge, policy, reward };
  for (const [name, [low, high, whole]] of Object.entries(BOUNDS)) {
    const value = settings[name as keyof typeof BOUNDS];
    if (value >= low && value <= high && (!whole || Number.isInteger(value))) continue;
    const to = high < Number.MAX_SAFE_INTEGER ? ` to ${high}` : '';
    const from = low === Number.MIN_VALUE ? 'above 0' : `from ${low}${to}`;
    throw new RangeError(`${name} should be a ${whole ? 'whole ' : ''}number ${from}, not ${value}`);
  }
  if (evaluate === undefined && judge === undefined && settings.depth !== Number.POSITIVE_INFINITY)
    throw new RangeError(`${game.id} has no evaluate: depth should be Infinity, not ${settings.depth}`);
  if (settings.prior === 'judge' && judge === undefined) throw new RangeError(`prior: 'judge' needs a judge`);
  if (settings.prior === 'policy' && policy === undefined) throw new RangeError(`prior: 'policy' needs a policy`);
  if (settings.root === 'halving')
    for (const name of ['chances', 'reuse'] as const)
      if (settings[name] > 0) throw new RangeError(`${name} goes with root: 'bound', not with 'halving'`);
  return settings;
}
