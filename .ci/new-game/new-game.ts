/**
 * Writes the package of a new game: a small game of cards that passes every gate, to be changed rule by rule.
 *
 * `npm run new-game -- river --title "River of Gold" --prefix RIVER`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { manifests } from '../lib/games.js';
import { gameNameOf, packages, root, typeNameOf } from '../lib/packages.js';

const USAGE = `Usage: npm run new-game -- NAME [--title "Name on the box"] [--prefix NAME]

  NAME      the package and the id of the game: small letters, with hyphens between words
  --title   the name on the box; default NAME in capitals
  --prefix  what the ids of its rules begin with; default the first word of NAME`;

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

/** Copies the skeleton. */
function copy(game: NewGame): void {
  const read = (file: string) => filledIn(readFileSync(join(SKELETON, file), 'utf8'), game);
  for (const file of readdirSync(join(SKELETON, 'package'), { recursive: true, encoding: 'utf8' }))
    if (/\.\w+$/.test(file)) write(`packages/${game.id}/${file}`, read(`package/${file}`));
  write(`docs/rules/${game.id}.md`, read('rules.md'));
  write(`docs/games/${game.id}.md`, read('page.md'));
  write(`.changeset/${game.id}.md`, read('changeset.md'));
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

/** Writes the files that depend on the package: lists, golden games, a save, pictures, examples of the rules. */
function derive(game: NewGame): void {
  const { id } = game;
  source('.ci/gates/lists.ts');
  run('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, prefix: { type: 'string' } },
  });
  const [id = '', ...more] = positionals;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || more.length > 0) throw new RangeError(USAGE);
  const { title = capitals(id), prefix = (id.split('-')[0] ?? '').toUpperCase() } = values;
  const known = await manifests();
  if (packages().some((pkg) => pkg.id === id)) throw new RangeError(`there is a package ${id}`);
  if (!/^[A-Z]+$/.test(prefix)) throw new RangeError(`--prefix should be capital letters, not ${prefix}`);
  if (known.some(({ manifest }) => manifest.prefix === prefix))
    throw new RangeError(`${prefix} is the prefix of another game: choose one with --prefix`);
  if (!existsSync(join(root, 'node_modules/.bin/pnpm'))) throw new RangeError('run node .ci/bootstrap.mjs first');
  const game: NewGame = { id, title, prefix, place: Math.max(0, ...known.map(({ manifest }) => manifest.place)) + 1 };
  console.log(
    `packages/${id}, docs/rules/${id}.md, docs/games/${id}.md, .changeset/${id}.md, README.md, docs/index.md`,
  );
  copy(game);
  const name = `[\`@wonders/${id}\`]`;
  addRow('README.md', `| ${name}(packages/${id}) | ${title} | a script | [${prefix}](docs/rules/${id}.md) |`);
  addRow('docs/index.md', `| ${name}(./rules/${id}.md) | ${title} | a script |`);
  derive(game);
  console.log(`\nChange it rule by rule: docs/rules/${id}.md, packages/${id}/test/rules.test.ts, packages/${id}/src.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof RangeError) && !(error instanceof TypeError && 'code' in error)) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
