import type { AnyGame, MoveOf, ViewOf } from '../game.js';
import type { Bot } from './bot.js';

/**
 * The bot that a game brings along: its `botMove`.
 *
 * @category Bots
 */
export function houseBot<G extends AnyGame>(game: G): Bot<ViewOf<G>, MoveOf<G>> {
  return ({ view, seat }) => ({ move: game.botMove(view, seat), candidates: [] });
}
