import { favour, iterate, movesOf, type Search } from '../bots/search/descent.js';
import { type SearchOptions, settle } from '../bots/search/options.js';
import { sureWin, type Win } from '../bots/search/proof.js';
import { endOf, lead } from '../bots/search/reward.js';
import { type Edge, edgeOf, edgesOf, leaf, lineAfter } from '../bots/search/tree.js';
import { type Worlds, worldsOf } from '../bots/search/world.js';
import type { AnyGame, MoveOf, StateOf, ViewOf } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import type { Odds } from '../contract/tuning.js';
import { victoryShare } from '../engine/ranking.js';
import { draw, seedRng } from '../rng/rng.js';
import { chanceOf, oddsOf } from './odds.js';

type Move = MoveOf<AnyGame>;

/** The question: which move of a seat is best, and how good is one of them. */
export interface Question {
  readonly view: ViewOf<AnyGame>;
  readonly seat: Seat;
  /** A move to judge in any case. */
  readonly played: Move | undefined;
  /** How many of the best moves are compared with each other, besides `played`; all, where there are no more. */
  readonly field: number;
  readonly iterations: number;
  readonly seed: string;
  /** How many iterations pass between two yields. */
  readonly portion: number;
  readonly search: SearchOptions;
  /** Who plays on after a move that is tried: the house bots, which tell what comes of it, or the search, which seeks the best play of all. */
  readonly by: 'house' | 'search';
}

/** A move in the worlds that it shares with the others of the field: the nth samples of all moves belong to the same world. */
export interface Judged {
  readonly move: Move;
  readonly code: string;
  /** The chance to win at the end of each trial, 0 to 1. */
  readonly chances: readonly number[];
  /** The lead at the end of each trial, in points. */
  readonly leads: readonly number[];
  /** Whether it wins whatever the others and chance do. */
  readonly proven: boolean;
  readonly line: readonly Move[];
}

/** The result. */
export interface Judgement {
  /** The compared moves, the best first. */
  readonly field: readonly Judged[];
  /** The margin of the search: a large difference in points. */
  readonly margin: number;
}

/** For how many iterations a trial stands: house bots think longer than a search. */
const COSTS = { house: 2, search: 1 } as const;

/** After so many decisions of house bots `evaluate` judges a trial. */
const AHEAD = 8;

/** Fewer moves than this do not get more trials each: house bots need no more. */
const FEW = { house: 3, search: 1 } as const;

/** How many times the usual budget goes into the search for forced wins. */
const PROOF = 4;

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** A search that judges a position where the tree ends, in place of playing on at random: random moves tell little of what a move is worth. */
const calm = (game: AnyGame, search: SearchOptions): SearchOptions =>
  (search.playout ?? game.search?.playout ?? 'random') === 'random' && (search.evaluate ?? game.evaluate) !== undefined
    ? { depth: 0, ...search }
    : search;

/** The chance to win and the lead where a trial ended. */
function ending({ game, settings, seat }: Search, odds: Odds, position: StateOf<AnyGame>): readonly [number, number] {
  const end = endOf(game, settings, position);
  if (end !== undefined) return [victoryShare(end, seat), lead(end, seat)];
  const points = settings.evaluate?.(position, seat) as number;
  return [settings.judge?.(position)[seat] ?? chanceOf(odds, points, position.ply), points];
}

/** A mutable {@link Judged} while it is tried. */
interface Tried {
  readonly edge: Edge;
  readonly proof: Win | undefined;
  readonly chances: number[];
  readonly leads: number[];
}

/** House bots play on after a move, as far as `evaluate` needs it. */
function playOn(
  { game, settings, scripted, random }: Search,
  draft: ReturnType<AnyGame['fast']['clone']>,
  move: Move,
): void {
  game.fast.play(draft, move);
  const depth = settings.evaluate === undefined ? Number.POSITIVE_INFINITY : AHEAD;
  for (let left = depth; left > 0 && draft.pending.length > 0; left--) {
    const [seat] = game.activeSeats(draft) as [Seat];
    game.fast.play(draft, scripted[seat] ? game.fast.randomMove(draft, random) : game.botMove(draft, seat));
  }
}

