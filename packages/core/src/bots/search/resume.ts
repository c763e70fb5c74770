import type { AnyGame, MoveOf, StateOf, ViewOf } from '../../contract/game.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import { edgesOf, type Node } from './tree.js';
import { spawn } from './world.js';

type State = StateOf<AnyGame>;

/** How many moves may be played to find out what the others did. */
const MOST_PLAYED = 600;

/** A turn of the past: what its seat saw, the move that it made, and the node that this led to. */
export interface Past {
  readonly view: ViewOf<AnyGame>;
  readonly move: MoveOf<AnyGame>;
  readonly node: Node;
}

/** What leads from a past turn to the view of the next one. */
interface Trail {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly view: ViewOf<AnyGame>;
  /** The remaining moves that it may play. */
  left: number;
}

/** In how many of its parts a value differs from another one. */
function differences(one: unknown, other: unknown): number {
  if (Object.is(one, other)) return 0;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return 1;
  let count = Math.abs(Object.keys(one).length - Object.keys(other).length);
  for (const [key, value] of Object.entries(one)) count += differences(value, (other as Record<string, unknown>)[key]);
  return count;
}

/** How far a position is from what the seat sees. Where chance is a decision, its outcomes count as moves: so the number of moves differs. */
const distance = ({ game, seat, view }: Trail, state: State): number =>
  differences({ ...game.view(state, seat), ply: view.ply }, view);

/** Plays a move on a copy, where chance is a decision. */
function after(trail: Trail, state: State, move: MoveOf<AnyGame>): State {
  trail.left--;
  const draft = trail.game.fast.clone(state);
  trail.game.fast.play(draft, move);
  return draft as State;
}

/** Lets chance fall as it did: of its outcomes, each time the one that comes closest to what the seat sees. */
function fallen(trail: Trail, start: State): State {
  let state = start;
  while (trail.left > 0 && trail.game.activeSeats(state)[0] === CHANCE) {
    let [best, least] = [state, Number.POSITIVE_INFINITY];
    for (const { move, weight } of trail.game.chances(state)) {
      if (weight === 0) continue;
      const next = after(trail, state, move);
      const far = distance(trail, next);
      if (far < least) [best, least] = [next, far];
    }
    state = best;
  }
  return state;
}

/** The node of what the seat sees, below the node of a position; `undefined` where none is. Goes along the most visited moves first. */
function below(trail: Trail, node: Node, state: State): Node | undefined {
  const { game, seat } = trail;
  const [mover] = game.activeSeats(state);
  if (mover === undefined || trail.left <= 0) return undefined;
  if (mover === seat) return distance(trail, state) === 0 ? node : undefined;
  const tried = [...edgesOf(node, mover).values()].filter(({ next }) => next !== undefined);
  const legal = new Set<string>(game.legalMoves(state, mover).map((move: MoveOf<AnyGame>) => game.encodeMove(move)));
  for (const { move, code, next } of tried.sort((a, b) => b.visits - a.visits)) {
    if (next === undefined || !legal.has(code)) continue;
    const found = below(trail, next, fallen(trail, after(trail, state, move)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The node of a view in the tree of an earlier turn of the same seat. A view does not tell which moves the others made. So it plays those of
 * the tree, with chance as it must have fallen, until a position shows the seat what it sees now.
 */
export function nodeOf(
  game: AnyGame,
  { view: past, move, node }: Past,
  view: ViewOf<AnyGame>,
  seat: Seat,
  random: () => number,
): Node | undefined {
  const trail: Trail = { game, seat, view, left: MOST_PLAYED };
  const state: State = { ...game.determinize(past, spawn(random)), rng: null };
  return below(trail, node, fallen(trail, after(trail, state, move)));
}
