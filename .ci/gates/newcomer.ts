/** Guards every command that the pages name: each works on a fresh clone. The nightly workflow runs it.
 *
 * Runs every command that the READMEs, CONTRIBUTING, the guides and the recipes name, in a block or in a sentence, where a newcomer would: in a
 * fresh clone, with an empty home and without pnpm. It prints the time of each. Commands that do not end, such as a development server, have to say
 * where they listen; commands that take hours are stopped after a minute without a fault. Installs from the registry are left out until the packages
 * are published.
 *
 * `npm run newcomer`; with words as arguments only the commands that contain one of them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandsOf } from '../lib/commands.js';
import { packages, root } from '../lib/packages.js';

/** Each with why it is not run. */
const LEFT_OUT: readonly (readonly [command: RegExp, why: string])[] = [
  [
    /^npm (install|i) (@wonders|\/path)/,
    'the gates install from tarballs, npm run release -- dry from a registry of its own',
  ],
  [/^npx (changeset|pnpm -r publish)|release -- (version|publish)/, 'changes versions, or publishes'],
  [/^npm run newcomer/, 'is this'],
  [/^npm run tournament$/, 'wants to be told which games, as its page goes on to do'],
  [/examples\/notebook .*start$/, 'needs the pages of Jupyter: a gate runs the notebook by its kernel'],
  [/redis|tournament -- worker$/, 'needs a Redis: a gate has one'],
  [/new-game|river/, 'a gate makes a game'],
  [/degit|^npm install$/, 'is for a copy of an example'],
  [/ROOM TOKEN|<\w+>|\.\.\.$/, 'has a place to fill in'],
];

/** These go on until they are stopped. */
const GOES_ON = /docs -- dev|examples\/(react|vue|plain|server|boardgame-io) .*start$/;
/** These ask a person as soon as they have begun. */
const ASKS = /examples\/cli-companion .*start$|--interactive/;
/** These take many minutes, up to hours; the gates and the nightly workflow run them to the end. */
const TAKES_LONG =
  /^npm run (ci|soak|mutants|strength|tournament|learn)\b|^npm run docs -- questions$|--coverage|^npm run bench\b(?!.*--(sizes|quick))|--rounds|bench\/(strength|contest)\.ts|^bash \.ci\/run/;
const LISTENS = /localhost:\d+|127\.0\.0\.1:\d+|serving on \d+/i;

interface Command {
  readonly text: string;
  readonly places: string[];
}

function pages(): readonly string[] {
  const guides = ['docs', 'docs/recipes', 'docs/contributing'].flatMap((dir) =>
    readdirSync(join(root, dir))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${dir}/${file}`),
  );
  const readmes = packages().map(({ id }) => `packages/${id}/README.md`);
  return ['README.md', 'CONTRIBUTING.md', ...guides, ...readmes, 'examples/protocol/README.md', '.bench/README.md'];
}

/** The commands in the order in which they stand, each once. */
function commands(): readonly Command[] {
  const found = new Map<string, Command>();
  for (const page of pages())
    for (const text of commandsOf(page)) {
      const command = found.get(text) ?? { text, places: [] };
      if (!command.places.includes(page)) command.places.push(page);
      found.set(text, command);
    }
  return [...found.values()];
}

/** Plain JavaScript: the gates begin with it, before TypeScript is installed. */
const { fresh } = (await import(pathToFileURL(join(root, '.ci/fresh.mjs')).href)) as {
  readonly fresh: () => { readonly clone: string; readonly env: NodeJS.ProcessEnv; readonly remove: () => void };
};
const { clone, env, remove } = fresh();

/** `undefined` after a good end, else the last output. */
function fails(text: string): string | undefined {
  const { status, stdout, stderr, error } = spawnSync('bash', ['-c', text], {
    cwd: clone,
    env,
    encoding: 'utf8',
    input: '',
    timeout: 60 * 60_000,
    maxBuffer: 1 << 28,
  });
  return status === 0
    ? undefined
    : `${error?.message ?? `ends with ${status}`}\n${`${stdout}\n${stderr}`.slice(-3000)}`;
}

/** Says what is expected within ten minutes, or goes on for one where nothing is, and is stopped then. What asks a person gets a terminal. */
function begins(text: string, expected?: RegExp): Promise<string | undefined> {
  return new Promise((resolve) => {
    const shell = ASKS.test(text) ? 'script' : 'bash';
    const args = ASKS.test(text) ? ['-qec', text, '/dev/null'] : ['-c', text];
    const program = spawn(shell, args, { cwd: clone, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    let running = true;
    const end = (fault: string | undefined) => {
      clearTimeout(late);
      if (running && program.pid !== undefined) process.kill(-program.pid);
      running = false;
      resolve(fault);
    };
    const late = setTimeout(
      () => end(expected && `says nothing of ${expected}:\n${said.slice(-3000)}`),
      expected === undefined ? 60_000 : 600_000,
    );
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (expected?.test(said)) end(undefined);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.on('exit', (code) => {
      running = false;
      const well = expected === undefined ? code === 0 : expected.test(said);
      end(well ? undefined : `ends with ${code}:\n${said.slice(-3000)}`);
    });
  });
}

function run(text: string): Promise<string | undefined> | string | undefined {
  if (GOES_ON.test(text)) return begins(text, LISTENS);
  if (ASKS.test(text)) return begins(text, /\? |◆|Your move/);
  return TAKES_LONG.test(text) ? begins(text) : fails(text);
}

const only = process.argv.slice(2);
const start = Date.now();
const secondsSince = (begin: number): string => `${((Date.now() - begin) / 1000).toFixed(1).padStart(7)} s`;
try {
  for (const { text, places } of commands()) {
    if (only.length > 0 && !only.some((word) => text.includes(word))) continue;
    const why = LEFT_OUT.find(([pattern]) => pattern.test(text))?.[1];
    if (why !== undefined) {
      console.log(`left out             ${text} (${why})`);
      continue;
    }
    const begin = Date.now();
    const fault = await run(text);
    const how = fault !== undefined ? 'FAILED' : TAKES_LONG.test(text) ? 'begins' : 'ok';
    console.log(`${how.padEnd(8)} ${secondsSince(begin)}  ${text}`);
    if (fault === undefined) continue;
    console.error(`${fault}\nSaid by: ${places.join(', ')}\n`);
    process.exitCode = 1;
  }
  console.log(`all      ${secondsSince(start)}`);
} finally {
  remove();
}
