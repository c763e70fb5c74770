import type { AnyGame, MoveOf, OptionsOf } from '../../contract/game.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { createTable, dispatch } from '../../table/table.js';
import { isForeseen, turnedUp } from '../../table/turned-up.js';
import { stateOf } from '../../table/value.js';
import { fail } from './same.js';

/** One ply of this many is looked at, against so many other guesses of what is hidden. */
const PLIES = 6;
const GUESSES = 8;

/** Plays a game again at a table. Where `turnedUp` says that nothing has come to light, every seat could foresee what it sees. */
export function checkLight<G extends AnyGame>(game: G, options: OptionsOf<G>, moves: readonly MoveOf<G>[]): void {
  const rng = seedRng('light');
  let table = createTable(game, { options: { ...options, rng: options.rng ?? 'alea' } });
  for (const move of moves) {
    const before = stateOf(table);
    const played = dispatch(table, move);
    if (!played.ok) fail(played.message);
    table = played.table;
    if (drawInt(rng, PLIES) > 0 || turnedUp(table)) continue;
    for (const [viewer, { role }] of game.seats(before).entries())
      if (role === 'player' && !isForeseen(game, before, move, stateOf(table), viewer, rng, GUESSES))
        fail(
          `after ${game.encodeMove(move)} seat ${viewer} sees what it could not foresee, and turnedUp says that nothing has come to light`,
        );
  }
}
