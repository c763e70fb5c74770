import { type SearchOptions, searchBot } from '../bots/index.js';
import { type AnyGame, draw, type Seat, type StateOf, seedRng } from '../index.js';

/** What the search chooses in a position of a test, and whether it is sure to win. */
export function searched<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  seat: Seat,
  options: SearchOptions<G>,
): { readonly move: string; readonly proven: boolean } {
  const view = game.view(state, seat);
  const rng = seedRng('forced');
  const { move, proven = false } = searchBot(
    game,
    options,
  )({ view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) });
  return { move: game.encodeMove(move), proven };
}
