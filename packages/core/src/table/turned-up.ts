import type { AnyGame, MoveOf, StateOf } from '../contract/game.js';
import type { Rng } from '../contract/generator.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { isChance } from '../engine/events.js';
import { tableGiven } from '../engine/given.js';
import { draw, seedRng } from '../rng/rng.js';
import { stepsOf, type Table } from './value.js';

/** How many guesses of what is hidden each seat makes. Of two equally likely cards, it takes both for the same once in 65,000 moves. */
const GUESSES = 16;

/**
 * Whether moves have brought something hidden to light: a card was drawn or turned up, a die was rolled, secret choices or hidden points were
 * revealed. A host may let people take back what has told them nothing, and nothing else.
 *
 * It asks each player's seat: from what you saw before, and from the move itself, could you foresee all that you see now? So a card that a
 * player plays from a hidden hand is the move itself, and brings nothing else to light.
 *
 * @param ply - After how many moves it begins to look. Default: the last move alone.
 * @example
 * ```ts
 * import { createTable, dispatch, stateOf, turnedUp } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const first = dispatch(table, sealed.botMove(stateOf(table), 0), { seat: 0 });
 * console.log(first.ok && turnedUp(first.table)); // false
 * ```
 * @category Table
 */
export function turnedUp<G extends AnyGame>(table: Table<G>, ply?: number): boolean {
  tableGiven('turnedUp', table);
  const { game } = table;
  return stepsOf(table, Math.max(0, ply ?? table.played.length - 1)).some(({ seat, move, events, before, state }) => {
    if (seat === CHANCE || events.some(isChance)) return true;
    const rng = seedRng(`turned up after ${before.ply}`);
    return game
      .seats(before)
      .some(({ role }, viewer) => role === 'player' && !isForeseen(game, before, move, state, viewer, rng, GUESSES));
  });
}

/** Whether all that a seat may hold for possible before a move leads to what it sees after it. */
export function isForeseen<G extends AnyGame>(
  game: G,
  before: StateOf<G>,
  move: MoveOf<G>,
  after: StateOf<G>,
  viewer: Seat,
  rng: Rng,
  guesses: number,
): boolean {
  const [view, seen] = [game.view(before, viewer), JSON.stringify(game.view(after, viewer))];
  for (let i = 0; i < guesses; i++) {
    const guess = game.determinize(view, seedRng(String(draw(rng))));
    // A host that answers chance is asked in every guess, too.
    const asked: StateOf<G> = before.rng === null ? { ...guess, rng: null } : guess;
    // Where the move cannot be played, the seat knows by the move itself that it is none of its guesses.
    if (
      game.check(asked, move) === undefined &&
      JSON.stringify(game.view(game.applyMove(asked, move), viewer)) !== seen
    )
      return false;
  }
  return true;
}
