import type { AnyGame, MoveOf, ViewOf } from '../contract/game.js';
import { gameGiven } from '../engine/given.js';
import type { Bot } from './bot.js';

/**
 * The game's own bot: its `botMove`.
 *
 * @param effort - One of the game's `efforts`; default: the effort that the options of a game give the seat.
 * @throws RangeError when the house bot does not know the effort.
 * @category Bots
 */
export function houseBot<G extends AnyGame>(game: G, effort?: string): Bot<ViewOf<G>, MoveOf<G>> {
  gameGiven('houseBot', game);
  if (effort !== undefined && !game.efforts?.includes(effort)) throw new RangeError(unknownEffort(game, effort));
  return ({ view, seat }) => ({ move: game.botMove(view, seat, effort), candidates: [] });
}

/** The error for an effort that the house bot of a game does not know. */
function unknownEffort({ id, efforts = [] }: AnyGame, effort: string): string {
  const known = efforts.length === 0 ? '' : `; it has ${efforts.join(', ')}`;
  return `the house bot of ${id} has no effort "${effort}"${known}`;
}
