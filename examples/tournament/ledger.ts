import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameResult } from '@wonders/core/arena';
import type { Tournament } from './tournament.js';

/** The results of a tournament on disk: a line for each game, in order, so that what is there says where to go on. */
export interface Ledger {
  /** The games that were there. */
  readonly results: readonly GameResult[];
  /** Writes games down. They are there when this returns, or the last of them is cut off and will be played again. */
  append(results: readonly GameResult[]): void;
}

/** The whole lines of a file; what follows the last of them was cut off, and is taken away. */
function wholeLines(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
  return text.slice(0, end).split('\n').slice(0, -1);
}

/**
 * Opens the ledger of a tournament in a folder: `tournament.json` says what is played, `results.jsonl` has the games, which
 * are equal however they were shared out, and `times.jsonl` how long bots thought, which is not.
 *
 * @throws Error when the folder has the ledger of another tournament.
 */
export function openLedger(folder: string, tournament: Tournament): Ledger {
  mkdirSync(folder, { recursive: true });
  const [about, games, times] = ['tournament.json', 'results.jsonl', 'times.jsonl'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const text = `${JSON.stringify(tournament, null, 2)}\n`;
  if (!existsSync(about)) writeFileSync(about, text);
  else if (readFileSync(about, 'utf8') !== text)
    throw new Error(`${folder} belongs to another tournament, see ${about}. Choose another folder with --out`);
  const clocked = wholeLines(times).map((line): readonly number[] => JSON.parse(line));
  const lines = wholeLines(games);
  // Times are written first: there is a line for each game, and perhaps one for a game that is not there.
  if (clocked.length > lines.length)
    writeFileSync(
      times,
      clocked
        .slice(0, lines.length)
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    );
  return {
    results: lines.map((line, i): GameResult => ({ ...JSON.parse(line), times: clocked[i] ?? null })),
    append(results) {
      const textOf = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
      appendFileSync(times, textOf(results.map((result) => result.times ?? [])));
      appendFileSync(games, textOf(results.map((result) => ({ ...result, times: null }))));
    },
  };
}
