/**
 * Writes a new game, to be changed rule by rule: a game of cards that passes every gate. At first it is one file with a plain board, its laws and
 * its ledger; `--full` makes a house of it, with words, a board of its own, numbers for learners and a page, at once or later.
 *
 * `npm run new-game -- river --title "River of Gold" --prefix RIVER`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { manifests } from '../lib/games.js';
import { gameNameOf, packages, root, typeNameOf } from '../lib/packages.js';
import { formatted, isWritten } from '../lib/written.js';

const SKELETON = join(root, '.ci/new-game/skeleton');

/** What is written, and where. */
interface NewGame {
  readonly id: string;
  readonly title: string;
  readonly prefix: string;
  readonly place: number;
}

/** A text of the skeleton as one of the new game. */
function filledIn(text: string, { id, title, prefix, place }: NewGame): string {
  return text
    .replaceAll('tiny-game', id)
    .replaceAll('tinyGame', gameNameOf(id))
    .replaceAll('TinyGame', typeNameOf(id))
    .replaceAll('Tiny Game', title)
    .replaceAll('TINY-', `${prefix}-`)
    .replaceAll(/(prefix: '?)TINY/g, `$1${prefix}`)
    .replaceAll('place: 99', `place: ${place}`)
    .replaceAll('order: 99', `order: ${place}`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The files of a door, by their paths in the repository. */
type Files = ReadonlyMap<string, string>;

/** The tests that a game in one file and a house share: they know the game by what it exports. */
const SHARED = ['test/rules.test.ts', 'test/scene.ts', 'test/variants.ts'];

/** What a game in one file consists of. */
function smallFiles(game: NewGame): Files {
  const read = (file: string) => filledIn(readFileSync(join(SKELETON, file), 'utf8'), game);
  const own = ['package.json', 'src/index.ts', 'test/contract.test.ts'].map((file) => [file, read(`small/${file}`)]);
  const shared = SHARED.map((file) => [file, read(`package/${file}`)]);
  return new Map([
    ...[...own, ...shared].map(([file, text]) => [`packages/${game.id}/${file}`, text] as [string, string]),
    [`docs/rules/${game.id}.md`, read('rules.md')],
  ]);
}

/** What a house consists of. */
function fullFiles(game: NewGame): Files {
  const read = (file: string) => filledIn(readFileSync(join(SKELETON, file), 'utf8'), game);
  const files = readdirSync(join(SKELETON, 'package'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => [`packages/${game.id}/${file}`, read(`package/${file}`)] as const);
  return new Map([
    ...files,
    [`docs/rules/${game.id}.md`, read('rules.md')],
    [`docs/games/${game.id}.md`, read('page.md')],
    [`.changeset/${game.id}.md`, read('changeset.md')],
  ]);
}

/** Whether a file stands as one of these doors wrote it, or not at all. */
function isOurs(path: string, ...doors: readonly Files[]): boolean {
  if (!existsSync(join(root, path))) return true;
  const texts = doors.flatMap((files) => files.get(path) ?? []);
  return texts.some((text) =>
    isWritten(/\.(ts|json)$/.test(path) ? formatted({ file: path, text }) : { file: path, text }),
  );
}

/**
 * Makes a house of a game in one file. What the author has changed of the rules and their tests stays; of the game itself nothing is
 * overwritten that differs from what was written first.
 *
 * @throws RangeError - The author has changed what the house would replace.
 */
function writeHouse(game: NewGame): void {
  const [small, full] = [smallFiles(game), fullFiles(game)];
  const keeps = (path: string) => path.startsWith('docs/rules/') || SHARED.some((file) => path.endsWith(`/${file}`));
  const changed = [...full.keys()].filter((path) => !keeps(path) && !isOurs(path, small, full));
  if (changed.length > 0)
    throw new RangeError(
      `You have changed ${changed.join(', ')}, which the house would replace: move it away, and take from it what you need afterwards.`,
    );
  for (const [path, text] of full)
    if (isOurs(path, small, full)) write(path, text);
    else console.log(`  ${path} stays as you have it`);
}

/** Adds a row to the table of games on a page. */
function addRow(page: string, row: string): void {
  const text = readFileSync(join(root, page), 'utf8');
  const [last] = [...text.matchAll(/^\| \[`@wonders\/(?!core`).*$/gm)].slice(-1);
  if (last === undefined) throw new Error(`${page} has no table of games`);
  const at = last.index + last[0].length;
  write(page, `${text.slice(0, at)}\n${row}${text.slice(at)}`);
}

/** Runs a program, and returns its output. */
function run(command: string, ...words: readonly string[]): string {
  console.log(`  ${command} ${words.join(' ')}`);
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '' },
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ends with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

const source = (file: string, ...words: readonly string[]): string =>
  run('tsx', '--conditions=@wonders/source', file, ...words);

/** Writes the numbers of the game into its test of learning. */
function pin({ id }: NewGame): void {
  const file = `packages/${id}/test/learn.test.ts`;
  const program = `import { learn } from './packages/${id}/src/learn.ts';
    const { actions, observation } = learn;
    console.log(JSON.stringify([actions.digest, observation.length, observation.digest]));`;
  const [actions, length, observation] = JSON.parse(source('--eval', program)) as [string, number, string];
  const text = readFileSync(join(root, file), 'utf8')
    .replace('PINNED ACTIONS', actions)
    .replace('observationLength: 0', `observationLength: ${length}`)
    .replace('PINNED OBSERVATION', observation);
  write(file, text);
}

/** Makes the package one of the workspace. */
const link = (): string => run('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');

/** Adds the house to the lists, and writes what depends on it: copies of a state, golden games, a save, pictures, examples of the rules. */
function complete(game: NewGame): void {
  const { id, title, prefix } = game;
  const name = `[\`@wonders/${id}\`]`;
  addRow('README.md', `| ${name}(packages/${id}) | ${title} | a script | [${prefix}](docs/rules/${id}.md) |`);
  addRow('docs/index.md', `| ${name}(./rules/${id}.md) | ${title} | a script |`);
  source('.ci/gates/lists.ts');
  // The lists make it a dependency of examples.
  link();
  source('.ci/generate/generate.ts');
  pin(game);
  run('biome', 'check', '--write', `packages/${id}`);
  run('tsx', '.ci/golden/golden.ts', `packages/${id}`);
  write(`examples/saves/${id}.json`, source('examples/play/main.ts', id, '--seed', 'monday', '--json'));
  source('docs/pictures.ts', id);
  source('docs/games/generate.ts', id);
  source('docs/rules/scenes/generate.ts', id);
}

const capitals = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, before: string, letter: string) => `${before && ' '}${letter.toUpperCase()}`);

/** What the ledger of a game in one file says already. */
function inLedger(id: string): { readonly title?: string | undefined; readonly prefix?: string | undefined } {
  const file = join(root, `docs/rules/${id}.md`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { title: /^title: (.*)$/m.exec(text)?.[1], prefix: /^prefix: (.*)$/m.exec(text)?.[1] };
}

async function main(): Promise<void> {
  const program = new Command('npm run new-game --')
    .description('Writes the package of a new game, to be changed rule by rule.')
    .argument('<name>', 'the package and the id of the game: small letters, with hyphens between words')
    .option('--full', 'a room for each part, words, a board of its own and a page, in place of one file', false)
    .option('--title <text>', 'the name on the box; else the name in capitals')
    .option('--prefix <letters>', 'what the ids of its rules begin with; else the first word of the name')
    .parse();
  const [id = ''] = program.args;
  const values = program.opts<{ readonly title?: string; readonly prefix?: string; readonly full: boolean }>();
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new RangeError(`the name should be small letters, with hyphens between words, not ${id}`);
  const written = inLedger(id);
  const { title = written.title ?? capitals(id), full } = values;
  const { prefix = written.prefix ?? (id.split('-')[0] ?? '').toUpperCase() } = values;
  const known = await manifests();
  if (!/^[A-Z]+$/.test(prefix)) throw new RangeError(`--prefix should be capital letters, not ${prefix}`);
  const isThere = existsSync(join(root, 'packages', id));
  if (packages().some((pkg) => pkg.id === id) || (isThere && !full)) throw new RangeError(`there is a package ${id}`);
  if (known.some(({ manifest }) => manifest.prefix === prefix))
    throw new RangeError(`${prefix} is the prefix of another game: choose one with --prefix`);
  if (!existsSync(join(root, 'node_modules/.bin/pnpm'))) throw new RangeError('run node .ci/bootstrap.mjs first');
  const game: NewGame = { id, title, prefix, place: Math.max(0, ...known.map(({ manifest }) => manifest.place)) + 1 };
  if (full) writeHouse(game);
  else for (const [path, text] of smallFiles(game)) write(path, text);
  if (full) complete(game);
  else {
    link();
    run('biome', 'check', '--write', `packages/${id}`);
  }
  console.log(`\nChange it rule by rule: docs/rules/${id}.md, packages/${id}/test/rules.test.ts, packages/${id}/src.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
