import type { AnyGame, MoveOf, StateOf, ViewOf } from '../../game.js';
import type { Seat } from '../../position.js';
import type { Bot, Candidate, Choice, Turn } from '../bot.js';
import { halving, standingOf } from './halving.js';
import { type Policy, type SearchOptions, type Settings, settle } from './options.js';
import { provenWin } from './proof.js';
import { worth } from './reward.js';
import { type Edge, edgeOf, edgesOf, follow, leaf, lineAfter, type Node, nextOf } from './tree.js';
import { worldsOf } from './world.js';

type Draft = ReturnType<AnyGame['fast']['clone']>;
type Move = MoveOf<AnyGame>;

/** A search under way: what stays the same from one iteration to the next. */
interface Search {
  readonly game: AnyGame;
  readonly settings: Settings;
  readonly seat: Seat;
  readonly random: () => number;
  /** Whether a seat is the scripted opponent's, whose moves are known and not searched. */
  readonly scripted: readonly boolean[];
  readonly root: Node;
  /** The own move that this iteration tries, where it is not left to the bound. */
  trying: Edge | undefined;
}

/** The move of a policy. */
function decide({ game, random }: Search, policy: Policy<AnyGame>, draft: Draft, seat: Seat): Move {
  if (policy === 'random') return game.fast.randomMove(draft, random);
  if (policy === 'house') return game.botMove(draft, seat);
  return policy(draft as StateOf<AnyGame>, seat, random);
}

/** The legal moves of a seat that are worth a thought. */
function movesOf({ game }: Search, draft: Draft, seat: Seat): readonly Move[] {
  return game.candidates?.(draft, seat) ?? game.legalMoves(draft, seat);
}

/** One decision inside the tree; `undefined` when the tree ends here. */
function descend(search: Search, node: Node, draft: Draft, path: [Edge, Seat][], actors: readonly Seat[]) {
  const { game, settings, random, root } = search;
  const chosen: Edge[] = [];
  let fresh = false;
  // Who chooses at the same time as others does not know what they choose: all moves are picked before any is played.
  for (const actor of actors) {
    const given = node === root && actor === search.seat ? search.trying : undefined;
    const urgency = node === root ? Number.POSITIVE_INFINITY : settings.urgency;
    const edge = given ?? follow(game, edgesOf(node, actor), movesOf(search, draft, actor), settings, urgency, random);
    fresh ||= edge.visits === 0;
    chosen.push(edge);
    path.push([edge, actor]);
  }
  for (const edge of chosen) game.fast.play(draft, edge.move);
  return fresh ? undefined : nextOf(node, chosen);
}

/** Down the tree, on by the playout, and back with what that brought. */
function iterate(search: Search, draft: Draft): void {
  const { game, settings, seat, scripted } = search;
  const path: [Edge, Seat][] = [];
  let node: Node | undefined = search.root;
  // The own move first, even when others choose at the same time and are asked before.
  let actors: readonly Seat[] = game.activeSeats(draft);
  if (actors[0] !== seat) actors = [seat, ...actors.filter((each) => each !== seat)];
  for (let ply = 0; node !== undefined && actors.length > 0; actors = game.activeSeats(draft)) {
    const [first] = actors as [Seat];
    if (scripted[first]) game.fast.play(draft, game.fast.randomMove(draft, search.random));
    else if (first !== seat && settings.others !== 'tree')
      game.fast.play(draft, decide(search, settings.others, draft, first));
    else {
      const searched = settings.others === 'tree' ? actors : [first];
      node = descend(search, node, draft, path, searched);
      if (++ply >= settings.plies) node = undefined;
    }
  }
  playOut(search, draft);
  const rewards: number[] = [];
  for (const [edge, mover] of path) {
    rewards[mover] ??= worth(game, settings, draft, mover);
    edge.visits++;
    edge.value += rewards[mover] as number;
  }
}

/** Plays on beyond the tree, as far as the settings say. */
function playOut(search: Search, draft: Draft): void {
  const { game, settings, random, scripted } = search;
  const { playout, probability, depth } = settings;
  const drawn = playout === 'random';
  for (let left = depth; left > 0 && draft.pending.length > 0; left--) {
    const free = !drawn && (probability === 1 || random() < probability);
    const [seat] = free ? (game.activeSeats(draft) as [Seat]) : [-1];
    const move = free && !scripted[seat] ? decide(search, playout, draft, seat) : game.fast.randomMove(draft, random);
    game.fast.play(draft, move);
  }
}

