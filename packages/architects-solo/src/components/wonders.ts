import { digits } from './cards.js';
import type { TokenId } from './tokens.js';

/**
 * What the marked stages of a Wonder do (ARCH-44): take the top card of any deck, a Progress token, the top central card,
 * one of five cards looked at, or the top cards on the left and on the right; or count as a shield.
 *
 * @category Components
 */
export type Effect = 'any' | 'token' | 'central' | 'look' | 'left-and-right' | 'shield';

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
  /** From the bottom up. */
  readonly stages: readonly Stage[];
  /** The tokens of which the Opponent draws its opening tokens (ARCH-13). */
  readonly opening: readonly TokenId[];
}

/** The same five costs for every Wonder. */
const COSTS: readonly Cost[] = [2, 2, 3, 3, 4].map((count, i) => ({ count, kind: i % 2 ? 'identical' : 'different' }));

/** The points and the levels of the stages are a digit each; the effect is on the second and the fourth, if not said otherwise. */
function wonder(
  name: string,
  vp: string,
  level: string,
  effect: Effect | null,
  opening: readonly TokenId[],
  marked = [1, 3],
): Wonder {
  const points = digits(vp);
  const levels = digits(level);
  const stages = COSTS.map((cost, i) => ({
    cost,
    vp: points[i] as number,
    level: levels[i] as number,
    effect: marked.includes(i) ? effect : null,
    requires: levels.flatMap((other, at) => (other < (levels[i] as number) ? [at] : [])),
  }));
  return { name, stages, opening };
}

/**
 * The seven Wonders with their stages: points, levels, which stages bear the effect, the Opponent's opening tokens.
 *
 * @category Components
 */
export const WONDERS = {
  alexandria: wonder('Alexandria', '43657', '12345', 'any', ['economy', 'jewellery', 'urbanism']),
  babylon: wonder('Babylon', '30557', '12344', 'token', ['crafts', 'science', 'urbanism']),
  ephesus: wonder('Ephesus', '33457', '12223', 'central', ['crafts', 'jewellery', 'science'], [1, 2, 3]),
  giza: wonder('Giza', '45678', '12345', null, ['architecture', 'crafts', 'jewellery']),
  halicarnassus: wonder('Halicarnassus', '33657', '12334', 'look', ['architecture', 'jewellery', 'urbanism']),
  olympia: wonder('Olympia', '32557', '12234', 'left-and-right', ['crafts', 'jewellery', 'propaganda']),
  rhodes: wonder('Rhodes', '44567', '11234', 'shield', ['crafts', 'propaganda', 'urbanism']),
} as const satisfies Readonly<Record<string, Wonder>>;

/**
 * The id of a Wonder, and of its deck.
 *
 * @category Components
 */
export type WonderId = keyof typeof WONDERS;

export const WONDER_IDS = Object.keys(WONDERS) as readonly WonderId[];
