import { sees } from '../bots/search/proof.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../contract/game.js';
import type { Seat } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';
import { estimateOf } from './estimate.js';
import { type Judgement, judgement } from './judge.js';
import { type CoachLanguage, wordsFor } from './language.js';
import { solve } from './solve.js';

/**
 * Why there is only one solution: it alone forces the win, it alone does not lose by force, or every other move brings fewer
 * points.
 *
 * @category Coach
 */
export type PuzzleKind = 'win' | 'save' | 'gain';

/**
 * A position in which exactly one move is right, as plain JSON.
 *
 * @category Coach
 */
export interface Puzzle {
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the rules under which it was made. */
  readonly rules: number;
  readonly kind: PuzzleKind;
  /** All options of the game, the seed included. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The moves up to the position, as `encodeMove` writes them. */
  readonly moves: readonly string[];
  /** The seat that is to move. */
  readonly seat: Seat;
  /** The one right move, as `encodeMove` writes it. */
  readonly solution: string;
  /** The line of play that the search expects, the solution first. */
  readonly line: readonly string[];
  /** The next best move. */
  readonly next: string;
  /** By how many points the next best move is worse: the lower end of the interval. Only of the kind `gain`, else 0. */
  readonly points: number;
  /** The bots that miss it. */
  readonly missedBy: readonly string[];
  /** From 1, for the puzzles that every bot solves, upwards by one for each bot that misses it. */
  readonly grade: number;
}

/**
 * How deep puzzles are checked.
 *
 * @category Coach
 */
export interface PuzzleDepth {
  /** For `gain`: iterations of the search, 10 or more. Default 4000. */
  readonly iterations?: number;
  /** For `win` and `save`: how many moves may be played to solve the position after each legal move. Default 20,000. */
  readonly plays?: number;
  /** For `gain`: how many points every other move has to lose at least. Default 4. */
  readonly points?: number;
  /** The seed of the search. Default `'check'`. */
  readonly seed?: string;
}

/** The one right move of a position. */
export interface Solution {
  readonly kind: PuzzleKind;
  readonly solution: string;
  readonly next: string;
  readonly points: number;
}

/** More moves are not compared with each other. */
const MOST_MOVES = 16;

/** Judges every move of a seat. */
export function judgeAll(
  game: AnyGame,
  state: StateOf<AnyGame>,
  seat: Seat,
  { iterations = 4000, seed = 'check' }: PuzzleDepth,
): Judgement {
  return judgement(game, {
    view: game.view(state, seat),
    seat,
    played: undefined,
    field: Number.POSITIVE_INFINITY,
    iterations,
    seed,
    search: { proof: 0 },
    by: 'search',
  });
}

/** The moves of which something can be forced; `undefined` where that is not known of each of them. */
function forcing(
  game: AnyGame,
  state: StateOf<AnyGame>,
  seat: Seat,
  goal: 'win' | 'lose',
  claimant: Seat | undefined,
  plays: number,
): readonly string[] | undefined {
  const found: string[] = [];
  for (const move of game.legalMoves(state, seat)) {
    const verdict = solve({ game, seat, goal, claimant, left: plays }, state, move);
    if (verdict === 'unknown') return undefined;
    if (verdict === 'yes') found.push(game.encodeMove(move));
  }
  return found;
}

/** The move that alone wins, or alone does not lose, whatever happens; every other move is solved to its end. */
export function forcedSolution(
  game: AnyGame,
  state: StateOf<AnyGame>,
  seat: Seat,
  { plays = 20_000 }: PuzzleDepth,
): Solution | undefined {
  if (!sees(game, state, seat)) return undefined;
  const codes: readonly string[] = game.legalMoves(state, seat).map((move: MoveOf<AnyGame>) => game.encodeMove(move));
  const only = (kind: PuzzleKind, right: readonly string[]): Solution | undefined => {
    const [solution] = right;
    if (right.length !== 1 || solution === undefined) return undefined;
    return { kind, solution, next: codes.find((code) => code !== solution) ?? '', points: 0 };
  };
  const wins = forcing(game, state, seat, 'win', seat, plays);
  if (wins === undefined || wins.length > 0) return wins && only('win', wins);
  const infos = game.seats(state);
  const rivals = [...infos.keys()].filter((each) => each !== seat && infos[each]?.role === 'player');
  if (rivals.length > 1) return undefined;
  const losses = forcing(game, state, seat, 'lose', rivals[0], plays);
  return (
    losses &&
    only(
      'save',
      codes.filter((code) => !losses.includes(code)),
    )
  );
}