/** Whether no other move can be tried as often as the one tried most, even with all the iterations that are left. */
function decided(edges: Iterable<Edge>, left: number): boolean {
  let [most, second] = [0, 0];
  for (const { visits } of edges)
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  return most - second > left;
}

/** What the search would answer now: the move tried most often, of equals the one that brought most. */
function answer({ game, root, seat }: Search, legal: readonly Move[], sure?: Move): Choice<Move> {
  const edges = edgesOf(root, seat);
  let [best, taken]: [Edge | undefined, Move] = [undefined, legal[0]];
  const candidates = legal.map((move): Candidate<Move> => {
    const edge = edges.get(game.encodeMove(move));
    if (edge === undefined || edge.visits === 0) return { move, value: 0, visits: 0 };
    const { value, visits } = edge;
    const more = visits - (best?.visits ?? 0);
    if (best === undefined || more > 0 || (more === 0 && standingOf(edge) > standingOf(best)))
      [best, taken] = [edge, move];
    return { move, value: value / visits, visits };
  });
  if (sure !== undefined) return { move: sure, candidates, line: [sure], proven: true };
  return { move: taken, candidates, line: [taken, ...(best === undefined ? [] : lineAfter(root, best))] };
}

/**
 * The search of {@link searchBot} in portions, so that a page or a server can do something else in between: yields what it
 * would answer after every portion, and returns its answer.
 *
 * @param portion - How many iterations a portion has; default 50.
 * @throws RangeError that names an option which is out of bounds.
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
export function* searchSteps<G extends AnyGame>(
  game: G,
  { view, seat, legal, random }: Turn<ViewOf<G>, MoveOf<G>>,
  options: SearchOptions<G> = {},
  portion = 50,
): Generator<Choice<MoveOf<G>>, Choice<MoveOf<G>>, void> {
  const settings = settle(game, options as SearchOptions);
  const scripted = game.seats(view).map(({ role }) => role === 'script');
  const search: Search = { game, settings, seat, random, scripted, root: leaf(), trying: undefined };
  if (legal.length === 1) return answer(search, legal);
  const sure = provenWin(game, { view, seat, legal }, settings.proof, random);
  if (sure !== undefined) return answer(search, legal, sure);
  const worlds = worldsOf(game, view, settings.worlds, random);
  const edges = edgesOf(search.root, seat);
  const first = worlds.numbered(0);
  if (settings.prior !== 'none') edgeOf(game, edges, decide(search, settings.prior, first, seat)).bias = settings.bias;
  const own = movesOf(search, first, seat).map((move) => edgeOf(game, edges, move));
  const turns = settings.root === 'halving' ? halving(own, settings.iterations) : undefined;
  for (let i = 1; ; i++) {
    search.trying = turns?.next().value ?? undefined;
    iterate(search, search.trying === undefined ? worlds.next() : worlds.numbered(search.trying.visits));
    const left = settings.iterations - i;
    const settled = settings.early && turns === undefined && decided(edges.values(), left);
    if (left <= 0 || settled || settings.stop()) return answer(search, legal);
    if (i % portion === 0) yield answer(search, legal);
  }
}

/**
 * Searches the tree of what may happen: information set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012)
 * with open loops. Each iteration fills the view to a full state, follows the moves that are legal in it down one shared
 * tree by their upper confidence bound, adds a move, plays on for a while and judges what that has led to by victory and
 * margin. Chance and scripted opponents are played, the other seats are searched, each for itself. A win that nothing can
 * prevent is taken at once. Otherwise it takes the move tried most often.
 *
 * It needs no options: the game brings its tuning. It sees its view and nothing else, and the same turn with the same
 * `random` gets the same answer.
 *
 * @param game - The game it plays.
 * @throws RangeError that names an option which is out of bounds.
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
  settle(game, options as SearchOptions);
  return (turn) => {
    const steps = searchSteps(game, turn, options, Number.POSITIVE_INFINITY);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  };
}
