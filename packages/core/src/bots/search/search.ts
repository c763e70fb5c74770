import type { AnyGame, MoveOf, ViewOf } from '../../contract/game.js';
import type { BaseMove } from '../../contract/notation.js';
import type { BaseView } from '../../contract/position.js';
import { gameGiven } from '../../engine/given.js';
import type { Bot, Candidate, Choice, Turn } from '../bot.js';
import { favour, iterate, movesOf, type Search } from './descent.js';
import { halving, standingOf } from './halving.js';
import { type SearchOptions, type Settings, settle } from './options.js';
import { sureWin } from './proof.js';
import { drawByShare } from './regret.js';
import { nodeOf, type Past } from './resume.js';
import { age, type Edge, edgeOf, edgesOf, leaf, lineAfter, type Node, sizeOf } from './tree.js';
import { worldsOf } from './world.js';

type Move = MoveOf<AnyGame>;

/** Whether no other move can catch up with the most visited one in the remaining iterations. */
function decided(edges: Iterable<Edge>, left: number): boolean {
  let [most, second] = [0, 0];
  for (const { visits } of edges)
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  return most - second > left;
}

/** The answer of the search so far: the move tried most often, and of equals the one with the best rewards. */
function answer({ game, root, seat, lot }: Search, legal: readonly Move[]): Choice<Move> {
  const edges = edgesOf(root, seat);
  const drawn = drawByShare(edges.values(), lot);
  let [best, taken]: [Edge | undefined, Move] = [undefined, legal[0] as Move];
  const candidates = legal.map((move): Candidate<Move> => {
    const edge = edges.get(game.encodeMove(move));
    if (edge === undefined || edge.visits === 0) return { move, value: 0, visits: 0 };
    const { value, visits } = edge;
    const more = visits - (best?.visits ?? 0);
    if (drawn !== undefined) {
      if (edge === drawn) [best, taken] = [edge, move];
    } else if (best === undefined || more > 0 || (more === 0 && standingOf(edge) > standingOf(best)))
      [best, taken] = [edge, move];
    return { move, value: value / visits, visits };
  });
  return { move: taken, candidates, line: [taken, ...(best === undefined ? [] : lineAfter(root, best))] };
}

/**
 * The search of {@link searchBot} in portions, so that a page or a server can do other work in between: yields its answer so far
 * after each portion, and returns the final one.
 *
 * @param portion - How many iterations a portion has; default 50.
 * @throws RangeError that names an option out of bounds.
 * @example
 * ```ts
 * import { searchSteps } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const view = sealed.view(sealed.newGame({ seed: 'monday' }), 0);
 * const turn = { view, seat: 0, legal: sealed.legalMoves(view), random: () => 0.5 };
 * for (const { move } of searchSteps(sealed, turn, { iterations: 200 }, 100)) console.log(sealed.encodeMove(move));
 * ```
 * @category Bots
 */
export function searchSteps<G extends AnyGame>(
  game: G,
  turn: Turn<ViewOf<G>, MoveOf<G>>,
  options: SearchOptions<G> = {},
  portion = 50,
): Generator<Choice<MoveOf<G>>, Choice<MoveOf<G>>, void> {
  gameGiven('searchSteps', game);
  const steps = stepsFrom(leaf(), game, turn, settle(game, options as unknown as SearchOptions), portion);
  return steps as ReturnType<typeof searchSteps<G>>;
}

