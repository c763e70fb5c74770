import { botNamed } from '../bots/names.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../contract/game.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';
import type { GameRecord } from '../records/record.js';
import { draw, seedRng } from '../rng/rng.js';
import { createTable } from '../table/table.js';
import { stateOf } from '../table/value.js';
import { forcedSolution, gainSolution, judgeAll, type Puzzle, type PuzzleDepth, type Solution } from './puzzle.js';

/**
 * How {@link puzzles} looks for puzzles.
 *
 * @category Coach
 */
export interface PuzzleOptions extends PuzzleDepth {
  /** The bots that grade, by name, from weak to strong. Default: greedy, house, and searches of 50, 200 and 1000 iterations. */
  readonly bots?: readonly string[];
  /** How many puzzles a game may give: a whole number from 1. Default 1. */
  readonly most?: number;
}

const BOTS = ['greedy', 'house', 'search:50', 'search:200', 'search:1000'] as const;

/** Positions are solved when at most this many moves are left. */
const NEAR = 12;

/** A part of the depth, for a first look. */
const GLANCE = 10;

/** Whether a random game from here soon ends. */
function isNearEnd(game: AnyGame, state: StateOf<AnyGame>, seed: string): boolean {
  const rng = seedRng(seed);
  const draft = game.fast.clone(state);
  for (let i = 0; i < NEAR && draft.pending.length > 0; i++)
    game.fast.play(
      draft,
      game.fast.randomMove(draft, () => draw(rng)),
    );
  return draft.pending.length === 0;
}

/** The one right move of a position: at a first look, and then at the full depth. */
function solutionOf(game: AnyGame, state: StateOf<AnyGame>, seat: Seat, depth: PuzzleDepth): Solution | undefined {
  const legal = game.legalMoves(state, seat).length;
  if (legal < 2) return undefined;
  if (isNearEnd(game, state, `near/${depth.seed}`)) {
    const forced = forcedSolution(game, state, seat, depth);
    if (forced !== undefined) return forced;
  }
  const glance = {
    ...depth,
    iterations: Math.max(20, Math.floor((depth.iterations ?? 4000) / GLANCE)),
    seed: 'glance',
  };
  const first = gainSolution(game, state, seat, { ...glance, points: (depth.points ?? 4) / 2 });
  const found = first && gainSolution(game, state, seat, depth);
  return found?.solution === first?.solution ? found : undefined;
}

/** The bots that choose otherwise. */
function missedBy(
  game: AnyGame,
  state: StateOf<AnyGame>,
  seat: Seat,
  solution: string,
  bots: readonly string[],
): readonly string[] {
  const view = game.view(state, seat);
  return bots.filter((name) => {
    const rng = seedRng(`grade/${name}`);
    const turn = { view, seat, legal: game.legalMoves(view, seat), random: () => draw(rng) };
    return game.encodeMove(botNamed(game, name)(turn).move) !== solution;
  });
}

/**
 * Looks for puzzles in games: positions of a player in which exactly one move forces the win, exactly one avoids a forced loss, or every
 * other move loses points. Forced wins and losses are solved to the end, over every answer and every outcome of chance; points are those
 * of a deep search, whose interval has to agree.
 *
 * @param records - The games; each gives `most` puzzles at most, the last ones first.
 * @returns A generator that yields `undefined` after each position without a puzzle, so that a program can show progress and stop.
 * @throws RangeError for a bot that has no such name; as `replay` does for a record that cannot be played.
 * @example
 * ```ts
 * import { checkPuzzle, puzzles } from '@wonders/core/coach';
 * import { createTable, playthroughOf, playBots } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const setting = { options: { seats: 2, seed: 'monday' }, seats: { 0: 'script', 1: 'script' } } as const;
 * const { record } = playthroughOf(playBots(createTable(sealed, setting)));
 * for (const puzzle of puzzles(sealed, [record], { iterations: 100, bots: ['random'] }))
 *   if (puzzle !== undefined) console.log(checkPuzzle(sealed, puzzle, { iterations: 100 }));
 * ```
 * @category Coach
 */
export function* puzzles<G extends AnyGame>(
  game: G,
  records: Iterable<GameRecord<MoveOf<G>, OptionsOf<G>>>,
  { bots = BOTS, most = 1, ...depth }: PuzzleOptions = {},
): Generator<Puzzle | undefined, void, void> {
  gameGiven('puzzles', game);
  for (const record of records) {
    const table = createTable(game, { record });
    const codes = record.moves.map((move) => game.encodeMove(move));
    let found = 0;
    for (let ply = table.played.length - 1; ply >= 0 && found < most; ply--) {
      const state = stateOf(table, ply);
      const seat = table.played[ply]?.seat ?? CHANCE;
      if (game.seats(state)[seat]?.role !== 'player') continue;
      const solved = solutionOf(game, state, seat, depth);
      if (solved === undefined) {
        yield undefined;
        continue;
      }
      found++;
      const missed = missedBy(game, state, seat, solved.solution, bots);
      const { field } = judgeAll(game, state, seat, depth);
      const { line = [] } = field.find(({ code }) => code === solved.solution) ?? {};
      yield {
        game: game.id,
        rules: game.rules,
        kind: solved.kind,
        options: { ...record.options },
        moves: codes.slice(0, ply),
        seat,
        solution: solved.solution,
        line: line.map((move) => game.encodeMove(move as MoveOf<G>)),
        next: solved.next,
        points: solved.points,
        missedBy: missed,
        grade: 1 + missed.length,
      };
    }
  }
}
