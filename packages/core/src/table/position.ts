import type { AnyGame, AskedOf, EndOf, MoveOf, ViewOf } from '../contract/game.js';
import type { Viewer } from '../contract/position.js';
import { tableGiven } from '../engine/given.js';
import { stateOf, type Table } from './value.js';

/**
 * A table as one viewer sees it: all that a page, a terminal or a client draws. Plain data that holds only what the viewer may know.
 *
 * @category Table
 */
export interface TablePosition<G extends AnyGame = AnyGame> {
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the game: a client with another one reloads its page. */
  readonly rules: number;
  /** Who looks: a seat, or `'spectator'`. */
  readonly viewer: Viewer;
  /** How many moves have been played. */
  readonly ply: number;
  /** The revision of the table. */
  readonly revision: number;
  /** What the viewer sees. */
  readonly view: ViewOf<G>;
  /** The moves that the viewer may make now; where the host answers chance, whatever may turn up. */
  readonly moves: readonly MoveOf<G>[];
  /** What is asked now, of the viewer or of another seat; `null` when the game is over. */
  readonly prompt: AskedOf<G>['prompt'] | null;
  /** What is about to end. */
  readonly notices: readonly AskedOf<G>['notice'][];
  /** How the game ended, by its rules or by a verdict; `null` while it goes on. */
  readonly outcome: EndOf<G> | null;
}

/**
 * The table as one viewer sees it. Draw this and nothing else: `describeTurn` of the words of the game says what is asked, or how the
 * game ended.
 *
 * @param ply - After how many moves; default all.
 * @throws `NoSuchSeatError` for a seat that the game does not have.
 * @example
 * ```ts
 * import { createTable, endGame, positionOf } from '@wonders/core/table';
 * import { sealed } from '@wonders/core/testing';
 * const table = createTable(sealed, { options: { seats: 2, seed: 'monday' } });
 * const { moves, prompt } = positionOf(table, 0);
 * console.log(moves.length, prompt?.key); // 2 bid
 * const resigned = endGame(table, 'resign', 0);
 * const ended = positionOf(resigned.ok ? resigned.table : table, 0);
 * console.log(ended.moves, ended.prompt, ended.outcome?.ending); // [] null resign
 * ```
 * @category Table
 */
export function positionOf<G extends AnyGame>(table: Table<G>, viewer: Viewer, ply?: number): TablePosition<G> {
  tableGiven('positionOf', table);
  const { game, revision } = table;
  const state = stateOf(table, ply);
  const view = game.view(state, viewer);
  return {
    game: game.id,
    rules: game.rules,
    viewer,
    ply: ply ?? table.played.length,
    revision,
    view,
    moves: game.legalMoves(view),
    prompt: game.promptOf(view) ?? null,
    notices: game.notices(view),
    outcome: game.outcome(state) ?? null,
  };
}
