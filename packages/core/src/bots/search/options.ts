import type { AnyGame, MoveOf, StateOf } from '../../game.js';
import type { Outcome } from '../../outcome.js';
import type { Seat } from '../../position.js';
import type { SearchTuning } from '../../tuning.js';

/**
 * How a seat is played inside the search: by a draw from its legal moves, by the game's own bot, or by a function.
 *
 * @category Bots
 */
export type Policy<G extends AnyGame> =
  | 'random'
  | 'house'
  | ((position: StateOf<G>, seat: Seat, random: () => number) => MoveOf<G>);

/**
 * How {@link searchBot} searches. Whatever is left out comes from the game's own tuning, and else from the defaults.
 *
 * @category Bots
 */
export interface SearchOptions<G extends AnyGame = AnyGame>
  extends Partial<Omit<SearchTuning, 'playout' | 'prior' | 'others'>> {
  /** How many times it goes down the tree for a move: a whole number, 1 or more; default 1000. */
  readonly iterations?: number;
  /**
   * Whether it ends as soon as the iterations that are left could not change its move, which saves up to half of them; by
   * halving, as soon as all moves but one are beaten beyond doubt in the worlds that they share, which saves more. Default
   * true; false where the visits themselves are wanted, as targets for learning.
   */
  readonly early?: boolean;
  /** Asked after each iteration; `true` ends the search early. So a host can hold it to a time. */
  readonly stop?: () => boolean;
  /** How seats are played beyond the tree. */
  readonly playout?: Policy<G>;
  /** Whose move is tried first. */
  readonly prior?: Policy<G> | 'none';
  /** How the other free seats are played: searched like the own one (`'tree'`, default), or by a policy. */
  readonly others?: Policy<G> | 'tree';
  /** How many points a seat will be ahead at the end; default: the game's own `evaluate`. */
  readonly evaluate?: (position: StateOf<G>, seat: Seat) => number;
  /** What a finished game is worth to a seat, from 0 to 1, in place of victory and margin. */
  readonly reward?: (outcome: Outcome, seat: Seat) => number;
}

/** The options with nothing left open. */
export interface Settings extends Required<Omit<SearchOptions, 'evaluate' | 'reward'>> {
  readonly evaluate: ((position: StateOf<AnyGame>, seat: Seat) => number) | undefined;
  readonly reward: ((outcome: Outcome, seat: Seat) => number) | undefined;
}

const DEFAULTS = {
  iterations: 1000,
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

/** From where and to where each number may go, and whether it has to be whole. */
const BOUNDS = {
  iterations: [1, Number.MAX_SAFE_INTEGER, true],
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
 * Fills in what the options leave open.
 *
 * @throws RangeError that names the option and what is allowed.
 */
export function settle(game: AnyGame, options: SearchOptions): Settings {
  const evaluate = options.evaluate ?? game.evaluate;
  const unjudged = evaluate === undefined ? { depth: Number.POSITIVE_INFINITY } : {};
  const settings: Settings = { ...DEFAULTS, ...unjudged, ...game.search, ...options, evaluate, reward: options.reward };
  for (const [name, [low, high, whole]] of Object.entries(BOUNDS)) {
    const value = settings[name as keyof typeof BOUNDS];
    if (value >= low && value <= high && (!whole || Number.isInteger(value))) continue;
    const to = high < Number.MAX_SAFE_INTEGER ? ` to ${high}` : '';
    const from = low === Number.MIN_VALUE ? 'above 0' : `from ${low}${to}`;
    throw new RangeError(`${name} should be a ${whole ? 'whole ' : ''}number ${from}, not ${value}`);
  }
  if (settings.evaluate === undefined && settings.depth !== Number.POSITIVE_INFINITY)
    throw new RangeError(`${game.id} has no evaluate: depth should be Infinity, not ${settings.depth}`);
  if (settings.root === 'halving')
    for (const name of ['chances', 'reuse'] as const)
      if (settings[name] > 0) throw new RangeError(`${name} goes with root: 'bound', not with 'halving'`);
  return settings;
}
