import type { TokenId } from './tokens.js';

/**
 * What the marked stages of a Wonder do (ARCH-44).
 *
 * @category Components
 */
export type Effect =
  | 'take-top-of-any-deck'
  | 'take-progress-token'
  | 'take-top-of-central'
  | 'look-five-take-one'
  | 'take-top-of-left-and-right'
  | 'gain-shield';

/**
 * What a stage costs.
 *
 * @category Components
 */
export interface Cost {
  readonly count: number;
  readonly kind: 'different' | 'identical';
}

/**
 * One of the five pieces of a Wonder.
 *
 * @category Components
 */
export interface Stage {
  readonly cost: Cost;
  readonly vp: number;
  /** Stages of one level may be built in any order. */
  readonly level: number;
  readonly effect: Effect | null;
  /** The stages that must be built before. */
  readonly requires: readonly number[];
}

/**
 * A Wonder.
 *
 * @category Components
 */
export interface Wonder {
  readonly name: string;
  readonly monument: string;
  /** From the bottom up. */
  readonly stages: readonly Stage[];
  /** The tokens of which the Opponent draws its opening tokens (ARCH-13). */
  readonly opening: readonly TokenId[];
}

/** The same five costs for every Wonder. */
const COSTS: readonly Cost[] = [
  { count: 2, kind: 'different' },
  { count: 2, kind: 'identical' },
  { count: 3, kind: 'different' },
  { count: 3, kind: 'identical' },
  { count: 4, kind: 'different' },
];

function wonder(
  name: string,
  monument: string,
  vp: readonly number[],
  levels: readonly number[],
  effect: Effect | null,
  marked: readonly number[],
  opening: readonly TokenId[],
): Wonder {
  const stages = COSTS.map((cost, i) => {
    const level = levels[i] ?? 0;
    return {
      cost,
      vp: vp[i] ?? 0,
      level,
      effect: marked.includes(i) ? effect : null,
      requires: levels.flatMap((other, at) => (other < level ? [at] : [])),
    };
  });
  return { name, monument, stages, opening };
}

/**
 * The seven Wonders with their stages: points, levels, which stages bear the effect, the Opponent's opening tokens.
 *
 * @category Components
 */
export const WONDERS = {
  alexandria: wonder(
    'Alexandria',
    'Lighthouse',
    [4, 3, 6, 5, 7],
    [1, 2, 3, 4, 5],
    'take-top-of-any-deck',
    [1, 3],
    ['economy', 'jewellery', 'urbanism'],
  ),
  babylon: wonder(
    'Babylon',
    'Hanging Gardens',
    [3, 0, 5, 5, 7],
    [1, 2, 3, 4, 4],
    'take-progress-token',
    [1, 3],
    ['crafts', 'science', 'urbanism'],
  ),
  ephesus: wonder(
    'Ephesus',
    'Temple of Artemis',
    [3, 3, 4, 5, 7],
    [1, 2, 2, 2, 3],
    'take-top-of-central',
    [1, 2, 3],
    ['crafts', 'jewellery', 'science'],
  ),
  giza: wonder(
    'Giza',
    'Great Pyramid',
    [4, 5, 6, 7, 8],
    [1, 2, 3, 4, 5],
    null,
    [],
    ['architecture', 'crafts', 'jewellery'],
  ),
  halicarnassus: wonder(
    'Halicarnassus',
    'Mausoleum',
    [3, 3, 6, 5, 7],
    [1, 2, 3, 3, 4],
    'look-five-take-one',
    [1, 3],
    ['architecture', 'jewellery', 'urbanism'],
  ),
  olympia: wonder(
    'Olympia',
    'Statue of Zeus',
    [3, 2, 5, 5, 7],
    [1, 2, 2, 3, 4],
    'take-top-of-left-and-right',
    [1, 3],
    ['crafts', 'jewellery', 'propaganda'],
  ),
  rhodes: wonder(
    'Rhodes',
    'Colossus',
    [4, 4, 5, 6, 7],
    [1, 1, 2, 3, 4],
    'gain-shield',
    [1, 3],
    ['crafts', 'propaganda', 'urbanism'],
  ),
} as const satisfies Readonly<Record<string, Wonder>>;

/**
 * The id of a Wonder, and of its deck.
 *
 * @category Components
 */
export type WonderId = keyof typeof WONDERS;

export const WONDER_IDS = Object.keys(WONDERS) as readonly WonderId[];
