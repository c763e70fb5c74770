import type { AnyGame } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import type { Player, Setting } from './value.js';

/** Refuses a player that is none. */
export function checkPlayer<G extends AnyGame>(game: G, seat: string, player: Player<G> | undefined): void {
  if (player === undefined || player === 'human' || player === 'script' || typeof player === 'function') return;
  throw new TypeError(`${game.id}: the player of ${seat} should be 'human', 'script' or a bot, not ${String(player)}`);
}

/** Refuses seats that the game does not have, and a list of players that names more or fewer than it has. */
export function checkSeats<G extends AnyGame>(game: G, seats: NonNullable<Setting<G>['seats']>, count: number): void {
  if (Array.isArray(seats) && seats.length !== count)
    throw new RangeError(`${game.id} has ${count} seats here, and the list of players names ${seats.length}`);
  for (const [seat, player] of Object.entries(seats)) {
    if (!/^(0|[1-9][0-9]*)$/.test(seat) || Number(seat) >= count)
      throw new RangeError(`${game.id} has no seat ${seat} here, only 0 to ${count - 1}`);
    checkPlayer(game, `seat ${seat}`, player);
  }
}

/** A choice as JSON, or what it is where JSON cannot write it: a big integer, a circle. */
function inWords(choice: object): string {
  try {
    return JSON.stringify(choice);
  } catch {
    return 'what JSON cannot write';
  }
}

/** The choice of a bot. A promise is no choice: a table does not wait. */
export function atOnce<C extends object>({ id }: AnyGame, seat: Seat, choice: C): C {
  const { then, move } = Object(choice) as { readonly then?: unknown; readonly move?: unknown };
  if (typeof then !== 'function') {
    if (typeof move === 'object' && move !== null) return choice;
    throw new TypeError(`${id}: the bot of seat ${seat} should give { move, candidates }, not ${inWords(choice)}`);
  }
  throw new TypeError(
    `${id}: the bot of seat ${seat} gives a promise, and a bot at a table has to choose at once. ` +
      'Make the seat human, await the bot, and play its move with dispatch',
  );
}
