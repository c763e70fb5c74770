import type { AnyGame, MoveOf, StateOf, ViewOf } from '../../contract/game.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import { spawn } from './world.js';

/** In how many guesses about hidden components a move has to win. */
const GUESSES = 3;

/** How many decisions deep it looks. */
const DEEPEST = 4;

/** The goal of a proof. */
interface Claim {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** Whether the seat has to see the whole position wherever it chooses. */
  readonly seeing: boolean;
  /** The remaining budget, in moves played. */
  left: number;
}

/** A move that wins in every world that was looked at. */
export interface Win {
  readonly move: MoveOf<AnyGame>;
  /** The moves of seats that lead to the win against the longest defence, the own move first. */
  readonly line: readonly MoveOf<AnyGame>[];
  /** How many moves were played to find it. */
  readonly played: number;
  /** Whether there is no other world: nothing was hidden from the seat, and nothing will be where it chooses again. */
  readonly proven: boolean;
}

/**
 * A move that wins against every choice of the other seats and every outcome of chance; `undefined` when none was found within the
 * budget. Hidden components are guessed several times, and the move has to win each time. That is a good reason to make it, and a proof
 * only where nothing is hidden.
 */
export function sureWin(
  game: AnyGame,
  {
    view,
    seat,
    legal,
  }: { readonly view: ViewOf<AnyGame>; readonly seat: Seat; readonly legal: readonly MoveOf<AnyGame>[] },
  plays: number,
  random: () => number,
): Win | undefined {
  if (plays === 0) return undefined;
  const claim: Claim = { game, seat, seeing: false, left: plays };
  const worlds: StateOf<AnyGame>[] = Array.from({ length: GUESSES }, () => game.determinize(view, spawn(random)));
  for (let depth = 0; depth < DEEPEST && claim.left > 0; depth++) {
    for (const move of legal) {
      const line = inEach(claim, worlds, move, depth);
      if (line !== undefined)
        return { move, line, played: plays - claim.left, proven: isProof(game, worlds[0], seat, move, depth, plays) };
      if (claim.left <= 0) return undefined;
    }
  }
  return undefined;
}

/** The line of the first world where a move wins in each; `undefined` where it does not. */
function inEach(
  claim: Claim,
  worlds: readonly StateOf<AnyGame>[],
  move: MoveOf<AnyGame>,
  depth: number,
): Line | undefined {
  let first: Line | undefined;
  for (const world of worlds) {
    const line = after(claim, world, move, depth);
    if (line === undefined) return undefined;
    first ??= line;
  }
  return first;
}

/** Whether a win is one in the only world that there is. */
function isProof(
  game: AnyGame,
  world: StateOf<AnyGame> | undefined,
  seat: Seat,
  move: MoveOf<AnyGame>,
  depth: number,
  plays: number,
): boolean {
  if (world === undefined || !sees(game, world, seat)) return false;
  return after({ game, seat, seeing: true, left: plays }, world, move, depth) !== undefined;
}

/** Whether a seat sees the whole position: its view of it says the same as the position itself. */
export function sees(game: AnyGame, state: StateOf<AnyGame>, seat: Seat): boolean {
  const told = (position: object) => JSON.stringify({ ...position, viewer: null, rng: null });
  return told(game.view(state, seat)) === told(state);
}

type Line = readonly MoveOf<AnyGame>[];

/** The line of a forced win that begins with a move; `undefined` when it is none. */
function after(claim: Claim, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, depth: number): Line | undefined {
  if (claim.left-- <= 0) return undefined;
  const { game } = claim;
  const [mover] = game.activeSeats(state);
  const draft = game.fast.clone(state);
  draft.rng = null;
  game.fast.play(draft, move);
  const rest = from(claim, draft, depth);
  const told = mover !== undefined && game.seats(state)[mover]?.role === 'player';
  return rest && told ? [move, ...rest] : rest;
}

/** The line of a forced win within a number of decisions. */
function from(claim: Claim, state: StateOf<AnyGame>, depth: number): Line | undefined {
  const { game, seat } = claim;
  const active = game.activeSeats(state);
  if (active.length === 0) {
    const winners = game.outcome(state)?.winners ?? [];
    return winners.length === 1 && winners[0] === seat ? [] : undefined;
  }
  if (depth === 0 || claim.left <= 0) return undefined;
  // Where several choose at once, the seat does not know what the others choose.
  const mover = active.includes(seat) ? seat : (active[0] as Seat);
  if (mover === seat) {
    if (claim.seeing && !sees(game, state, seat)) return undefined;
    for (const move of game.legalMoves(state, seat)) {
      const line = after(claim, state, move, depth - 1);
      if (line !== undefined) return line;
    }
    return undefined;
  }
  const answers: readonly MoveOf<AnyGame>[] =
    mover === CHANCE
      ? game.chances(state).flatMap(({ move, weight }) => (weight === 0 ? [] : [move]))
      : game.legalMoves(state, mover);
  let longest: Line | undefined;
  for (const answer of answers) {
    const line = after(claim, state, answer, depth - 1);
    if (line === undefined) return undefined;
    if (longest === undefined || line.length > longest.length) longest = line;
  }
  return longest;
}
