import type { AnyGame, MoveOf, OptionsOf } from '../../contract/game.js';
import { CHANCE } from '../../contract/position.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { createTable, dispatch } from '../../table/table.js';
import { turnedUp } from '../../table/turned-up.js';
import { stateOf } from '../../table/value.js';
import { fail } from './same.js';

/** One ply of this many is looked at, against so many guesses of what is hidden. */
const PLIES = 4;
const GUESSES = 4;

/**
 * Plays a game again at a table. Where `turnedUp` says that nothing has come to light, whoever moved could have foreseen what it sees now, from
 * its view and its move: all that it may hold for possible leads there.
 */
export function checkLight<G extends AnyGame>(game: G, options: OptionsOf<G>, moves: readonly MoveOf<G>[]): void {
  const rng = seedRng('light');
  let table = createTable(game, { options: { ...options, rng: options.rng ?? 'alea' } });
  for (const move of moves) {
    const before = stateOf(table);
    const active = game.activeSeats(before);
    const seat = (move as { readonly seat?: number }).seat ?? active[0] ?? CHANCE;
    const played = dispatch(table, move);
    if (!played.ok) fail(played.message);
    table = played.table;
    if (drawInt(rng, PLIES) > 0 || turnedUp(table)) continue;
    if (seat === CHANCE) fail('turnedUp says that an answer to chance brings nothing to light');
    const seen = JSON.stringify(game.view(stateOf(table), seat));
    for (let i = 0; i < GUESSES; i++) {
      // A guess draws by itself, and a host that answers chance is asked.
      const guess = {
        ...game.determinize(game.view(before, seat), rng),
        ...(before.rng === null ? { rng: null } : {}),
      };
      if (game.check(guess, move) !== undefined) continue;
      if (JSON.stringify(game.view(game.applyMove(guess, move), seat)) !== seen)
        fail(
          `after ${game.encodeMove(move)} seat ${seat} sees what it could not foresee, and turnedUp says that nothing has come to light`,
        );
    }
  }
}