/** The move that brings clearly more points than each other one. */
export function gainSolution(
  game: AnyGame,
  state: StateOf<AnyGame>,
  seat: Seat,
  depth: PuzzleDepth,
): Solution | undefined {
  const legal = game.legalMoves(state, seat).length;
  if (legal < 2 || legal > MOST_MOVES) return undefined;
  const { points = 4 } = depth;
  const { field, margin } = judgeAll(game, state, seat, depth);
  const leadOf = ({ leads }: (typeof field)[number]): number => estimateOf(leads, 0).value;
  const [best, next] = [...field].sort((a, b) => leadOf(b) - leadOf(a));
  if (best === undefined || next === undefined) return undefined;
  const behind = field
    .filter((each) => each !== best)
    .map(({ leads }) =>
      estimateOf(
        best.leads.map((lead, world) => lead - (leads[world] ?? 0)),
        margin,
      ),
    );
  const least = Math.min(...behind.map(({ low }) => low));
  if (least < points) return undefined;
  return { kind: 'gain', solution: best.code, next: next.code, points: Math.floor(least) };
}

/**
 * Why a puzzle is none.
 *
 * @category Coach
 */
export type PuzzleIssue = 'other-game' | 'other-rules' | 'refused' | 'not-to-move' | 'no-solution' | 'other-solution';

/** The position of a puzzle; `undefined` where its moves cannot be played. */
function positionOf<G extends AnyGame>(game: G, { options, moves }: Puzzle): StateOf<G> | undefined {
  let state: StateOf<G> = game.newGame(options as OptionsOf<G>);
  for (const code of moves) {
    const move = game.decodeMove(code);
    if (move === undefined || game.check(state, move) !== undefined) return undefined;
    state = game.applyMove(state, move);
  }
  return state;
}

/**
 * Checks that a puzzle has exactly one solution, and that it is the given one: replays it, and solves it once more.
 *
 * @returns What is wrong; `undefined` for a puzzle.
 * @throws `InvalidOptionsError` as `newGame` does.
 * @category Coach
 */
export function checkPuzzle<G extends AnyGame>(
  game: G,
  puzzle: Puzzle,
  depth: PuzzleDepth = {},
): PuzzleIssue | undefined {
  gameGiven('checkPuzzle', game);
  if (puzzle.game !== game.id) return 'other-game';
  if (puzzle.rules !== game.rules) return 'other-rules';
  const state = positionOf(game, puzzle);
  if (state === undefined) return 'refused';
  if (!game.activeSeats(state).includes(puzzle.seat)) return 'not-to-move';
  const solved =
    puzzle.kind === 'gain'
      ? gainSolution(game, state, puzzle.seat, depth)
      : forcedSolution(game, state, puzzle.seat, depth);
  if (solved === undefined) return 'no-solution';
  return solved.solution === puzzle.solution && solved.kind === puzzle.kind ? undefined : 'other-solution';
}

/**
 * A puzzle in words: what is asked, and why the solution is the only one.
 *
 * @throws RangeError for a puzzle whose moves cannot be played.
 * @category Coach
 */
export function describePuzzle<G extends AnyGame>(
  game: G,
  puzzle: Puzzle,
  words: CoachLanguage<G> = {},
): { readonly task: string; readonly why: string } {
  gameGiven('describePuzzle', game);
  const { describeMove, coach } = wordsFor(game, words);
  const state = positionOf(game, puzzle);
  if (state === undefined) throw new RangeError(`the moves of a puzzle of ${game.id} cannot be played`);
  const view = game.view(state, puzzle.seat);
  const tell = (code: string): string => describeMove(view, game.decodeMove(code) as MoveOf<G>);
  const [move, others] = [tell(puzzle.solution), game.legalMoves(state, puzzle.seat).length - 1];
  const { kind, points } = puzzle;
  const why = kind === 'gain' ? coach.why.gain(move, tell(puzzle.next), points) : coach.why[kind](move, others);
  return { task: coach.task[kind], why };
}
