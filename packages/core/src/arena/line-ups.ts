import type { AnyGame, OptionsOf } from '../contract/game.js';
import type { SeatInfo } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';

/**
 * Who sits where. `rotations`: as many bots as free seats, each in turn on each seat; with one free seat each bot alone. `all`: every
 * choice of different bots for the free seats, in every order. `one-against-field`: each bot in turn on each free seat, and the same
 * bot on all others.
 *
 * @category Arena
 */
export type LineUps = 'rotations' | 'all' | 'one-against-field';

type Roles = readonly SeatInfo['role'][];

/** Every choice of `count` different names, in every order. */
function choices(names: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return names.flatMap((name) =>
    choices(
      names.filter((other) => other !== name),
      count - 1,
    ).map((rest) => [name, ...rest]),
  );
}

function seatings(names: readonly string[], free: number, lineUps: LineUps, field: string | undefined) {
  switch (lineUps) {
    case 'rotations':
      return names.map((_, turn) =>
        Array.from({ length: free }, (_, seat) => names[(turn + seat) % names.length] ?? ''),
      );
    case 'all':
      return choices(names, free);
    case 'one-against-field':
      return names.flatMap((name) =>
        Array.from({ length: free }, (_, own) =>
          Array.from({ length: free }, (_, seat) => (seat === own ? name : (field ?? ''))),
        ),
      );
  }
}

/** The line-ups that fit where rotations do not. */
const fitting = (bots: number, free: number): string =>
  bots > free
    ? "lineUps: 'all' plays every choice of them, 'one-against-field' each one against copies of another"
    : "lineUps: 'one-against-field' plays each one against copies of another, which you name as field";

/**
 * The names for every seat, line-up by line-up, as {@link playGames} plays each deal with them; no line-up twice.
 *
 * @param names - The names of the bots.
 * @param options - The options of the games: they say how many seats there are.
 * @throws RangeError when the bots do not fit the seats.
 * @example
 * ```ts
 * import { lineUpsFor } from '@wonders/core/arena';
 * import { sealed } from '@wonders/core/testing';
 * console.log(lineUpsFor(sealed, ['a', 'b', 'c'], { seats: 2 }, 'all').length); // 6
 * ```
 * @category Arena
 */
export function lineUpsFor<G extends AnyGame>(
  game: G,
  names: readonly string[],
  options: OptionsOf<G>,
  lineUps: LineUps = 'rotations',
  field?: string,
): readonly (readonly string[])[] {
  gameGiven('lineUpsFor', game);
  const roles: Roles = game.seats(game.newGame({ seed: 'seats', ...options })).map((seat) => seat.role);
  const free = roles.filter((role) => role === 'player').length;
  const fit = `${game.id} has ${free} free seats here, and there are ${names.length} bots`;
  if (names.length === 0) throw new RangeError(fit);
  if (lineUps === 'rotations' && free !== 1 && names.length !== free)
    throw new RangeError(`${fit}: ${fitting(names.length, free)}`);
  if (lineUps === 'all' && names.length < free) throw new RangeError(fit);
  if (lineUps === 'one-against-field' && (field === undefined || !names.includes(field)))
    throw new RangeError(`the field should be one of ${names.join(', ')}, not ${field}`);
  const lines = seatings(names, free, lineUps, field).map((seats) => {
    let next = 0;
    return roles.map((role) => (role === 'script' ? 'script' : (seats[next++] ?? '')));
  });
  const keys = lines.map((line) => line.join('\n'));
  return lines.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
}
