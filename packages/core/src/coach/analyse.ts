import type { SearchOptions } from '../bots/search/options.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf, ViewOf } from '../contract/game.js';
import type { Outcome } from '../contract/outcome.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';
import type { GameRecord } from '../records/record.js';
import { createTable } from '../table/table.js';
import { stateOf } from '../table/value.js';
import { classOf, type MoveClass } from './classes.js';
import { type Estimate, estimateOf, exactly } from './estimate.js';
import { type Judged, type Judgement, judge, type Question } from './judge.js';

/**
 * How {@link analyse} works.
 *
 * @category Coach
 */
export interface AnalyseOptions {
  /** Whose moves; default: the first seat that a player has. */
  readonly seat?: Seat;
  /** Iterations of the search for each of its decisions: a whole number, 10 or more; default 400. */
  readonly iterations?: number;
  /** Iterations for the whole game instead, shared out evenly among its decisions, which get 10 at least. */
  readonly budget?: number;
  /** The seed of the analysis: equal seeds, equal results. It has nothing to do with that of the game. Default `'coach'`. */
  readonly seed?: string;
  /** How many iterations pass between two yields: a whole number, 1 or more; default 200. */
  readonly portion?: number;
  /** Settings of the search. They replace the game's own. */
  readonly search?: Omit<SearchOptions, 'iterations' | 'early' | 'stop'>;
}

/**
 * A move of the seat, judged by what the seat could know when it made it.
 *
 * @category Coach
 */
export interface Review<M = unknown> {
  /** How many moves of the record came before it. */
  readonly ply: number;
  /** The move that the seat made. */
  readonly move: M;
  /** The best move that the search found; the move that was made, where it found none better. */
  readonly best: M;
  /** The line of play that it expects, the best move first. */
  readonly line: readonly M[];
  /** How many legal moves there were. */
  readonly legal: number;
  /** The chance to win with the best move, 0 to 1. */
  readonly before: Estimate;
  /** The chance to win with the move that was made, 0 to 1. */
  readonly after: Estimate;
  /** The lead expected at the end, in points. */
  readonly points: {
    /** With the best move. */
    readonly before: Estimate;
    /** With the move that was made. */
    readonly after: Estimate;
  };
  /** The loss in the chance to win, 0 for the best move. Both moves are tried in the same worlds. */
  readonly loss: Estimate;
  /** The loss in points of the lead, 0 for the best move. */
  readonly lostPoints: Estimate;
  /** How good the move was, by the lower end of its loss: in doubt the milder class. */
  readonly class: MoveClass;
  /** Whether the best move wins whatever the others and chance do. */
  readonly proven: boolean;
}

/**
 * The game of a seat, as far as it has been analysed.
 *
 * @category Coach
 */
export interface Analysis<M = unknown> {
  /** The id of the game. */
  readonly game: string;
  /** The seat whose moves are judged. */
  readonly seat: Seat;
  /** Iterations for each decision. */
  readonly iterations: number;
  /** How many moves the seat made in the record. */
  readonly decisions: number;
  /** Its moves in order, as many as have been judged. */
  readonly reviews: readonly Review<M>[];
  /** How the game ended; absent when the record stops before. */
  readonly outcome?: Outcome;
}

const LEAST = 10;

function whole(name: string, value: number, least: number): number {
  if (Number.isInteger(value) && value >= least) return value;
  throw new RangeError(`${name} should be a whole number from ${least}, not ${value}`);
}

/** The seat to analyse. */
function seatOf(game: AnyGame, position: StateOf<AnyGame> | ViewOf<AnyGame>, asked: Seat | undefined): Seat {
  const infos = game.seats(position);
  const seat = asked ?? infos.findIndex(({ role }) => role === 'player');
  if (infos[seat]?.role !== 'player')
    throw new RangeError(`seat should be that of a player of ${game.id}, not ${String(seat)}`);
  return seat;
}

const less = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((each, i) => each - (b[i] ?? 0));
const CHANCES = [0, 1] as const;

/** A large difference between chances: eight decisions later few games are won or lost. */
const LARGE = 0.5;

/** What a hint and a review ask of a decision. Both judge alike, so that whoever follows a hint has made no mistake. */
export const questionOf = (
  view: ViewOf<AnyGame>,
  seat: Seat,
  played: MoveOf<AnyGame>,
  { seed, ...depth }: Pick<Question, 'iterations' | 'seed' | 'search'>,
): Omit<Question, 'portion'> => ({ view, seat, played, field: 2, ...depth, seed: `${seed}/${view.ply}`, by: 'house' });

