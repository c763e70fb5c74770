import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameResult } from '@wonders/core/arena';
import { commitment } from '@wonders/core/sealed';
import type { Tournament } from './tournament.js';

/** The results of a tournament on disk: one line per game, in order, so that the last line says where to continue. */
export interface Ledger {
  /** The games read from disk. */
  readonly results: readonly GameResult[];
  /** Writes games to disk. If the program dies meanwhile, the last line is cut off and that game is played again. */
  append(results: readonly GameResult[]): void;
}

/** The complete lines of a file; removes a last line that was cut off. */
function wholeLines(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
  return text.slice(0, end).split('\n').slice(0, -1);
}

/** Where a tournament keeps its secret, so that it can go on: beside its plan, which everybody may read. */
export const secretIn = (folder: string): string => join(folder, 'secret.txt');

/**
 * Opens the ledger of a tournament in a folder. `tournament.json` holds the plan with the commitment to the secret, which is in `secret.txt`. `results.jsonl` holds the games, which do not depend on how
 * they were distributed. `times.jsonl` holds the CPU time of the bots, which does.
 *
 * @throws Error when the folder belongs to another tournament.
 */
export function openLedger(folder: string, tournament: Tournament): Ledger {
  mkdirSync(folder, { recursive: true });
  const [about, games, times] = ['tournament.json', 'results.jsonl', 'times.jsonl'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const { secret, ...plan } = tournament;
  const text = `${JSON.stringify({ commitment: commitment(secret), ...plan }, null, 2)}\n`;
  if (!existsSync(about)) {
    writeFileSync(secretIn(folder), `${secret}\n`, { mode: 0o600 });
    writeFileSync(about, text);
  } else if ('secret' in JSON.parse(readFileSync(about, 'utf8')))
    throw new Error(`${about} is of an earlier version, which kept the secret there. Choose another folder with --out`);
  else if (readFileSync(about, 'utf8') !== text)
    throw new Error(`${folder} belongs to another tournament, see ${about}. Choose another folder with --out`);
  const clocked = wholeLines(times).map((line): readonly number[] | null => JSON.parse(line));
  const lines = wholeLines(games);
  // Times are written first: every game has a line, and there may be one more for a game that was cut off.
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
      appendFileSync(times, textOf(results.map((result) => result.times)));
      appendFileSync(games, textOf(results.map((result) => ({ ...result, times: null }))));
    },
  };
}
