import type { AnyGame, MoveOf, StateOf, ViewOf } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';
import { playUnchecked } from '../engine/unchecked.js';
import { seedRng } from '../rng/rng.js';
import type { Bot, Candidate } from './bot.js';

/**
 * Looks one ply ahead: completes its view to a full state, tries each legal move and takes the one after which its view is best. Of
 * equal moves it takes the first listed.
 *
 * @param game - The game it plays.
 * @param evaluate - How good a view is for a seat; higher is better. Default: the game's own `evaluate`.
 * @param samples - In how many full states it tries each move, 1 or more; a move is worth their mean. Default 1.
 * @throws RangeError when neither the caller nor the game brings an `evaluate`.
 * @example
 * ```ts
 * import { greedyBot } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const bot = greedyBot(sealed, (view, seat) => view.won[seat] ?? 0, 4);
 * const view = sealed.view(sealed.newGame({ seed: 'monday' }), 0);
 * console.log(bot({ view, seat: 0, legal: sealed.legalMoves(view), random: () => 0.5 }).candidates);
 * ```
 * @category Bots
 */
export function greedyBot<G extends AnyGame>(
  game: G,
  evaluate?: (view: ViewOf<G>, seat: Seat) => number,
  samples = 1,
): Bot<ViewOf<G>, MoveOf<G>> {
  gameGiven('greedyBot', game);
  const judge = evaluate ?? game.evaluate;
  if (judge === undefined) throw new RangeError(`${game.id} has no evaluate: give one`);
  return ({ view, seat, legal, random }) => {
    const states: readonly StateOf<G>[] = Array.from({ length: samples }, () =>
      game.determinize(view, seedRng(String(random()))),
    );
    const candidates = legal.map((move): Candidate<MoveOf<G>> => {
      const value = states.reduce(
        (sum, state) => sum + judge(game.view(playUnchecked(game, state, move), seat), seat),
        0,
      );
      return { move, value: value / samples, visits: samples };
    });
    const best = candidates.reduce((a, b) => (b.value > a.value ? b : a));
    return { move: best.move, candidates };
  };
}
