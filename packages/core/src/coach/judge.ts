import { favour, iterate, movesOf, type Search } from '../bots/search/descent.js';
import { type SearchOptions, type Settings, settle } from '../bots/search/options.js';
import { sureWin, type Win } from '../bots/search/proof.js';
import { endOf, lead, worth } from '../bots/search/reward.js';
import { type Edge, edgeOf, edgesOf, leaf, lineAfter } from '../bots/search/tree.js';
import { type Worlds, worldsOf } from '../bots/search/world.js';
import type { AnyGame, MoveOf, StateOf, ViewOf } from '../contract/game.js';
import type { Outcome } from '../contract/outcome.js';
import type { Seat } from '../contract/position.js';
import { draw, seedRng } from '../rng/rng.js';

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

/** How many times the usual budget goes into the search for forced wins. */
const PROOF = 4;

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** The chance to win and the lead where a trial ended. */
function ending(game: AnyGame, settings: Settings, position: StateOf<AnyGame>, seat: Seat): readonly [number, number] {
  const end = endOf(game, settings, position);
  const chance = worth({ ...settings, victory: 1, reward: undefined }, position, seat, end);
  const guess = end === undefined ? settings.evaluate?.(position, seat) : undefined;
  return [chance, guess ?? lead(end as Outcome, seat)];
}

/** A mutable {@link Judged} while it is tried. */
interface Tried {
  readonly edge: Edge;
  readonly proof: Win | undefined;
  readonly chances: number[];
  readonly leads: number[];
}

/** Tries each move of the field in the same worlds. */
function* compare(
  search: Search,
  worlds: Worlds,
  field: readonly Tried[],
  trials: number,
  portion: number,
): Generator<void, void, void> {
  const { game, settings, seat } = search;
  for (let world = 0; world < trials; world++) {
    for (const { edge, chances, leads } of field) {
      search.trying = edge;
      const draft = worlds.numbered(world);
      iterate(search, draft);
      const [chance, points] = ending(game, settings, draft, seat);
      chances.push(chance);
      leads.push(points);
    }
    if ((world * field.length) % portion < field.length) yield;
  }
}

/**
 * Judges the moves of a seat by its view. Half of the iterations search for the best moves; the other half tries these and the move
 * that was made in the same worlds, so that the luck that they share cancels out.
 */
export function* judge(game: AnyGame, question: Question): Generator<void, Judgement, void> {
  const { view, seat, played, iterations, portion } = question;
  const settings = settle(game, { ...question.search, iterations, root: 'bound', chances: 0, reuse: 0 });
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
  const moves = new Set([...known, ...(played === undefined ? [] : [played])].map(edgeFor));
  const field = [...moves].map((edge): Tried => {
    const proof = win !== undefined && edge === edgeFor(win.move) ? win : undefined;
    return { edge, proof, chances: [], leads: [] };
  });
  yield* compare(search, worlds, field, Math.max(2, Math.ceil(iterations / 2 / field.length)), portion);
  const judged = field.map(({ edge, proof, chances, leads }): Judged => {
    const line = proof?.line ?? [edge.move, ...lineAfter(search.root, edge)];
    return { move: edge.move, code: edge.code, chances, leads, proven: proof !== undefined, line };
  });
  // All have been tried in as many worlds, so that sums compare as averages do.
  const order = (a: Judged, b: Judged) =>
    Number(b.proven) - Number(a.proven) || sum(b.chances) - sum(a.chances) || sum(b.leads) - sum(a.leads);
  return { field: judged.sort(order), margin: settings.margin };
}
