import type { AnyGame, MoveOf, ViewOf } from '../game.js';
import type { Outcome } from '../outcome.js';
import type { Seat } from '../position.js';
import { seedRng } from '../rng.js';
import type { Bot } from './bot.js';

/**
 * How {@link ismctsBot} searches.
 *
 * @category Bots
 */
export interface SearchOptions {
  /** Games played out for a move: a whole number, 1 or more; default 1000. */
  readonly iterations?: number;
  /** How much a move that was seldom tried is worth trying: 0 or more; default 0.7, for rewards from 0 to 1. */
  readonly exploration?: number;
  /** What an outcome is worth to a seat, from 0 to 1; default: its share of the victory. */
  readonly reward?: (outcome: Outcome, seat: Seat) => number;
  /** Asked after each iteration; `true` ends the search early. So a host can hold it to a time. */
  readonly stop?: () => boolean;
}

/** A move in the tree, whatever chance did before it. */
interface Node<M> {
  readonly move: M;
  /** The seat that made it, and the sum of its rewards. */
  readonly seat: Seat;
  value: number;
  visits: number;
  /** How often it was legal when its parent was visited. */
  available: number;
  readonly children: Map<string, Node<M>>;
}

/**
 * Information set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012, with a single observer): each iteration
 * fills the view to another full state, follows the moves that are legal in it down one shared tree by their upper
 * confidence bound, adds one move to the tree, plays on at random and counts the reward. Takes the move tried most often.
 * Chance and scripted opponents are played, not searched.
 *
 * @param game - The game it plays.
 * @throws RangeError when `iterations` or `exploration` is out of bounds.
 * @example
 * ```ts
 * import { ismctsBot } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const bot = ismctsBot(sealed, { iterations: 200 });
 * const view = sealed.view(sealed.newGame({ seed: 'monday' }), 0);
 * console.log(bot({ view, seat: 0, legal: sealed.legalMoves(view), random: () => 0.5 }).candidates);
 * ```
 * @category Bots
 */
export function ismctsBot<G extends AnyGame>(game: G, options: SearchOptions = {}): Bot<ViewOf<G>, MoveOf<G>> {
  type M = MoveOf<G>;
  const { iterations = 1000, exploration = 0.7, reward = share, stop = () => false } = options;
  if (!Number.isInteger(iterations) || iterations < 1)
    throw new RangeError(`iterations should be a whole number from 1, not ${iterations}`);
  if (!(exploration >= 0)) throw new RangeError(`exploration should be a number from 0, not ${exploration}`);

  const leaf = (move: M, seat: Seat): Node<M> => ({
    move,
    seat,
    value: 0,
    visits: 0,
    available: 0,
    children: new Map(),
  });

  /** The child of a node to follow: one of those that were never tried, else the one with the highest bound. */
  function follow(node: Node<M>, moves: readonly M[], seat: Seat, random: () => number): Node<M> {
    const untried: M[] = [];
    let [best, bound] = [node, Number.NEGATIVE_INFINITY];
    for (const move of moves) {
      const key = game.encodeMove(move);
      const child = node.children.get(key);
      if (child === undefined) {
        untried.push(move);
        continue;
      }
      child.available++;
      const upper = child.value / child.visits + exploration * Math.sqrt(Math.log(child.available) / child.visits);
      if (upper > bound) [best, bound] = [child, upper];
    }
    const fresh = untried[Math.floor(random() * untried.length)];
    if (fresh === undefined) return best;
    const child = leaf(fresh, seat);
    child.available++;
    node.children.set(game.encodeMove(fresh), child);
    return child;
  }

  function iterate(root: Node<M>, view: ViewOf<G>, seat: Seat, random: () => number): void {
    const draft = game.fast.clone(game.determinize(view, seedRng(String(random()))));
    const path: Node<M>[] = [];
    let node = root;
    // The seat searches its own move first, even when others choose at the same time.
    for (let mover: Seat | undefined = seat; mover !== undefined; mover = game.activeSeats(draft)[0]) {
      const moves = game.legalMoves(draft, mover) as readonly M[];
      if (moves.length === 1) game.fast.play(draft, moves[0]);
      else {
        node = follow(node, moves, mover, random);
        path.push(node);
        game.fast.play(draft, node.move);
        if (node.visits === 0) break;
      }
    }
    while (game.activeSeats(draft).length > 0) game.fast.play(draft, game.fast.randomMove(draft, random));
    const outcome = game.outcome(draft) as Outcome;
    for (const each of path) {
      each.visits++;
      each.value += reward(outcome, each.seat);
    }
  }

  return ({ view, seat, legal, random }) => {
    const root = leaf(legal[0] as M, seat);
    if (legal.length > 1)
      for (let i = 0; i === 0 || (i < iterations && !stop()); i++) iterate(root, view, seat, random);
    const candidates = legal.map((move) => {
      const { value, visits } = root.children.get(game.encodeMove(move)) ?? root;
      return { move, value: visits === 0 ? 0 : value / visits, visits };
    });
    const best = candidates.reduce((a, b) => (b.visits > a.visits ? b : a));
    return { move: best.move, candidates };
  };
}

/** The share of a seat in the victory. */
const share = ({ winners }: Outcome, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);
