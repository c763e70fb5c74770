import type { AnyGame } from '@wonders/core';
import type { GamesPlan } from '@wonders/core/arena';
import type { Plan } from './messages.js';

/** How many players a variant has besides scripts. */
export const playersOf = (game: AnyGame, options: object): number =>
  game.seats(game.newGame({ seed: 'seats', ...options })).filter(({ role }) => role === 'player').length;

/** Who sits where: alone against the script, each on each seat of two, and else one against a field of the opponent. */
export function lineUpsOf(game: AnyGame, { options, opponent }: Plan): Pick<GamesPlan, 'lineUps' | 'field'> {
  return playersOf(game, options) <= 2 ? { lineUps: 'rotations' } : { lineUps: 'one-against-field', field: opponent };
}