/** The search from a root, possibly of an earlier search. */
function* stepsFrom(
  root: Node,
  game: AnyGame,
  { view, seat, legal, random }: Turn<BaseView, BaseMove>,
  settings: Settings,
  portion: number,
): Generator<Choice<BaseMove>, Choice<BaseMove>, void> {
  const scripted = game.seats(view).map(({ role }) => role === 'script');
  const bound = settings.root === 'bound';
  const mixing = settings.simultaneous === 'regret';
  const lot = mixing ? random() : 0;
  const room = { left: settings.nodes - sizeOf(root) };
  const search: Search = { game, settings, seat, random, scripted, root, room, lot, trying: undefined };
  if (legal.length === 1) return answer(search, legal);
  const sure = sureWin(game, { view, seat, legal }, settings.proof, random);
  if (sure !== undefined) {
    const { move, line, played, proven } = sure;
    return { move, candidates: [{ move, value: 1, visits: played }], line, ...(proven && { proven }) };
  }
  const worlds = worldsOf(game, view, settings.worlds, random);
  const edges = edgesOf(root, seat);
  const first = worlds.numbered(0);
  const moves = movesOf(search, first, seat);
  favour(search, root, first, seat, moves);
  const own = moves.map((move) => edgeOf(game, edges, move));
  const turns = bound ? undefined : halving(own, settings.iterations, settings.early);
  for (let i = 1; ; i++) {
    const turn = turns?.next();
    if (turn?.done === true) return answer(search, legal);
    search.trying = turn?.value;
    iterate(search, search.trying === undefined ? worlds.next() : worlds.numbered(search.trying.visits));
    const left = settings.iterations - i;
    const settled = settings.early && bound && !mixing && decided(edges.values(), left);
    if (left <= 0 || settled || settings.stop()) return answer(search, legal);
    if (i % portion === 0) yield answer(search, legal);
  }
}

/** The part of an earlier tree of the same game that a turn goes on with. */
function rootAfter(
  game: AnyGame,
  { others }: Settings,
  past: Past,
  { view, seat, random }: Turn<BaseView, BaseMove>,
): Node | undefined {
  if (view.ply <= past.view.ply) return undefined;
  const searched = others === 'tree' && game.seats(view).some(({ role }, at) => role !== 'script' && at !== seat);
  // Where only this seat has moves in the tree, the next one follows the last one at once.
  return searched ? nodeOf(game, past, view, seat, random) : past.node;
}

/**
 * Information set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012) with open loops. Each iteration completes the view
 * to a full state, follows its legal moves down one shared tree by their upper confidence bound, adds a move, plays on for a while
 * and judges the position by victory and margin. Chance and scripted opponents are played, the other seats search, each for itself.
 * The bot takes a forced win at once. It calls the win `proven` only if nothing is hidden from its seat; where it has to guess, the
 * move wins in every guess. Otherwise it takes the move tried most often.
 *
 * It needs no options: the game brings its tuning. It sees its view and nothing else, and the same turn with the same `random` gets
 * the same answer. Only a bot that is to `reuse` its tree remembers: make one for each game, as `forGame` does.
 *
 * @param game - The game it plays.
 * @throws RangeError that names an option out of bounds.
 * @example
 * ```ts
 * import { searchBot } from '@wonders/core/bots';
 * import { sealed } from '@wonders/core/testing';
 * const bot = searchBot(sealed, { iterations: 200 });
 * const view = sealed.view(sealed.newGame({ seed: 'monday' }), 0);
 * console.log(bot({ view, seat: 0, legal: sealed.legalMoves(view), random: () => 0.5 }).candidates);
 * ```
 * @category Bots
 */
export function searchBot<G extends AnyGame>(game: G, options: SearchOptions<G> = {}): Bot<ViewOf<G>, MoveOf<G>> {
  gameGiven('searchBot', game);
  const settings = settle(game, options as unknown as SearchOptions);
  let kept: Past | undefined;
  return (turn) => {
    const { view, seat } = turn;
    const root = (kept && rootAfter(game, settings, kept, turn)) ?? leaf();
    age(root, seat, settings.reuse);
    const steps = stepsFrom(root, game, turn, settings, Number.POSITIVE_INFINITY);
    for (;;) {
      const { done, value } = steps.next();
      if (!done) continue;
      const choice = value as Choice<MoveOf<G>>;
      const node = settings.reuse > 0 ? edgesOf(root, seat).get(game.encodeMove(choice.move))?.next : undefined;
      kept = node && { view, move: choice.move, node };
      return choice;
    }
  };
}
