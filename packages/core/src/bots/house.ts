import type { AnyGame, MoveOf, ViewOf } from '../contract/game.js';
import type { Bot } from './bot.js';

/**
 * The game's own bot: its `botMove`.
 *
 * @param level - One of the game's `levels`; default: the one that the options of a game give the seat.
 * @throws RangeError when the house bot has no such level.
 * @category Bots
 */
export function houseBot<G extends AnyGame>(game: G, level?: string): Bot<ViewOf<G>, MoveOf<G>> {
  if (level !== undefined && !game.levels?.includes(level)) throw new RangeError(noLevel(game, level));
  return ({ view, seat }) => ({ move: game.botMove(view, seat, level), candidates: [] });
}

/** The error for a level that the house bot of a game does not have. */
function noLevel({ id, levels = [] }: AnyGame, level: string): string {
  const known = levels.length === 0 ? '' : `; it has ${levels.join(', ')}`;
  return `the house bot of ${id} has no level "${level}"${known}`;
}
