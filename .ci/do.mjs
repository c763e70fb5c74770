// Runs a command of the workspace: `npm run NAME -- words` is `node .ci/do.mjs NAME words`. Installs the dependencies first where the
// lockfile is newer than they are. Without a name it lists the commands.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install } from './bootstrap.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A program in TypeScript. */
const program = (file) => ['node', '--import', 'tsx', file];
/** A program that plays the games from their sources. */
const player = (file, ...flags) => ['node', ...flags, '--conditions=@wonders/source', '--import', 'tsx', file];
const vitest = (config, ...words) => ['vitest', 'run', '--config', `${config}/vitest.config.ts`, ...words];

/**
 * Checks types, by the compiler that is ten times as fast as the one whose interface our tools read. What a file means to others is kept,
 * so that the next time only what a change reaches is checked.
 */
const types = (project) => [
  'node',
  'node_modules/typescript-7/bin/tsc',
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `temp/types/${project}/.tsbuildinfo`,
];

const BUILD = ['pnpm', '-r', '--filter', './packages/*', 'run', 'build'];
const PACK = 'pnpm -r --filter ./packages/* exec pnpm pack --pack-destination ../../temp/tarballs'.split(' ');
const REFERENCE = program('docs/.vitepress/reference.ts');
const site = (script) => [REFERENCE, ['pnpm', '--filter', '@wonders/docs', 'run', script]];

/**
 * The commands in their groups. `run` is a list of programs, one after the other; the last one gets the words of the caller. `parts` are
 * commands that the first word picks. Those that are `light` need the `dependencies` of the workspace only; for all others its
 * `devDependencies` are installed as well.
 */
export const GROUPS = {
  Play: {
    start: {
      does: 'plays a game of each package, or the one that you name',
      light: true,
      run: [player('examples/play/main.ts')],
    },
    protocol: { does: 'plays by JSON lines over a pipe', light: true, run: [player('examples/protocol/main.ts')] },
  },
  Change: {
    test: {
      does: 'tests rules, words, boards and documentation, or the files that you name; `.ci` tests the laws of all packages together, `examples` whole programs',
      light: true,
      run: [vitest('packages', '--exclude=.ci/**')],
      parts: { '.ci': { light: true, run: [vitest('.ci')] }, examples: { run: [vitest('examples')] } },
    },
    typecheck: {
      does: 'checks the types, of the packages without any environment',
      run: ['packages', '.', 'examples/boardgame-io'].map(types),
    },
    lint: { does: 'checks style and formatting', run: [['biome', 'check', '--error-on-warnings']] },
    format: { does: 'fixes style and formatting', run: [['biome', 'check', '--write']] },
    rooms: {
      does: 'checks that everything is in its room, and that public members have doc comments',
      light: true,
      run: [program('.ci/rooms/rooms.ts'), program('.ci/rooms/undocumented.ts')],
    },
    rules: { does: 'checks that every rule has a test', light: true, run: [program('docs/rules/check.ts')] },
    golden: {
      does: 'rewrites the kept files: golden games, choices, sentences, looks',
      light: true,
      run: [program('.ci/golden/golden.ts')],
    },
    generate: {
      does: 'writes what follows from the types of a state: its copies, and the check of its form; `--check` compares',
      run: [program('.ci/generate/generate.ts')],
    },
    'new-game': { does: 'writes the package of a new game', run: [program('.ci/new-game/new-game.ts')] },
  },
  Prove: {
    ci: {
      does: 'runs every gate, or the steps that you name; `--all` looks at all that a commit draws',
      run: [['bash', '.ci/run']],
    },
    mutants: {
      does: 'breaks rules, or what `--random` draws, and expects a test to notice',
      light: true,
      run: [program('.ci/mutants/mutants.ts')],
    },
    soak: {
      does: 'plays thousands of random games under the laws; `beside` plays 2,000 of each variant beside a second source, `server` 200 over the network, and measures how many tables a server can serve',
      run: [program('.ci/soak/soak.ts')],
      parts: {
        beside: { env: { RUNS: '10000' }, run: [[...vitest('packages', 'second-source.test'), '--testTimeout=0']] },
        server: {
          env: { GAMES: '200', TABLES: '640' },
          run: [player('examples/server/test/soak.ts', '--test'), player('examples/server/test/capacity.ts')],
        },
      },
    },
    newcomer: {
      does: 'runs every command that the pages name, on a fresh clone',
      run: [program('.ci/gates/newcomer.ts')],
    },
    runtimes: { does: 'plays the same games in every runtime', run: [program('.ci/gates/runtimes.ts')] },
  },
  Measure: {
    bench: {
      does: 'measures the speed of games; `around` measures first loads, threads and memory, `coach` a whole game of the coach, `cpp` duel-solo beside an engine in C++',
      run: [player('.bench/main.ts')],
      parts: {
        around: { run: [player('.bench/around.ts')] },
        coach: { run: [player('.bench/coach.ts')] },
        cpp: { run: [player('.bench/cpp/main.ts')] },
      },
    },
    strength: {
      does: 'measures how strong the bots are; `levels` puts the levels for people on a scale, `chances` compares what the coach tells with what comes, `odds` fits what it tells, `mistakes` looks whether it finds what costs much, `match` plays against an engine in C++',
      run: [player('examples/tournament/strength.ts')],
      parts: {
        levels: { run: [player('examples/tournament/levels.ts')] },
        chances: { run: [player('examples/chances/main.ts')] },
        odds: { run: [player('examples/chances/odds.ts')] },
        mistakes: { run: [player('examples/chances/mistakes.ts')] },
        match: { run: [player('.bench/cpp/match.ts')] },
      },
    },
    tournament: {
      does: 'plays bots against each other; `worker` plays what another machine hands out, `cost` tells what games cost, `tune` tunes a bot',
      run: [player('examples/tournament/main.ts')],
      parts: {
        worker: { run: [player('examples/tournament/worker.ts')] },
        cost: { run: [player('examples/tournament/cost.ts', '--expose-gc')] },
        tune: { run: [player('examples/tournament/tune.ts')] },
      },
    },
    learn: {
      does: 'trains a small network by self-play; `judge` trains the net of a game, `iterate` improves it, `race` measures search with it',
      run: [player('examples/learn/main.ts')],
      parts: {
        judge: { run: [player('examples/learn/judge.ts')] },
        iterate: { run: [player('examples/learn/iterate.ts')] },
        race: { run: [player('examples/learn/race.ts')] },
      },
    },
    puzzles: {
      does: 'makes a pack of puzzles for each game; `--check` solves those that are there',
      run: [player('docs/puzzles/generate.ts')],
    },
  },
  Publish: {
    build: { does: 'builds all packages', run: [BUILD] },
    api: {
      does: 'compares the public API with its reports; `--update` builds and writes them',
      run: [program('.ci/gates/api.ts')],
      parts: { '--update': { run: [BUILD, [...program('.ci/gates/api.ts'), '--update']] } },
    },
    docs: {
      does: 'makes the site (`dev`, `build`; `pages` and `visit` check it) and what it shows: `gallery`, `games`, `lists`, `pictures`, `questions`, `scenes`, `speed`, `reference`',
      parts: {
        dev: { run: site('dev') },
        build: { run: site('build') },
        pages: { run: [program('.ci/gates/axe.ts')] },
        visit: { run: [program('.ci/gates/site.ts')] },
        reference: { run: [REFERENCE] },
        games: { run: [player('docs/games/generate.ts')] },
        lists: { run: [player('.ci/gates/lists.ts')] },
        pictures: { run: [player('docs/pictures.ts')] },
        gallery: { run: [player('docs/gallery.ts')] },
        questions: { run: [player('docs/questions/generate.ts')] },
        scenes: { run: [player('docs/rules/scenes/generate.ts')] },
        speed: { run: [program('docs/speed/draw.ts')] },
      },
    },
    tarballs: {
      does: 'builds and packs all packages; `pack` packs what is built',
      run: [BUILD, PACK],
      parts: { pack: { run: [PACK] } },
    },
    release: {
      does: '`dry` makes a release to a local registry; `version` and `publish` are what CI runs',
      parts: {
        dry: { run: [program('.ci/release/release.ts')] },
        version: {
          run: [
            ['changeset', 'version'],
            ['pnpm', 'install', '--lockfile-only'],
            ['biome', 'format', '--write'],
          ],
        },
        publish: { run: [BUILD, program('.ci/release/repository.ts'), ['changeset', 'publish']] },
      },
    },
  },
};

