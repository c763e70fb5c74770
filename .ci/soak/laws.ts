/** Random games under the laws of the contract, in the tests of the package, and what broke. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/packages.js';

/** A run in the form that is kept. */
export interface Soak {
  readonly seeds: string;
  readonly games: number;
  readonly first: number;
  readonly only: { readonly game: string | null; readonly variant: string | null };
  /** By game: how many games of each variant have been played. */
  readonly played: Record<string, number>;
  readonly failures: string[];
}

/** The result of the tests of one game. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A failure in readable lines: what broke, where, and how to reproduce it. */
export function failure(id: string, variant: string, message: string, seeds: string): string {
  const told = message.replace(/^ContractError: /, '').split('\n    at ')[0] ?? '';
  const seed = /"seed":"((?:[^"\\]|\\.)*)"/.exec(message)?.[1] ?? '';
  const number = /\/(\d+)$/.exec(seed)?.[1];
  const ply = /, ply (\d+):/.exec(message)?.[1];
  const again =
    number === undefined
      ? `npm test -- packages/${id}`
      : `npm run soak -- --game ${id} --variant ${JSON.stringify(variant)} --seeds ${JSON.stringify(seeds)} --first ${number} --games 1`;
  const where = number === undefined ? '' : `, seed ${JSON.stringify(seed)}, ply ${ply ?? 'unknown'}`;
  return `${id}, ${variant}${where}\n  ${told.replaceAll('\n', '\n  ')}\n  again: ${again}`;
}

/** The failures of a report; `none` says that no test was run. */
export function failures(id: string, report: Report, seeds: string): string[] {
  const found = report.testResults.flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message !== '') return [failure(id, 'the tests cannot be loaded', message, seeds)];
    return failed.map(({ fullName, failureMessages }) => {
      const variant = new RegExp(`(?:^| )${id}, (.*): \\d+ random games`).exec(fullName)?.[1] ?? fullName;
      return failure(id, variant, failureMessages.join('\n'), seeds);
    });
  });
  if (found.length === 0 && report.numPassedTests === 0) return [`${id}: no test was run; is there such a variant?`];
  return found;
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Plays games `first` to `first + games` of every variant of a game, and returns the failures. */
export function play(id: string, first: number, games: number, { seeds, only }: Soak): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'soak-'));
  const output = join(dir, 'report.json');
  // A test may stand in a group, whose title comes first.
  const named = `(^| )${id}, ${only.variant === null ? '.*' : literally(only.variant)}: \\d+ random games`;
  const args = ['run', '--config', 'packages/vitest.config.ts', '--maxWorkers=1', '--testTimeout=0', `-t=${named}`];
  const report = ['--reporter=json', `--outputFile=${output}`];
  const env = { ...process.env, RUNS: String(games), FIRST: String(first), SEEDS: seeds };
  return new Promise((resolve, reject) => {
    const vitest = join(root, 'node_modules/.bin/vitest');
    const file = `packages/${id}/test/contract.`;
    execFile(vitest, [...args, ...report, file], { cwd: root, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      try {
        if (!existsSync(output)) throw error ?? new Error(`${stdout}\n${stderr}`);
        resolve(failures(id, JSON.parse(readFileSync(output, 'utf8')) as Report, seeds));
      } catch (fault) {
        reject(fault);
      } finally {
        rmSync(dir, { recursive: true, force: true });
      }
    });
  });
}
