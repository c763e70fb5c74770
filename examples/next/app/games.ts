import { randomUUID } from 'node:crypto';
import { createTable, playAnswer, playBots, positionOf, type Table, undo } from '@wonders/core/table';
import { hal } from '@wonders/hal';
import { drawBoard } from '@wonders/hal/board';
import { describeTurn } from '@wonders/hal/words';

// #region games
/**
 * The tables by their ids. Next may load this module twice, for the page and for its actions. A server of yours stores their saves; this one
 * forgets them when it ends.
 */
const shared = globalThis as { tables?: Map<string, Table<typeof hal>> };
shared.tables ??= new Map();
const { tables } = shared;

/** What the page receives: the view of the person as a picture and nothing else. The state with the order of the cards stays here. */
export interface Shown {
  readonly id: string;
  readonly svg: string;
  readonly ply: number;
  readonly revision: number;
  /** What is asked, how the game ended, or why a move was refused. */
  readonly says: string;
  readonly over: boolean;
}

function shown(id: string, table: Table<typeof hal>, refused?: string): Shown {
  const now = positionOf(table, table.players.indexOf('human'));
  const { view, moves, ply, revision, outcome } = now;
  const svg = drawBoard(view, { moves, theme: 'auto' });
  return { id, svg, ply, revision, says: refused ?? describeTurn(now).headline, over: outcome !== null };
}

/** Opens a table with a seed that nobody can guess. */
export function opened(): Shown {
  const id = randomUUID();
  const table = playBots(createTable(hal, { options: { seed: randomUUID() } }));
  tables.set(id, table);
  return shown(id, table);
}

/** Plays what came from the page, which may be anything, or says why not. */
export function played(id: string, message: unknown): Shown | undefined {
  const table = tables.get(id);
  if (table === undefined) return undefined;
  const result = playAnswer(table, message, table.players.indexOf('human'));
  if (!result.ok) return shown(id, table, result.message);
  const next = playBots(result.table);
  tables.set(id, next);
  return shown(id, next);
}

/** What a move says, for the choice among several at one place. */
export function described(id: string, moves: readonly string[]): readonly string[] {
  const table = tables.get(id);
  if (table === undefined) return [];
  const { view } = positionOf(table, table.players.indexOf('human'));
  return moves.map((code) => {
    const move = hal.decodeMove(String(code));
    return move === undefined ? '' : hal.describeMove(view, move);
  });
}

export function takenBack(id: string): Shown | undefined {
  const table = tables.get(id);
  if (table === undefined) return undefined;
  const next = undo(table);
  tables.set(id, next);
  return shown(id, next);
}
// #endregion games
