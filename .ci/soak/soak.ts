/**
 * Plays thousands of random games of every variant under the laws of the contract, on all cores, from seeds that are new in every run; then
 * reads the explanation of every move of 200 games.
 *
 * `npm run soak -- --game hal --games 5000`; `--help` lists the other options. temp/soak.json keeps the games that are done, so `--resume`
 * continues a run that was stopped. A failure is reported with its seed, its ply and the command that plays that game again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, Option } from 'commander';
import { number, positive, whole } from '../lib/flags.js';
import { packages, root } from '../lib/packages.js';
import { type HoursWords, KINDS, soakHours } from './hours.js';
import { play, type Soak } from './laws.js';

/** Games of each variant in one go: often enough for the line of progress, and starting the tests costs seconds. */
const BATCH = 60;

const KEPT = join(root, 'temp/soak.json');

function keep(soak: Soak): void {
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, `${JSON.stringify(soak, null, 2)}\n`);
}

function progress(soak: Soak, begin: number): void {
  const all = Object.values(soak.played);
  const done = all.reduce((sum, count) => sum + count, 0) / (all.length * soak.games);
  const minutes = ((Date.now() - begin) / 60_000).toFixed(1);
  const each = Object.entries(soak.played).map(([id, count]) => `${id} ${count}`);
  const line = `${(done * 100).toFixed(0)} % after ${minutes} min, games of each variant: ${each.join(', ')}; ${soak.failures.length} failures`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${line}`);
  else console.log(line);
}

/** Reads the explanation of every move of 200 random games of each variant, and gives whether all are true, and can be checked at a table. */
function readExplanations(): boolean {
  const args = ['run', '--config', 'packages/vitest.config.ts', '--testTimeout=0', 'explanation', 'truth'];
  const env = { ...process.env, RUNS: '200', PLIES: 'all' };
  return spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

/** Plays all that is left of a run, as many games at a time as there are jobs. */
async function run(soak: Soak, jobs: number): Promise<void> {
  const begin = Date.now();
  const rounds = Math.ceil(soak.games / BATCH);
  const left = Array.from({ length: rounds }, (_, i) => i * BATCH).flatMap((offset) =>
    Object.entries(soak.played).flatMap(([id, played]) => (offset < played ? [] : [{ id, offset }])),
  );
  const worker = async (): Promise<void> => {
    for (let job = left.shift(); job !== undefined; job = left.shift()) {
      const { id, offset } = job;
      const games = Math.min(BATCH, soak.games - offset);
      const found = await play(id, soak.first + offset, games, soak);
      for (const each of found) console.log(`\nFAILED ${each}`);
      soak.failures.push(...found);
      soak.played[id] = Math.max(soak.played[id] ?? 0, offset + games);
      keep(soak);
      progress(soak, begin);
    }
  };
  await Promise.all(Array.from({ length: jobs }, worker));
}

interface SoakWords extends HoursWords {
  readonly game?: string;
  readonly variant?: string;
  readonly games: number;
  readonly seeds: string;
  readonly first: number;
  readonly jobs: number;
  readonly mutants: boolean;
}

async function main(): Promise<void> {
  const values = new Command('npm run soak --')
    .description(
      'Plays random games of every variant under the laws; with --hours also spoilt saves, and junk for the servers.',
    )
    .option('--game <id>', 'only this game')
    .option('--variant <name>', 'only this variant, as the contract tests name it')
    .option('--games <count>', 'random games of each variant', number, 2000)
    .option('--seeds <text>', 'what the seeds begin with', `${new Date().toISOString().slice(0, 19)} `)
    .option('--first <number>', 'the number of the first game of each variant', number, 0)
    .option('--jobs <count>', 'games of the packages that are played at the same time', whole, availableParallelism())
    .option('--resume', 'goes on with the run that was stopped; with --hours, until it has taken so long in all', false)
    .option('--hours <count>', 'soaks in rounds for so long', number)
    .option('--seed <text>', 'what the rounds begin with', new Date().toISOString().slice(0, 19))
    .option('--round <number>', 'only this round of that seed', number)
    .addOption(new Option('--only <kind>', 'only rounds of one kind').choices(KINDS))
    .option('--frames <count>', 'frames of a round', positive, 20_000)
    .option('--state <file>', 'where a run by hours keeps how far it is', join(root, 'temp/soak-hours.json'))
    .option('--no-mutants', 'leaves out the mutants, which come last when every game is played')
    .parse()
    .opts<SoakWords>();
  const ids = packages()
    .map(({ id }) => id)
    .filter((id) => existsSync(join(root, `packages/${id}/test/contract.test.ts`)));
  if (values.hours !== undefined || values.round !== undefined) return soakHours(ids, values);
  if (values.game !== undefined && !ids.includes(values.game))
    throw new RangeError(`no game ${values.game}; games: ${ids.join(', ')}`);
  if (values.resume && !existsSync(KEPT)) throw new RangeError('there is no run that could go on');
  const soak: Soak = values.resume
    ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Soak)
    : {
        seeds: values.seeds,
        games: values.games,
        first: values.first,
        only: { game: values.game ?? null, variant: values.variant ?? null },
        played: Object.fromEntries((values.game === undefined ? ids : [values.game]).map((id) => [id, 0])),
        failures: [],
      };
  console.log(`${soak.games} games of each variant, seeds begin with ${JSON.stringify(soak.seeds)}`);
  await run(soak, values.jobs);
  if (soak.only.game === null) {
    console.log('\nThe explanations:');
    if (!readExplanations()) soak.failures.push('explanations cannot be checked');
  }
  if (soak.only.game === null && values.mutants) {
    console.log('\nThe mutants:');
    const mutants = [process.execPath, ['--import', 'tsx', join(root, '.ci/mutants/mutants.ts')]] as const;
    if (spawnSync(...mutants, { stdio: 'inherit' }).status !== 0) soak.failures.push('mutants live');
  }
  console.log(soak.failures.length === 0 ? '\nNo law was broken.' : `\n${soak.failures.join('\n\n')}`);
  if (soak.failures.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
