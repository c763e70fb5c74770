import type { AnyGame, OptionsOf } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { needsSealed } from '../engine/deal.js';
import { tableGiven } from '../engine/given.js';
import { checkSeats } from './players.js';
import { createTable } from './table.js';
import type { Player, Setting, Table } from './value.js';

/**
 * Hands a seat to another player: to a bot while a person is away, back to the person, or to a person who joins late. No move is
 * played: {@link playBots} lets a bot go on. `undo` goes by who plays the seats now.
 *
 * @returns The table with its new player. Ply and revision stay. What a bot was asked before the seat went back to its person comes too
 *   late.
 * @throws `RangeError` for a seat that the game does not have or that it scripts, and for a second person at a table with hidden cards
 *   whose options name no generator: where somebody may join, create it with `rng: 'sealed'`. `TypeError` for a player that is none.
 * @example
 * ```ts
 * import { createTable, handSeat, playBots } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const away = playBots(handSeat(table, 0, 'script'));
 * console.log(away.played.map(({ seat }) => seat)); // [0]
 * console.log(handSeat(away, 0, 'human').players); // ['human', 'human']
 * ```
 * @category Table
 */
export function handSeat<G extends AnyGame>(table: Table<G>, seat: Seat, player: Player<G>): Table<G> {
  tableGiven('handSeat', table);
  const { game, players, opening } = table;
  checkSeats(game, { [seat]: player }, players.length);
  if (seat !== CHANCE && game.seats(opening)[seat]?.role === 'script')
    throw new RangeError(`${game.id} plays seat ${seat} by its script`);
  const seated = players.map((each, at) => (at === seat ? player : each));
  const people = seated.filter((each) => each === 'human').length;
  if (player === 'human' && needsSealed(game, table.options, people))
    throw new RangeError(
      `${game.id} was dealt for one person, and from the draws of alea a second one could compute the hidden cards: ` +
        "create the table with rng: 'sealed', or with rng: 'alea' where nobody gains by that",
    );
  return { ...table, players: seated };
}

/**
 * Another game of the same players with the same options.
 *
 * @param seed - The seed of the new game: make one that cannot be guessed where players hold hidden cards, and keep it secret.
 * @throws `InvalidOptionsError` for a seed that is none.
 * @example
 * ```ts
 * import { createTable, rematch } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' }, seats: { 1: 'script' } });
 * const again = rematch(table, 'tuesday');
 * console.log(again.options.seed, again.players, again.played.length); // tuesday ['human', 'script'] 0
 * ```
 * @category Table
 */
export function rematch<G extends AnyGame>(table: Table<G>, seed: string): Table<G> {
  tableGiven('rematch', table);
  const options = { ...table.options, seed } as OptionsOf<G>;
  const seats: Setting<G>['seats'] = Object.fromEntries(table.players.entries());
  return createTable(table.game, { options, seats });
}
