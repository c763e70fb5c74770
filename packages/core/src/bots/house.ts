import type { AnyGame, MoveOf, ViewOf } from '../game.js';
import { levelOrThrow } from '../refusal.js';
import type { Bot } from './bot.js';

/**
 * The bot that a game brings along: its `botMove`.
 *
 * @param level - One of the game's `levels`; default: the one that the options of a game give the seat.
 * @throws RangeError when the house bot has no such level.
 * @category Bots
 */
export function houseBot<G extends AnyGame>(game: G, level?: string): Bot<ViewOf<G>, MoveOf<G>> {
  levelOrThrow(game.id, level, game.levels);
  return ({ view, seat }) => ({ move: game.botMove(view, seat, level), candidates: [] });
}
