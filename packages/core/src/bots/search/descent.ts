import type { AnyGame, MoveOf, StateOf } from '../../contract/game.js';
import type { Seat } from '../../contract/position.js';
import { letFall, noFalls } from './chance.js';
import type { Policy, Settings } from './options.js';
import { drawByRegret } from './regret.js';
import { endOf, worth } from './reward.js';
import { type Edge, edgeOf, edgesIn, edgesOf, follow, type Node, nextOf, type Room } from './tree.js';

type Draft = ReturnType<AnyGame['fast']['clone']>;
type Move = MoveOf<AnyGame>;

/** A running search: what stays the same from one iteration to the next. */
export interface Search {
  readonly game: AnyGame;
  readonly settings: Settings;
  readonly seat: Seat;
  readonly random: () => number;
  /** Whether a seat follows the script: its moves are known and not searched. */
  readonly scripted: readonly boolean[];
  readonly root: Node;
  readonly room: Room;
  /** Random numbers from 0 to 1, to draw from a mixture of moves. */
  readonly lot: number;
  /** The own move that this iteration tries, where halving and not the bound chooses it. */
  trying: Edge | undefined;
}

/** A move on the way down the tree. */
interface Step {
  readonly edge: Edge;
  readonly seat: Seat;
  /** Gets the reward, where something other than the bound chose the move. */
  readonly learn?: (reward: number) => void;
}

/** The move of a policy. */
function decide({ game, random }: Search, policy: Policy<AnyGame>, draft: Draft, seat: Seat): Move {
  if (policy === 'random') return game.fast.randomMove(draft, random);
  if (policy === 'house') return game.botMove(draft, seat);
  return policy(draft as StateOf<AnyGame>, seat, random);
}

/** The legal moves of a seat that the search considers. */
export function movesOf({ game }: Search, draft: Draft, seat: Seat): readonly Move[] {
  return game.candidates?.(draft, seat) ?? game.legalMoves(draft, seat);
}

/** Gives each move what the policy says of it, where there is one that it has not heard of: later worlds may bring new ones. */
function foretell({ settings }: Search, draft: Draft, seat: Seat, here: readonly Edge[]): void {
  if (settings.policy === undefined || here.every(({ bias }) => bias > 0)) return;
  const moves = here.map(({ move }) => move);
  const shares = settings.policy(draft as StateOf<AnyGame>, seat, moves);
  for (const [i, edge] of here.entries()) if (edge.bias === 0) edge.bias = shares[i] as number;
}

/** Gives the move of the prior its bias, or each of the moves what the judge or the policy says of it. */
export function favour(search: Search, node: Node, draft: Draft, seat: Seat, moves: readonly Move[]): void {
  const { game, settings } = search;
  const { prior, judge, bias } = settings;
  if (prior === 'judge') {
    for (const edge of edgesIn(game, node, seat, moves)) {
      const next = game.fast.clone(draft as StateOf<AnyGame>);
      game.fast.play(next, edge.move);
      edge.judged = judge?.(next as StateOf<AnyGame>)[seat];
    }
  } else if (prior === 'policy') foretell(search, draft, seat, edgesIn(game, node, seat, moves));
  else if (prior !== 'none') edgeOf(game, edgesOf(node, seat), decide(search, prior, draft, seat)).bias = bias;
}

/** The move of one seat at a node of the tree. */
function choose(search: Search, node: Node, draft: Draft, seat: Seat, ply: number, alone: boolean): Step {
  const { game, settings, random, root } = search;
  if (node === root && seat === search.seat && search.trying !== undefined) return { edge: search.trying, seat };
  const edges = edgesOf(node, seat);
  const moves = movesOf(search, draft, seat);
  if (edges.size === 0 && (ply < settings.guided || settings.prior === 'judge'))
    favour(search, node, draft, seat, moves);
  if (!alone && settings.simultaneous === 'regret') {
    const here = moves.map((move) => edgeOf(game, edges, move));
    return { seat, ...drawByRegret(here, random) };
  }
  const here = edgesIn(game, node, seat, moves);
  if (settings.prior === 'policy') foretell(search, draft, seat, here);
  const urgency = node === root ? Number.POSITIVE_INFINITY : settings.urgency;
  return { seat, edge: follow(here, settings, urgency, random) };
}

/** Plays the moves of the root, and each outcome of chance after them as often as it is likely. Gives the outcomes as text. */
function playEvenly({ game, settings, random }: Search, draft: Draft, steps: readonly Step[]): string {
  const { rng } = draft;
  draft.rng = null;
  for (const { edge } of steps) game.fast.play(draft, edge.move);
  const [{ edge }] = steps as readonly [Step];
  edge.falls ??= noFalls();
  const fallen = letFall(game, draft, edge.falls, settings.chances, random);
  draft.rng = rng;
  return fallen;
}

/** One decision inside the tree; `undefined` when the tree ends here. */
function descend(
  search: Search,
  node: Node,
  draft: Draft,
  path: Step[],
  actors: readonly Seat[],
  ply: number,
): Node | undefined {
  // Seats that choose at the same time do not know each other's choices: all moves are picked before any is played.
  const steps = actors.map((seat) => choose(search, node, draft, seat, ply, actors.length === 1));
  const fresh = steps.some(({ edge }) => edge.visits === 0);
  path.push(...steps);
  let fallen = '';
  if (node === search.root && search.settings.chances > 0) fallen = playEvenly(search, draft, steps);
  else for (const { edge } of steps) search.game.fast.play(draft, edge.move);
  return fresh
    ? undefined
    : nextOf(
        node,
        steps.map(({ edge }) => edge),
        fallen,
        search.room,
      );
}

/** One iteration: down the tree, through the playout, and back up with the reward. */
export function iterate(search: Search, draft: Draft): void {
  const { game, settings, seat, scripted } = search;
  const path: Step[] = [];
  let node: Node | undefined = search.root;
  // The own move first, even when several seats choose at the same time and another one is asked before.
  let actors: readonly Seat[] = game.activeSeats(draft);
  if (actors[0] !== seat) actors = [seat, ...actors.filter((each) => each !== seat)];
  for (let ply = 0; node !== undefined && actors.length > 0; actors = game.activeSeats(draft)) {
    const [first] = actors as [Seat];
    if (scripted[first]) game.fast.play(draft, game.fast.randomMove(draft, search.random));
    else if (first !== seat && settings.others !== 'tree')
      game.fast.play(draft, decide(search, settings.others, draft, first));
    else {
      const searched = settings.others === 'tree' ? actors : [first];
      node = descend(search, node, draft, path, searched, ply);
      if (++ply >= settings.plies) node = undefined;
    }
  }
  playOut(search, draft);
  const judged = settings.judge?.(draft as StateOf<AnyGame>);
  const rewards: number[] = judged === undefined ? [] : [...judged];
  const end = judged === undefined ? endOf(game, settings, draft) : undefined;
  for (const { edge, seat: mover, learn } of path) {
    rewards[mover] ??= worth(settings, draft, mover, end);
    const reward = rewards[mover] as number;
    edge.visits++;
    edge.value += reward;
    learn?.(reward);
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
