import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../.ci/lib/packages.js';
import type { Side } from '../apart.js';

const REPOSITORY = 'https://github.com/indjev99/7-Wonders-Duel-AI';
const COMMIT = '01ed7a5';
/** The driver makes single iterations of the engine's search, which are private. */
const FLAGS = ['-std=c++17', '-O3', '-march=native', '-fno-access-control'];
/** What the engine's search needs beside its rules. */
const SEARCH = [
  'agents/agent_mcts',
  'agents/game_simulator',
  'system/agent',
  'system/listener',
  'utils/random',
  'utils/timer',
];

/** The engine in C++ in a process of its own. */
export interface Engine extends Side {
  /** How it was compiled. */
  readonly build: string;
  /** The decisions of a random game, on average. */
  readonly decisions: number;
}

/** The sources of the engine's rules and search; throws a `RangeError` where the folder has none. */
function sourcesIn(checkout: string): readonly string[] {
  const game = join(checkout, 'src/game');
  if (!existsSync(join(game, 'game_state.h')))
    throw new RangeError(
      `${checkout} is no checkout of ${REPOSITORY}: it has no src/game/game_state.h. Clone it and check out ${COMMIT}.`,
    );
  const rules = readdirSync(game).filter((file) => file.endsWith('.cpp'));
  return [...rules.map((file) => join(game, file)), ...SEARCH.map((file) => join(checkout, `src/${file}.cpp`))];
}

/** The engine's commit: a warning where it is another than the driver was written for. */
function warnOfOther(checkout: string): void {
  const { stdout } = spawnSync('git', ['-C', checkout, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  if (!stdout?.startsWith(COMMIT)) console.warn(`The driver was written for commit ${COMMIT} of ${REPOSITORY}.`);
}

function compile(checkout: string, program: string): string {
  const compiler = process.env['CXX'] || 'g++';
  const driver = join(root, '.bench/cpp/driver.cpp');
  const words = [...FLAGS, '-I', join(checkout, 'src'), driver, ...sourcesIn(checkout), '-o', program];
  const { error, status, stderr } = spawnSync(compiler, words, { encoding: 'utf8' });
  if (error !== undefined)
    throw new RangeError(`no compiler ${compiler}: install g++, or name another one in the variable CXX`);
  if (status !== 0) throw new RangeError(`${compiler} could not compile the engine:\n${stderr}`);
  return [compiler, ...FLAGS].join(' ');
}

/** The next line of a process; throws when it ends first. */
async function lineOf(lines: AsyncIterator<string>): Promise<number> {
  const { done, value } = await lines.next();
  if (done) throw new Error('the driver of the engine ended early');
  return Number(value);
}

/**
 * Compiles the engine with our driver and starts it.
 *
 * @param checkout - The folder of the engine.
 * @param variant - What the engine plays, by the name that our side gives it.
 * @param works - The works that it is measured beside. It has one lane, which lists the moves and picks one, and a search.
 * @throws RangeError when the folder has no engine, or the compiler is missing or fails.
 */
export async function startEngine(checkout: string, variant: string, works: readonly string[]): Promise<Engine> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const program = join(dir, 'driver');
  let child: ChildProcessWithoutNullStreams | undefined;
  const end = (): void => {
    child?.kill();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    const build = compile(checkout, program);
    warnOfOther(checkout);
    const driver = spawn(program);
    child = driver;
    const lines = createInterface({ input: driver.stdout })[Symbol.asyncIterator]();
    return {
      build,
      decisions: await lineOf(lines),
      offers: [{ variant, works }],
      slice({ work, slice }) {
        driver.stdin.write(`${work.startsWith('search') ? 'search' : 'play'} ${slice}\n`);
        return lineOf(lines);
      },
      end,
    };
  } catch (error) {
    end();
    throw error;
  }
}
