// Everything that has to hold before a change is merged, in steps: two cores do it in under forty minutes. What would take longer has its
// turn, as the commit draws it: `--all` draws everything, and the nightly workflow does that. With names of steps as arguments only these are run:
// `npm run ci -- lint api`. Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const logs = '.ci/logs';
const words = process.argv.slice(2);
const all = words.includes('--all');
const only = words.filter((word) => word !== '--all');

const CORES = 2;
/** A step that takes longer than so many seconds is stopped, has failed, and the others go on. */
const MOST = all ? 7200 : 1500;

const gate = (name) => `node --import tsx .ci/gates/${name}.ts`;

/** Brings the programs of the system that some gates need, where that is possible; the gates say so where it is not. */
const PROGRAMS = `
has() { case $1 in
  chromium) test -x "\${CHROMIUM:-/usr/bin/chromium}" ;;
  redis-server) command -v redis-server ;;
  postgresql) command -v postgres || test -d /usr/lib/postgresql ;;
  docker-compose) ! command -v docker || docker compose version || command -v docker-compose ;;
  python3-nbclient) /usr/bin/python3 -c 'import nbclient' ;;
  python3-hatchling) python3 -c 'import build, hatchling' ;;
esac; }
for program in chromium redis-server postgresql docker-compose python3-nbclient python3-hatchling; do
  if ! has $program; then missing="\${missing:-} $program"; fi
done
if [[ -z "\${missing:-}" ]]; then exit 0; fi
if [[ "$(id -u)" != 0 ]] || ! command -v apt-get; then echo "Skipped: nothing installs$missing here."; exit 0; fi
apt-get update
for program in $missing; do
  if [[ $program == python3-hatchling ]]; then program="$program python3-build python3-pip python3-venv"; fi
  apt-get install --yes --no-install-recommends $program || echo "Skipped: $program cannot be installed."
done`;

/** A tournament over Redis, of which a worker, the server and the host are killed. */
const QUEUE = `
command -v redis-server || { echo 'Skipped: there is no redis-server.'; exit 0; }
vitest run --config examples/vitest.config.ts tournament --testNamePattern 'over Redis'`;

const CHANGESETS = `
git rev-parse --verify --quiet main >/dev/null || { echo 'Skipped: there is no local branch main to compare with.'; exit 0; }
changeset status --since=main`;

/**
 * Beside the commit before, in some twenty seconds, and the first loads of a slow page. It only tells: no time of a shared machine is worth
 * a red gate.
 */
const SPEED = `
git rev-parse --verify --quiet 'HEAD~1^{commit}' >/dev/null || { echo 'Skipped: there is no commit before in a shallow clone.'; exit 0; }
npm run --silent bench -- --against HEAD~1 --quick || echo 'Skipped: the commit before could not be measured.'
npm run --silent bench -- around --loads || echo 'Skipped: first loads could not be measured.'`;

/** Every test file that looks at less in \`npm test\`: those that read .ci/runs.ts, or import what reads it. And what measures the build. */
const CONTRACTS = `RUNS=${all ? 40 : 4} vitest related .ci/runs.ts .ci/laws/shake.test.ts --run --config packages/vitest.config.ts`;

/**
 * The steps, by name: the command, the steps that come before it, and how many cores it keeps busy. Where several can begin, the first
 * does: what others wait for stands before what nobody waits for, and what takes long before what is quick.
 */
export const STEPS = {
  // What the README says first, as a newcomer has it: before anything else is installed.
  fresh: { run: 'node .ci/fresh.mjs', cores: 2 },
  // It begins after the first one, well or ill: the others tell what else is wrong.
  install: { run: 'node .ci/bootstrap.mjs', after: ['fresh'], anyway: true },
  programs: { run: PROGRAMS, after: ['install'] },
  build: { run: 'npm run build', after: ['install'] },
  docs: { run: 'npm run docs -- build', after: ['build'] },
  pack: { run: gate('pack'), after: ['build'] },
  apps: { run: gate('apps'), after: ['pack', 'programs'] },
  site: { run: gate('site'), after: ['docs', 'programs'] },
  axe: { run: 'npm run docs -- pages', after: ['docs', 'programs'] },
  snippets: { run: gate('snippets'), after: ['docs', 'programs'] },
  types: { run: 'npm run typecheck', after: ['install'] },
  'new-game': { run: gate('new-game'), after: ['types'] },
  offline: { run: gate('offline'), after: ['docs', 'programs'] },
  games: { run: 'npm run docs -- games --check', after: ['install'] },
  scenes: { run: 'npm run docs -- scenes --check', after: ['install'] },
  wheel: { run: gate('wheel'), after: ['programs'] },
  api: { run: 'npm run api', after: ['build'] },
  lab: { run: gate('lab'), after: ['docs', 'programs'] },
  queue: { run: QUEUE, after: ['programs'] },
  explorer: {
    run: 'node --conditions=@wonders/source --import tsx .ci/gates/explorer.ts',
    after: ['docs', 'programs'],
  },
  attacks: { run: 'node --conditions=@wonders/source --import tsx .ci/gates/attacks.ts', after: ['docs', 'programs'] },
  runtimes: { run: 'npm run runtimes -- 20', after: ['build', 'programs'] },
  finding: { run: gate('finding'), after: ['docs', 'programs'] },
  lint: { run: 'biome ci --error-on-warnings --colors=off', after: ['install'] },
  size: { run: "pnpm -r --filter './packages/*' exec size-limit", after: ['build'] },
  unused: { run: 'knip', after: ['install'] },
  rooms: { run: 'npm run rooms', after: ['install'] },
  rules: { run: 'npm run rules', after: ['install'] },
  lists: { run: 'npm run docs -- lists --check', after: ['install'] },
  generate: { run: 'npm run generate -- --check', after: ['install'] },
  workflows: { run: gate('workflows'), after: ['install'] },
  changesets: { run: CHANGESETS, after: ['install'] },
  contracts: { run: CONTRACTS, after: ['build'], cores: 2 },
  laws: { run: 'npm test -- .ci', after: ['build'] },
  // Whole programs, with processes, workers and servers of their own.
  examples: { run: 'QUEUE_TESTS=0 vitest run --config examples/vitest.config.ts', after: ['install'], cores: 2 },
  mutants: { run: `npm run mutants${all ? '' : ' -- --drawn'}`, after: ['install'], cores: 2 },
  // These measure time: nothing else runs beside them.
  phone: { run: gate('phone'), after: ['docs', 'programs'], cores: 2 },
  speed: { run: SPEED, after: ['install'], cores: 2 },
};

