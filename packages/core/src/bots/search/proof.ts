import type { AnyGame, MoveOf, StateOf, ViewOf } from '../../game.js';
import { CHANCE, type Seat } from '../../position.js';
import { spawn } from './world.js';

/** In how many guesses about hidden components a move has to win. */
const GUESSES = 3;

/** How many decisions deep it looks. */
const DEEPEST = 4;

/** The remaining budget, in moves played. */
interface Budget {
  left: number;
}

/**
 * A move that wins against every choice of the other seats and every outcome of chance; `undefined` when none was found within the
 * budget. Hidden components are guessed several times, and the move has to win each time.
 */
export function provenWin(
  game: AnyGame,
  { view, seat, legal }: { readonly view: ViewOf<AnyGame>; readonly seat: Seat; readonly legal: readonly unknown[] },
  plays: number,
  random: () => number,
): MoveOf<AnyGame> | undefined {
  if (plays === 0) return undefined;
  const budget: Budget = { left: plays };
  const worlds: StateOf<AnyGame>[] = Array.from({ length: GUESSES }, () => game.determinize(view, spawn(random)));
  for (let depth = 0; depth < DEEPEST && budget.left > 0; depth++) {
    for (const move of legal) {
      if (worlds.every((world) => winsBy(game, world, move, seat, depth, budget))) return move;
      if (budget.left <= 0) return undefined;
    }
  }
  return undefined;
}

function winsBy(
  game: AnyGame,
  state: StateOf<AnyGame>,
  move: MoveOf<AnyGame>,
  seat: Seat,
  depth: number,
  budget: Budget,
): boolean {
  if (budget.left-- <= 0) return false;
  const draft = game.fast.clone(state);
  draft.rng = null;
  game.fast.play(draft, move);
  return wins(game, draft, seat, depth, budget);
}

/** Whether a seat has a forced win within a number of decisions. */
function wins(game: AnyGame, state: StateOf<AnyGame>, seat: Seat, depth: number, budget: Budget): boolean {
  const [mover] = game.activeSeats(state);
  if (mover === undefined) {
    const winners = game.outcome(state)?.winners ?? [];
    return winners.length === 1 && winners[0] === seat;
  }
  if (depth === 0 || budget.left <= 0) return false;
  const on = (move: unknown): boolean => winsBy(game, state, move, seat, depth - 1, budget);
  if (mover === CHANCE) return game.chances(state).every(({ move, weight }) => weight === 0 || on(move));
  const moves: readonly unknown[] = game.legalMoves(state, mover);
  return mover === seat ? moves.some(on) : moves.every(on);
}
