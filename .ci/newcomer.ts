/**
 * What a newcomer meets: a fresh clone, an empty home, no pnpm, no browser of ours. Every command that the README, CONTRIBUTING, the guides
 * and the recipes name, in a block marked `sh` or in a sentence, is run there; those that do not end, like a development server, have to say within a minute
 * where they listen. What a page installs from the registry is left out until something is published.
 *
 * `npm run newcomer`; with words as arguments only the commands that contain one of them.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './packages.js';

/** Each with why it is not run. */
const LEFT_OUT: readonly (readonly [command: RegExp, why: string])[] = [
  [/^npm (install|i) @wonders/, 'nothing is published yet: npm run release:dry installs from a registry of its own'],
  [/^npx (changeset|pnpm -r publish)|^git push|release:(version|publish|dry)/, 'changes versions, or publishes'],
  [
    /^npm run (ci|soak|mutants|strength|tournament|newcomer|learn)\b|^bash \.ci\/run/,
    'takes many minutes, and has a step or a run of its own',
  ],
  [/--interactive/, 'asks a person'],
  [/redis|npm run worker/i, 'needs Redis'],
  [/degit|^cp -r|^cd |^npm install$/, 'copies an example: .ci/apps.ts does'],
  [/ROOM TOKEN|<\w+>|\.\.\.$/, 'has a place to fill in'],
];

/** These go on until they are stopped. */
const GOES_ON = /docs:dev|--dir examples\/(react|vue|plain|server|boardgame-io) start/;
/** These ask a person as soon as they have begun. */
const ASKS = /--dir examples\/cli-companion start/;
const LISTENS = /localhost:\d+|127\.0\.0\.1:\d+|serving on \d+/i;

/** A block of commands, or one in a sentence. */
const SHOWN = /^```sh\n([\s\S]*?)^```|`((?:npm|npx|node|bash) [^`\n]+)`/gm;

interface Command {
  readonly text: string;
  readonly places: string[];
}

function pages(): readonly string[] {
  const guides = ['docs', 'docs/recipes'].flatMap((dir) =>
    readdirSync(join(root, dir))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${dir}/${file}`),
  );
  return ['README.md', 'CONTRIBUTING.md', ...guides];
}

/** The commands in the order in which they stand, each once. */
function commands(): readonly Command[] {
  const found = new Map<string, Command>();
  for (const page of pages())
    for (const [, block, inline = ''] of readFileSync(join(root, page), 'utf8').matchAll(SHOWN))
      for (const line of (block ?? inline).split('\n')) {
        const text = line.replace(/\s+#.*$/, '').trim();
        if (text === '' || text.startsWith('#')) continue;
        const command = found.get(text) ?? { text, places: [] };
        if (!command.places.includes(page)) command.places.push(page);
        found.set(text, command);
      }
  return [...found.values()];
}

const temp = mkdtempSync(join(tmpdir(), 'wonders-newcomer-'));
const clone = join(temp, 'wonders');
const home = join(temp, 'home');
mkdirSync(home);
/** No setting and no tool of whoever runs this: of the programs only those of the system, and Node. */
const env: NodeJS.ProcessEnv = {
  PATH: [join(process.execPath, '..'), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
  HOME: home,
  CI: 'true',
  NO_COLOR: '1',
  ...(process.env['npm_config_registry'] === undefined
    ? {}
    : { npm_config_registry: process.env['npm_config_registry'] }),
  ...(process.env['NPM_CONFIG_REGISTRY'] === undefined
    ? {}
    : { NPM_CONFIG_REGISTRY: process.env['NPM_CONFIG_REGISTRY'] }),
};

/** Ends well; or what it said last. */
function fails(text: string): string | undefined {
  const { status, stdout, stderr, error } = spawnSync('bash', ['-c', text], {
    cwd: clone,
    env,
    encoding: 'utf8',
    input: '',
    timeout: 20 * 60_000,
    maxBuffer: 1 << 28,
  });
  return status === 0
    ? undefined
    : `${error?.message ?? `ends with ${status}`}\n${`${stdout}\n${stderr}`.slice(-3000)}`;
}

/** Says what is expected within a minute, and is stopped then. */
function speaks(text: string, expected: RegExp): Promise<string | undefined> {
  return new Promise((resolve) => {
    const program = spawn('bash', ['-c', text], { cwd: clone, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    const end = (fault: string | undefined) => {
      clearTimeout(late);
      if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid);
      resolve(fault);
    };
    const late = setTimeout(() => end(`says nothing of ${expected}:\n${said.slice(-3000)}`), 60_000);
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (expected.test(said)) end(undefined);
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.on('exit', (code) => {
      if (!expected.test(said)) end(`ends with ${code}:\n${said.slice(-3000)}`);
    });
  });
}

const only = process.argv.slice(2);
const problems: string[] = [];
try {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  for (const { text, places } of commands()) {
    if (only.length > 0 && !only.some((word) => text.includes(word))) continue;
    const why = LEFT_OUT.find(([pattern]) => pattern.test(text))?.[1];
    if (why !== undefined) {
      console.log(`left out  ${text} (${why})`);
      continue;
    }
    const begin = Date.now();
    const fault = GOES_ON.test(text)
      ? await speaks(text, LISTENS)
      : ASKS.test(text)
        ? await speaks(text, /\S/)
        : fails(text);
    console.log(
      `${fault === undefined ? 'ok      ' : 'FAILED  '}  ${text} (${((Date.now() - begin) / 1000).toFixed(1)} s)`,
    );
    if (fault !== undefined) problems.push(`${text} (${places.join(', ')}): ${fault}`);
  }
} finally {
  rmSync(temp, { recursive: true, force: true, maxRetries: 5 });
}
for (const problem of problems) console.error(`\n${problem}`);
if (problems.length > 0) process.exitCode = 1;