/** The commands by name. */
export const COMMANDS = Object.assign({}, ...Object.values(GROUPS));

/** What a name and words ask for; a text where they ask for nothing. */
export function plan(name, words) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return `There is no command ${name}. node .ci/do.mjs lists them.`;
  const [first = '', ...rest] = words;
  const { parts = {} } = command;
  // `npm test -- examples/play` is a part as well, with a path.
  const [part = ''] = first.split('/');
  const { run, env = {}, light = false } = Object.hasOwn(parts, part) ? parts[part] : command;
  if (run === undefined) return `npm run ${name} -- WORD, where WORD is one of ${Object.keys(parts).join(', ')}`;
  const given = first === part && Object.hasOwn(parts, part) ? rest : words;
  return { env, light, run: run.map((each, i) => (i === run.length - 1 ? [...each, ...given] : each)) };
}

/** The commands as a list to read. */
function list() {
  const lines = Object.entries(GROUPS).flatMap(([group, commands]) => [
    '',
    group,
    ...Object.entries(commands).map(([name, { does }]) => `  npm run ${name.padEnd(12)}${does}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Runs a program to its end; gives its status. */
function ran([command, ...words], env) {
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : command, words, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` },
      shell: process.platform === 'win32' && command !== 'node',
    });
    // The terminal interrupts both; the program may want to say a last word.
    const wait = () => undefined;
    const end = () => child.kill('SIGTERM');
    process.on('SIGINT', wait).on('SIGTERM', end);
    child.on('error', ({ message }) => {
      process.stderr.write(`${message}\n`);
      resolve(1);
    });
    child.on('exit', (status, signal) => {
      process.off('SIGINT', wait).off('SIGTERM', end);
      resolve(status ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** Runs programs one after the other; gives the status of the first that fails, and says what therefore has not been done. */
export async function ranAll(programs, env) {
  for (const [i, each] of programs.entries()) {
    const status = await ran(each, env);
    if (status === 0) continue;
    const left = programs.slice(i + 1).map((words) => words.join(' '));
    if (left.length > 0)
      process.stderr.write(`${each.join(' ')} ended with ${status}: this did not run: ${left.join(', ')}.\n`);
    return status;
  }
  return 0;
}

async function main([name, ...words]) {
  if (name === undefined) {
    process.stdout.write(list());
    return 0;
  }
  const planned = plan(name, words);
  if (typeof planned === 'string') {
    process.stderr.write(`${planned}\n`);
    return 2;
  }
  install({ all: !planned.light });
  return ranAll(planned.run, planned.env);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = await main(process.argv.slice(2));
