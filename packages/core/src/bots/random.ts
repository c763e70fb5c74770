import type { Choice, Turn } from './bot.js';

/**
 * Plays a legal move at random, each equally likely: the yardstick that every bot must beat.
 *
 * @example
 * ```ts
 * import { sealed } from '@wonders/core/testing';
 * import { playMatch } from '@wonders/core/arena';
 * import { randomBot } from '@wonders/core/bots';
 * const bot = randomBot();
 * console.log(playMatch(sealed, [bot, bot], { seats: 2 }).outcome.ranks);
 * ```
 * @category Bots
 */
export function randomBot(): <V, M>(turn: Turn<V, M>) => Choice<M> {
  return ({ legal, random }) => ({
    move: legal[Math.floor(random() * legal.length)] as (typeof legal)[number],
    candidates: [],
  });
}