/** Tries each move of the field in the same worlds: what chance draws is the same as long as the games are. */
function* compare(
  search: Search,
  odds: Odds,
  worlds: Worlds,
  field: readonly Tried[],
  { iterations, portion, by }: Question,
): Generator<void, void, void> {
  const costs = COSTS[by];
  const trials = Math.max(2, Math.ceil(iterations / 2 / costs / Math.max(FEW[by], field.length)));
  for (let world = 0; world < trials; world++) {
    for (const { edge, chances, leads } of field) {
      const draft = worlds.numbered(world);
      search.trying = edge;
      if (by === 'house') playOn(search, draft, edge.move);
      else iterate(search, draft);
      const [chance, points] = ending(search, odds, draft);
      chances.push(chance);
      leads.push(points);
    }
    if ((world * field.length * costs) % portion < field.length * costs) yield;
  }
}

/**
 * Judges the moves of a seat by its view. Half of the iterations search for the best moves. The other half tries these and the move that was
 * made in the same worlds, so that the luck that they share cancels out. Where house bots play on, their own move is among them, and the odds
 * of the game make chances of leads: a chance is what comes of a move among house bots, however long the search was.
 */
export function* judge(game: AnyGame, question: Question): Generator<void, Judgement, void> {
  const { view, seat, played, iterations, portion } = question;
  const own = question.by === 'house' ? calm(game, question.search) : question.search;
  const settings = settle(game, { ...own, iterations, root: 'bound', chances: 0, reuse: 0 });
  const rng = seedRng(question.seed);
  const random = () => draw(rng);
  const scripted = game.seats(view).map(({ role }) => role === 'script');
  const search: Search = {
    game,
    settings,
    seat,
    random,
    scripted,
    root: leaf(),
    room: { left: settings.nodes },
    lot: 0,
    trying: undefined,
  };
  const odds = oddsOf(game, view, settings.margin);
  const worlds = worldsOf(game, view, 0, random);
  const edges = edgesOf(search.root, seat);
  const edgeFor = (move: Move) => edgeOf(game, edges, move);
  const legal: readonly Move[] = game.legalMoves(view, seat);
  const proofOf = (moves: readonly Move[]): Win | undefined => {
    const win = sureWin(game, { view, seat, legal: moves }, settings.proof * PROOF, random);
    return win?.proven === true ? win : undefined;
  };
  const kept = played === undefined ? undefined : proofOf([played]);
  const win = kept ?? proofOf(legal);
  const known: Move[] = win === undefined ? [] : [win.move];
  const all = question.field >= legal.length;
  if (win === undefined && legal.length > 1) {
    const first = worlds.numbered(0);
    const considered = movesOf(search, first, seat);
    favour(search, search.root, first, seat, considered);
    for (const move of considered) edgeFor(move);
    for (let i = 1; i <= iterations / 2; i++) {
      iterate(search, worlds.next());
      if (i % portion === 0) yield;
    }
    const ranked = [...edges.values()].filter(({ visits }) => visits > 0).sort((a, b) => b.visits - a.visits);
    known.push(...(all ? legal : ranked.slice(0, question.field).map(({ move }) => move)));
  } else if (win === undefined) known.push(...legal);
  if (question.by === 'house') known.push(game.botMove(view, seat));
  const moves = new Set([...known, ...(played === undefined ? [] : [played])].map(edgeFor));
  const field = [...moves].map((edge): Tried => {
    const proof = win !== undefined && edge === edgeFor(win.move) ? win : undefined;
    return { edge, proof, chances: [], leads: [] };
  });
  yield* compare(search, odds, worlds, field, question);
  const judged = field.map(({ edge, proof, chances, leads }): Judged => {
    const line = proof?.line ?? [edge.move, ...lineAfter(search.root, edge)];
    return { move: edge.move, code: edge.code, chances, leads, proven: proof !== undefined, line };
  });
  // All have been tried in as many worlds, so that sums compare as averages do.
  const order = (a: Judged, b: Judged) =>
    Number(b.proven) - Number(a.proven) || sum(b.chances) - sum(a.chances) || sum(b.leads) - sum(a.leads);
  return { field: judged.sort(order), margin: settings.margin };
}

/** A judgement without pauses. */
export function judgement(game: AnyGame, question: Omit<Question, 'portion'>): Judgement {
  const steps = judge(game, { ...question, portion: Number.POSITIVE_INFINITY });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
