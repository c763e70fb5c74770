import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../.ci/lib/packages.js';
import type { Side } from '../apart.js';

const REPOSITORY = 'https://github.com/indjev99/7-Wonders-Duel-AI';
const COMMIT = '01ed7a5';
/** The drivers make single iterations of the engine's searches and count them, which is private. */
const FLAGS = ['-std=c++17', '-O3', '-march=native', '-fno-access-control'];
/** What all searches of the engine need beside its rules. */
const SEARCH = ['agents/game_simulator', 'system/agent', 'system/listener', 'utils/random'];

/** A program of ours around the engine, which answers each line by a line. */
export interface Driver {
  /** How it was compiled. */
  readonly build: string;
  /** The next line that it writes. */
  line(): Promise<string>;
  ask(question: string): Promise<string>;
  end(): void;
}

/** The engine in C++ in a process of its own. */
export interface Engine extends Side {
  /** How it was compiled. */
  readonly build: string;
  /** The decisions of a random game, on average. */
  readonly decisions: number;
}

/** The sources of the engine's rules and of a search; throws a `RangeError` where the folder has none. */
function sourcesIn(checkout: string, search: readonly string[]): readonly string[] {
  const game = join(checkout, 'src/game');
  if (!existsSync(join(game, 'game_state.h')))
    throw new RangeError(
      `${checkout} is no checkout of ${REPOSITORY}: it has no src/game/game_state.h. Clone it and check out ${COMMIT}.`,
    );
  const rules = readdirSync(game).filter((file) => file.endsWith('.cpp'));
  const needed = [...SEARCH, ...search].map((file) => join(checkout, `src/${file}.cpp`));
  return [...rules.map((file) => join(game, file)), ...needed];
}

/** The engine's commit: a warning where it is another than the drivers were written for. */
function warnOfOther(checkout: string): void {
  const { stdout } = spawnSync('git', ['-C', checkout, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  if (!stdout?.startsWith(COMMIT)) console.warn(`The driver was written for commit ${COMMIT} of ${REPOSITORY}.`);
}

function compile(checkout: string, driver: string, search: readonly string[], program: string): string {
  const compiler = process.env['CXX'] || 'g++';
  const source = join(root, '.bench/cpp', driver);
  const words = [...FLAGS, '-I', join(checkout, 'src'), source, ...sourcesIn(checkout, search), '-o', program];
  const { error, status, stderr } = spawnSync(compiler, words, { encoding: 'utf8' });
  if (error !== undefined)
    throw new RangeError(`no compiler ${compiler}: install g++, or name another one in the variable CXX`);
  if (status !== 0) throw new RangeError(`${compiler} could not compile the engine:\n${stderr}`);
  return [compiler, ...FLAGS].join(' ');
}

/**
 * Compiles the engine with a driver of ours and starts it.
 *
 * @param checkout - The folder of the engine.
 * @param driver - The name of the driver's file.
 * @param search - The sources of the engine's search that it uses.
 * @throws RangeError when the folder has no engine, or the compiler is missing or fails.
 */
export function startDriver(checkout: string, driver: string, search: readonly string[]): Driver {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const program = join(dir, 'driver');
  try {
    const build = compile(checkout, driver, search, program);
    warnOfOther(checkout);
    const child = spawn(program);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const line = async (): Promise<string> => {
      const { done, value } = await lines.next();
      if (done) throw new Error('the driver of the engine ended early');
      return value;
    };
    return {
      build,
      line,
      ask(question) {
        child.stdin.write(`${question}\n`);
        return line();
      },
      end() {
        child.kill();
        rmSync(dir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The engine as a side of the bench.
 *
 * @param variant - What the engine plays, by the name that our side gives it.
 * @param works - The works that it is measured beside. It has one lane, which lists the moves and picks one, and a search.
 * @throws RangeError as {@link startDriver} does.
 */
export async function startEngine(checkout: string, variant: string, works: readonly string[]): Promise<Engine> {
  const { build, line, ask, end } = startDriver(checkout, 'driver.cpp', ['agents/agent_mcts', 'utils/timer']);
  return {
    build,
    decisions: Number(await line()),
    offers: [{ variant, works }],
    async slice({ work, slice }) {
      return Number(await ask(`${work.startsWith('search') ? 'search' : 'play'} ${slice}`));
    },
    end,
  };
}
