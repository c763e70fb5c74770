/**
 * Soaks for hours, in rounds of some seconds. What a round does follows from the seed and its number, so a failure can be seen again; after each
 * round a small file says how far the run is, so one that was killed goes on where it was.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../lib/packages.js';
import { play } from './laws.js';

export const KINDS = ['laws', 'records', 'protocol', 'server'] as const;
type Kind = (typeof KINDS)[number];

/** Games of each variant in a round of laws. */
const GAMES = 20;

/** How far a run is. */
export interface Hours {
  readonly seed: string;
  readonly hours: number;
  readonly only: Kind | null;
  readonly frames: number;
  /** The next round. */
  round: number;
  /** How long the rounds before have taken, in seconds. */
  seconds: number;
  readonly failures: string[];
}

/** The words of a run, as they are given. */
export interface HoursWords {
  readonly hours?: number;
  readonly seed: string;
  readonly round?: number;
  readonly only?: Kind;
  readonly frames: number;
  readonly state: string;
  readonly resume: boolean;
}

function begun(words: HoursWords): Hours {
  if (words.resume) {
    if (!existsSync(words.state)) throw new RangeError('there is no run that could go on');
    const kept = JSON.parse(readFileSync(words.state, 'utf8')) as Hours;
    return { ...kept, hours: words.hours ?? 0 };
  }
  return {
    seed: words.seed,
    hours: words.hours ?? 0,
    only: words.only ?? null,
    frames: words.frames,
    round: words.round ?? 0,
    seconds: 0,
    failures: [],
  };
}

/** A file is replaced in one step: a run that is killed leaves the old one or the new one. */
function keep(file: string, run: Hours): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Runs a program that plays the games from their sources; gives its output, and whether it went well. */
function ran(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<readonly [ok: boolean, output: string]> {
  const args = ['--conditions=@wonders/source', '--import', 'tsx', ...words];
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer: 1 << 26 };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve([error === null, error === null ? stdout : `${stdout}\n${stderr}`]);
    });
  });
}

/** Plays a round; gives what was seen, and what went wrong. */
async function playRound(
  kind: Kind,
  { seed, round, frames }: Hours,
  ids: readonly string[],
): Promise<readonly [string, string[]]> {
  const own = `${seed}/${round}`;
  if (kind === 'laws') {
    const id = ids[Math.floor(round / KINDS.length) % ids.length] ?? '';
    const only = { game: id, variant: null };
    const soak = { seeds: `${own} `, games: GAMES, first: 0, only, played: {}, failures: [] };
    return [`${id}, ${GAMES} games of each variant`, await play(id, 0, GAMES, soak)];
  }
  const server = ['--test', '--test-name-pattern=frames from', 'examples/server/test/fuzz.ts'];
  const [ok, output] =
    kind === 'server'
      ? await ran(server, { FRAMES: String(frames), SEED: own })
      : await ran(['examples/fuzz/main.ts', kind, own, String(frames)]);
  const told = output.split('\n').find((line) => /^(# )?\d+ (frames|saves)/.test(line)) ?? '';
  return [told.replace('# ', ''), ok ? [] : [output.trim()]];
}

/**
 * Soaks until the hours are over, or for one round.
 *
 * @param ids - The games for the rounds of laws.
 * @throws `RangeError` that names the wrong word.
 */
export async function soakHours(ids: readonly string[], words: HoursWords): Promise<void> {
  const run = begun(words);
  const single = words.round !== undefined && !words.resume;
  console.log(
    `${single ? `round ${run.round}` : `${run.hours} hours, from round ${run.round}`} of the seed ${JSON.stringify(run.seed)}`,
  );
  do {
    const { round, seed, frames } = run;
    const kind = run.only ?? (KINDS[round % KINDS.length] as Kind);
    const begin = Date.now();
    const [seen, found] = await playRound(kind, run, ids);
    run.seconds += (Date.now() - begin) / 1000;
    console.log(
      `round ${round}, ${kind}: ${found.length === 0 ? seen : 'FAILED'} (${(run.seconds / 60).toFixed(1)} min)`,
    );
    const again = `npm run soak -- --seed ${JSON.stringify(seed)} --round ${round} --only ${kind} --frames ${frames}`;
    for (const each of found) {
      console.log(`${each}\n  again: ${again}`);
      run.failures.push(`round ${round}, ${kind}: ${each.slice(0, 2000)}\n  again: ${again}`);
    }
    run.round++;
    if (!single) keep(words.state, run);
  } while (!single && run.seconds < run.hours * 3600);
  console.log(
    run.failures.length === 0 ? 'Nothing was found.' : `${run.failures.length} failures:\n${run.failures.join('\n')}`,
  );
  if (run.failures.length > 0) process.exitCode = 1;
}
