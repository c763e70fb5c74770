import { type SearchOptions, searchBot } from './core/src/bots/index.js';
import { type AnyGame, draw, type Seat, type StateOf, seedRng } from './core/src/index.js';

/** What the search chooses in a position of a test, with no bot to tell it what to try first, and whether it is sure to win. */
export function searched<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  seat: Seat,
  options: SearchOptions<G>,
): { readonly move: string; readonly proven: boolean } {
  const view = game.view(state, seat);
  const rng = seedRng('forced');
  const search = searchBot(game, { prior: 'none', ...options });
  const { move, proven = false } = search({ view, seat, legal: game.legalMoves(view), random: () => draw(rng) });
  return { move: game.encodeMove(move), proven };
}
