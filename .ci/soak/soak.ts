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
import { parseArgs } from 'node:util';
import { packages, root } from '../lib/packages.js';
import { soakHours } from './hours.js';
import { play, type Soak } from './laws.js';

const HELP = `Usage: npm run soak -- [--game id] [--variant name] [--games n] [--seeds text] [--first n] [--jobs n] [--resume]
       npm run soak -- --hours n [--seed text] [--round n] [--only kind] [--frames n] [--state file] [--resume]

  --game <id>       only this game
  --variant <name>  only this variant, as the contract tests name it
  --games <n>       random games of each variant; default 2000
  --seeds <text>    what the seeds begin with; default the time of day, so that each run plays other games
  --first <n>       the number of the first game of each variant; default 0
  --jobs <n>        games of the packages that are played at the same time; default one for each core
  --resume          goes on with the run that was stopped; with --hours, until it has taken so long in all
  --hours <n>       soaks in rounds for so long: games under the laws, spoilt saves, and junk for the protocol and for the server
  --seed <text>     what the rounds begin with; default the time of day
  --round <n>       only this round of that seed
  --only <kind>     only rounds of one kind: laws, records, protocol or server
  --frames <n>      frames of a round; default 20000
  --state <file>    where a run by hours keeps how far it is; default temp/soak-hours.json
  --no-mutants      leaves out the mutants, which come last when every game is played`;

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

function whole(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`--${name} should be a whole number`);
  return value;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      variant: { type: 'string' },
      games: { type: 'string', default: '2000' },
      seeds: { type: 'string', default: `${new Date().toISOString().slice(0, 19)} ` },
      first: { type: 'string', default: '0' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      resume: { type: 'boolean', default: false },
      hours: { type: 'string' },
      seed: { type: 'string' },
      round: { type: 'string' },
      only: { type: 'string' },
      frames: { type: 'string', default: '20000' },
      state: { type: 'string', default: join(root, 'temp/soak-hours.json') },
      'no-mutants': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(HELP);
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
        games: whole(values.games, 'games'),
        first: whole(values.first, 'first'),
        only: { game: values.game ?? null, variant: values.variant ?? null },
        played: Object.fromEntries((values.game === undefined ? ids : [values.game]).map((id) => [id, 0])),
        failures: [],
      };
  console.log(`${soak.games} games of each variant, seeds begin with ${JSON.stringify(soak.seeds)}`);
  await run(soak, Math.max(1, whole(values.jobs, 'jobs')));
  if (soak.only.game === null) {
    console.log('\nThe explanations:');
    if (!readExplanations()) soak.failures.push('explanations cannot be checked');
  }
  if (soak.only.game === null && !values['no-mutants']) {
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
    const wrong = error instanceof RangeError || (error instanceof TypeError && 'code' in error);
    if (!wrong) throw error;
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
