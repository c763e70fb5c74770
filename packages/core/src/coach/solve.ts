import { sees } from '../bots/search/proof.js';
import type { AnyGame, MoveOf, StateOf } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';

/** Whether something can be forced; `unknown` when the budget or the depth did not suffice, or the claimant cannot see enough. */
export type Solved = 'yes' | 'no' | 'unknown';

/** A claim to prove: a seat forces it whatever the others choose and chance brings. */
export interface Claim {
  readonly game: AnyGame;
  /** Whose victory it is about. */
  readonly seat: Seat;
  /** That the seat wins alone, or that it does not win. */
  readonly goal: 'win' | 'lose';
  /** The seat that forces it; `undefined`: it happens whatever anyone does. */
  readonly claimant: Seat | undefined;
  /** The remaining budget, in moves played. */
  left: number;
}

/** How many decisions deep a solution may be. */
const DEEPEST = 24;

/** Whether a finished game is as claimed. */
function isReached({ game, seat, goal }: Claim, state: StateOf<AnyGame>): boolean {
  const winners = game.outcome(state)?.winners ?? [];
  return goal === 'win' ? winners.length === 1 && winners[0] === seat : !winners.includes(seat);
}

/** Whether the claim holds after a move. */
function after(claim: Claim, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, depth: number): Solved {
  if (claim.left-- <= 0) return 'unknown';
  const draft = claim.game.fast.clone(state);
  draft.rng = null;
  claim.game.fast.play(draft, move);
  return holds(claim, draft, depth);
}

/** Whether the claim holds in a position, within a number of decisions. */
function holds(claim: Claim, state: StateOf<AnyGame>, depth: number): Solved {
  const { game, claimant } = claim;
  const active = game.activeSeats(state);
  if (active.length === 0) return isReached(claim, state) ? 'yes' : 'no';
  if (depth === 0) return 'unknown';
  const chooses = claimant !== undefined && active.includes(claimant);
  const mover = chooses ? claimant : (active[0] as Seat);
  const moves: readonly MoveOf<AnyGame>[] =
    mover === CHANCE
      ? game.chances(state).flatMap(({ move, weight }) => (weight === 0 ? [] : [move]))
      : game.legalMoves(state, mover);
  // One good move is enough for the claimant; of the others, every move has to lead to the goal.
  const [enough, otherwise] = chooses ? (['yes', 'no'] as const) : (['no', 'yes'] as const);
  let doubt = false;
  for (const move of moves) {
    const verdict = after(claim, state, move, depth - 1);
    if (verdict === enough) return enough === 'yes' && !sees(game, state, mover) ? 'unknown' : enough;
    if (verdict === 'unknown') {
      if (claim.left <= 0) return 'unknown';
      doubt = true;
    }
  }
  return doubt ? 'unknown' : otherwise;
}

/** Whether a claim can be forced once a move has been made, by deeper and deeper searches. */
export function solve(claim: Claim, state: StateOf<AnyGame>, move: MoveOf<AnyGame>): Solved {
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const verdict = after(claim, state, move, depth);
    if (verdict !== 'unknown' || claim.left <= 0) return verdict;
  }
  return 'unknown';
}