/** Runs a step to its end; gives its row of the table. */
function ran(name) {
  const begin = Date.now();
  const log = join(logs, `${name}.log`);
  const file = openSync(log, 'w');
  // A process group of its own, all of which is stopped.
  const child = spawn('bash', ['-uo', 'pipefail', '-c', STEPS[name].run], {
    cwd: root,
    env: {
      ...process.env,
      CI: process.env.CI || 'true',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      ...(all && { DRAW: 'all' }),
      PATH: `${root}node_modules/.bin:${process.env.PATH}`,
    },
    stdio: ['ignore', file, file],
    detached: true,
  });
  running.add(child.pid);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop(child.pid, 'SIGTERM');
    setTimeout(() => stop(child.pid, 'SIGKILL'), 30_000).unref();
  }, MOST * 1000);
  return new Promise((resolve) => {
    child.on('exit', (status) => {
      clearTimeout(timer);
      closeSync(file);
      running.delete(child.pid);
      const seconds = ((Date.now() - begin) / 1000).toFixed(1);
      const ok = status === 0 && !late;
      const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
      const told = ok ? lines.filter((line) => TOLD.test(line)) : lines.slice(-60);
      console.log(
        ok ? `ok      ${name} (${seconds} s)` : `FAILED  ${name} (${seconds} s, status ${status}): ${STEPS[name].run}`,
      );
      for (const line of [...told, ...(late ? [`Stopped after ${MOST} s.`] : [])]) console.log(`        ${line}`);
      resolve({ name, says: ok ? 'ok' : 'FAILED', seconds });
    });
  });
}

/** What a step that went well has to say here. */
const TOLD = /^(Skipped|Phone|Fresh):|[│┌├└]/;

/** The process groups of the steps that run. */
const running = new Set();
function stop(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const pid of running) stop(pid, 'SIGTERM');
    process.exit(130);
  });

/** Runs the steps, as many at a time as there are cores; gives the rows of the table. A step does not begin after one that has failed. */
async function ranAll(names) {
  const rows = [];
  const left = new Set(names);
  const under = new Map();
  const waitsFor = (name) => (STEPS[name].after ?? []).filter((each) => left.has(each) || under.has(each));
  const failed = (name) =>
    !STEPS[name].anyway &&
    (STEPS[name].after ?? []).some((each) => rows.some((row) => row.name === each && row.says !== 'ok'));
  while (left.size + under.size > 0) {
    for (const name of left) {
      if (waitsFor(name).length > 0) continue;
      const { cores = 1 } = STEPS[name];
      const busy = [...under.values()].reduce((sum, each) => sum + each.cores, 0);
      if (failed(name)) rows.push({ name, says: 'not run', seconds: '' });
      else if (busy + cores > CORES) continue;
      else under.set(name, { cores, row: ran(name) });
      left.delete(name);
    }
    if (under.size === 0) continue;
    const row = await Promise.race([...under.values()].map((each) => each.row));
    under.delete(row.name);
    rows.push(row);
  }
  return rows;
}

/** Names the tests that have failed last of all, where it is seen first. */
function tellTests(rows) {
  for (const { name } of rows.filter(({ says }) => says === 'FAILED')) {
    const failed = readFileSync(join(logs, `${name}.log`), 'utf8').match(/^ FAIL .*$/gm) ?? [];
    for (const line of new Set(failed)) console.log(`${name}:${line}`);
  }
}

async function main() {
  process.chdir(root);
  const unknown = only.filter((name) => !Object.hasOwn(STEPS, name));
  if (unknown.length > 0)
    throw new RangeError(`There is no step ${unknown.join(', ')}: ${Object.keys(STEPS).join(', ')}`);
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const begin = Date.now();
  const rows = await ranAll(Object.keys(STEPS).filter((name) => only.length === 0 || only.includes(name)));
  console.log();
  for (const { name, says, seconds } of rows)
    console.log(`${name.padEnd(12)} ${says.padEnd(8)} ${seconds.padStart(7)} s`);
  console.log(`\nall in ${((Date.now() - begin) / 60_000).toFixed(1)} minutes`);
  tellTests(rows);
  const fresh = join(logs, 'fresh.log');
  if (existsSync(fresh))
    console.log(
      readFileSync(fresh, 'utf8')
        .match(/^Fresh:.*$/gm)
        ?.join('\n') ?? '',
    );
  if (rows.some(({ says }) => says !== 'ok')) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