/** The move with a code, as it was judged; each that a question asks about is. */
export const judgedAs = ({ field }: Judgement, code: string): Judged =>
  field.find((each) => each.code === code) as Judged;

/** The review of a move from the judgement of its decision. */
export function reviewOf(
  { field, margin }: Judgement,
  played: Judged,
): Pick<
  Review<MoveOf<AnyGame>>,
  'best' | 'line' | 'before' | 'after' | 'points' | 'loss' | 'lostPoints' | 'class' | 'proven'
> {
  const best = field[0] ?? played;
  const chanceOf = ({ proven, chances }: Judged) => (proven ? exactly(1) : estimateOf(chances, LARGE, CHANCES));
  const [before, after] = [chanceOf(best), chanceOf(played)];
  const kept = best === played;
  const lost = less(best.proven ? best.chances.map(() => 1) : best.chances, played.chances);
  const loss = kept ? exactly(0) : estimateOf(lost, LARGE, [-1, 1]);
  return {
    best: best.move,
    line: best.line,
    before,
    after,
    points: { before: estimateOf(best.leads, margin), after: estimateOf(played.leads, margin) },
    loss,
    lostPoints: kept ? exactly(0) : estimateOf(less(best.leads, played.leads), margin),
    class: classOf(loss, kept),
    proven: best.proven,
  };
}

/**
 * Judges the moves that a seat made, one after the other: its chance to win before and after, the best move with its line, and what
 * the move cost. It sees what the seat saw and nothing else: it would say the same whatever was hidden. Each figure has its interval,
 * and a move is called worse than the best one only if its interval says so.
 *
 * A generator: it yields what there is after each portion, and returns all of it. Stop whenever you like.
 *
 * @throws RangeError for a record of another game, a seat that no player has, or an option out of bounds; as `newGame` and `applyMove`
 *   do for a record that cannot be played.
 * @example
 * ```ts
 * import { analyse } from '@wonders/core/coach';
 * import { createTable, playthroughOf, playBots } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' }, seats: { 0: 'script', 1: 'script' } });
 * const { record } = playthroughOf(playBots(table));
 * for (const { reviews, decisions } of analyse(sealed, record)) if (reviews.length === decisions) break;
 * ```
 * @category Coach
 */
export function* analyse<G extends AnyGame>(
  game: G,
  record: GameRecord<MoveOf<G>, OptionsOf<G>>,
  options: AnalyseOptions = {},
): Generator<Analysis<MoveOf<G>>, Analysis<MoveOf<G>>, void> {
  gameGiven('analyse', game);
  const { seed = 'coach', search = {} } = options;
  if (record.game !== game.id) throw new RangeError(`a record of ${record.game}, not of ${game.id}`);
  const portion = whole('portion', options.portion ?? 200, 1);
  const table = createTable(game, { record });
  const seat = seatOf(game, stateOf(table, 0), options.seat);
  const own = table.played.flatMap(({ seat: mover }, ply) => (mover === seat && mover !== CHANCE ? [ply] : []));
  const iterations =
    options.budget === undefined
      ? whole('iterations', options.iterations ?? 400, LEAST)
      : Math.max(LEAST, Math.floor(whole('budget', options.budget, 1) / Math.max(1, own.length)));
  const outcome = game.outcome(stateOf(table));
  const ended = outcome === undefined ? {} : { outcome };
  let analysis: Analysis<MoveOf<G>> = { game: game.id, seat, iterations, decisions: own.length, reviews: [], ...ended };
  for (const ply of own) {
    const view = game.view(stateOf(table, ply), seat);
    const move = table.played[ply]?.move as MoveOf<G>;
    const question = questionOf(view, seat, move, { iterations, seed, search });
    const steps = judge(game, { ...question, portion });
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) yield analysis;
    const played = judgedAs(step.value, game.encodeMove(move));
    const legal = game.legalMoves(view, seat).length;
    const review = { ply, move, legal, ...reviewOf(step.value, played) } as Review<MoveOf<G>>;
    analysis = { ...analysis, reviews: [...analysis.reviews, review] };
    yield analysis;
  }
  return analysis;
}
