/** Guards the example apps: copied, installed, built and played to the end of a game, as people meet them.
 *
 * The example apps as people meet them: each folder is copied out of the repository, installed with the packed packages, built, and played
 * to the end of a game, in Chromium by clicks on the board, in the terminal by keys, the notebook by its kernel. Those with a script `test` are
 * tested by that. Of the apps that take long a commit draws one of each kind, and takes those that it changes; `--all` takes them all.
 *
 * Needs the tarballs of the step `pack`. `node --import tsx .ci/gates/apps.ts react plain` does some of them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, launch, serve, violations } from '../lib/browser.js';
import { commandsOf } from '../lib/commands.js';
import { copied, tarballs } from '../lib/copied.js';
import { drawn, isChanged } from '../lib/draws.js';
import { manifests } from '../lib/games.js';
import { checkNotebook } from '../lib/notebook.js';
import { root } from '../lib/packages.js';
import { playOn } from '../lib/play-on.js';

/** The pages to open of an app that has pages, and their directory; the other apps are played in the terminal. */
const PAGES: Readonly<Record<string, { readonly dir: string; readonly paths: readonly string[] }>> = {
  plain: { dir: '', paths: ['index.html', 'script-tag.html'] },
  react: {
    dir: 'dist',
    paths: drawn(
      (await manifests()).map(({ pkg }) => `?game=${pkg.id}`),
      'a game in React',
      1,
    ),
  },
  svelte: { dir: 'dist', paths: [''] },
  vue: { dir: 'dist', paths: [''] },
};
const TERMINAL: Readonly<Record<string, readonly string[]>> = { 'cli-companion': ['hal', 'architects-solo'] };

/** Where a page says how the game ended. */
const RESULT = 'output[data-over]';
/** What a program says at the end of a game. */
const OVER = 'The game is over';
/** More clicks than any game takes, and more frames than a bot thinks. */
const PATIENCE = { most: 1500, patience: 3000 };
/** So many clicks are those of a mouse, which waits until its target stands still and nothing lies over it. */
const BY_MOUSE = 30;

/** A test that failed, with what it says, in what Node prints of a run. */
const FAILED = /^( *)not ok .*\n(?:\1 .*\n|\n)*/gm;

/** The game in an app. */
const GAME = { over: RESULT, places: 'svg [role=button]', offered: 'dialog[open] button, footer button' };

/** The examples that bring tests of their own. */
function tested(): readonly string[] {
  const scripts = (name: string) =>
    JSON.parse(readFileSync(join(root, 'examples', name, 'package.json'), 'utf8')).scripts;
  return readdirSync(join(root, 'examples')).filter(
    (name) => existsSync(join(root, 'examples', name, 'package.json')) && scripts(name)?.test !== undefined,
  );
}

const problems: string[] = [];

/** The programs that people read before they copy them, each with its files and the most lines that it may have. */
const PROGRAMS: readonly (readonly [name: string, files: RegExp, most: number])[] = [
  ['plain', /./, 150],
  ['react', /./, 160],
  ['vue', /./, 80],
  ['svelte', /./, 80],
  ['next', /^app/, 180],
  // The boxes are a list that is written, and the sayings are texts.
  ['cli-companion', /^(?!boxes|sayings)/, 270],
  ['boardgame-io', /./, 150],
  ['server', /^src.(?!bot)/, 870],
  ['server', /^src.bot/, 150],
  ['server', /^public/, 250],
];

/** Lines of code, without styles, comments and blank lines; in a page, only those of its scripts. */
function checkLength(name: string, files: RegExp, most: number): void {
  const code = readdirSync(join(root, 'examples', name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|vue|svelte|html|js)$/.test(file) && !/node_modules|dist|\.config\.|^test/.test(file))
    .filter((file) => files.test(file))
    .map((file) => readFileSync(join(root, 'examples', name, file), 'utf8'))
    .map((text) =>
      /^<!doctype/.test(text)
        ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join('')
        : text,
    )
    .map((text) => text.replace(/<style>.*?<\/style>|\/\*.*?\*\/|<!--.*?-->|^\s*\/\/.*?$/gms, ''));
  const lines = code.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '').length;
  const what = files.source === '.' ? name : `${name}, ${files.source}`;
  console.log(`${what}: ${lines} lines`);
  if (lines === 0 || lines >= most) problems.push(`${what} has ${lines} lines, and should have less than ${most}`);
}

/** Clicks on the board, and on the choices that the app then offers, until there is a result. */
async function playOut(page: Page): Promise<string> {
  const hot = page.locator(GAME.places);
  const offered = page.locator(GAME.offered);
  const result = page.locator(RESULT);
  const ready = hot.or(result).first();
  for (let clicks = 0; clicks < BY_MOUSE; clicks++) {
    await ready.waitFor();
    if ((await result.count()) > 0) return (await result.textContent()) ?? '';
    await hot.nth((clicks * 7) % (await hot.count())).click();
    const choices = await offered.count();
    if (choices > 0) await offered.nth((clicks * 5) % choices).click();
  }
  return playOn(page, GAME, { ...PATIENCE, begin: BY_MOUSE });
}

/** Undo takes the last move back, and the same move can be made again: only where an app has that button. */
async function undoOnce(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  if ((await undo.count()) === 0) return;
  const board = page.locator('svg').first();
  const before = await board.innerHTML();
  await page.locator(GAME.places).first().click();
  const offered = page.locator(GAME.offered);
  if ((await offered.count()) > 0) await offered.first().click();
  await undo.click();
  if ((await board.innerHTML()) !== before) throw new Error('after undo the board looks otherwise than before');
}

async function playPages(name: string, dir: string, browser: Browser): Promise<void> {
  const { dir: built, paths } = PAGES[name] ?? { dir: '', paths: [] };
  const { origin, close } = await serve(join(dir, built));
  for (const path of paths) {
    const at = `${name}/${path}`;
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => message.type() === 'error' && problems.push(`${at}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`${at}: ${error.message}`));
    try {
      await page.goto(`${origin}/${path}`);
      await page.locator('svg').first().waitFor();
      for (const violation of await violations(page)) problems.push(`${at}: ${violation}`);
      await undoOnce(page);
      console.log(`${at}: ${await playOut(page)}`);
    } catch (error) {
      problems.push(`${at}: ${(error as Error).message}`);
    }
    await page.close();
  }
  close();
}

/** Follows the page's steps for tarballs in an empty project, word for word: the result has to be a program that plays. */
function checkInstall(into: string): void {
  const dir = join(into, 'install');
  mkdirSync(dir);
  writeFileSync(join(dir, 'package.json'), '{ "type": "module", "private": true }\n');
  const command = commandsOf('docs/install.md').find((each) => each.startsWith('npm install /path/to/wonders/'));
  const program = /```ts\n(.*?)```/s.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';
  const [, printed = '?'] = /; \/\/ (\[.*\])\n/.exec(program) ?? [];
  writeFileSync(join(dir, 'main.js'), program);
  const line = `${command?.replaceAll('/path/to/wonders', root)} --no-audit --no-fund --offline && node main.js`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { cwd: dir, encoding: 'utf8' });
  const last = stdout.trim().split('\n').slice(-1)[0]?.trim();
  if (status === 0 && last?.replaceAll(/\s/g, '') === printed.replaceAll(/\s/g, '')) console.log(`install: ${command}`);
  else problems.push(`install: ${line} ends with ${status}:\n${stdout}\n${stderr}`);
}

/** Answers every question of a program with the Enter key until the game is over and the program ends. */
function playInTerminal(dir: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = spawn('npm', ['start', '--silent', '--', ...args], { cwd: dir });
    let printed = '';
    program.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (chunk.includes('◆')) program.stdin.write('\r');
      // A program whose input is a pipe waits for the end of it.
      if (printed.includes(OVER)) program.stdin.end();
    });
    program.stderr.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    const late = setTimeout(() => program.kill(), 60_000);
    program.on('close', (code) => {
      clearTimeout(late);
      if (code === 0 && printed.includes(OVER)) resolve();
      else reject(new Error(`ends with ${code}:\n${printed.slice(-2000)}`));
    });
  });
}

/** The apps that take long: those with a framework, and those with tests. */
const LONG = [['react', 'svelte', 'vue'], tested()];

const wanted = process.argv.slice(2).filter((word) => word !== '--all');
const left = LONG.flatMap((apps) => {
  const taken = drawn(apps, 'an app', 1);
  return apps.filter((name) => !taken.includes(name) && !isChanged(`examples/${name}/`));
});
const isWanted = (name: string): boolean => (wanted.length === 0 ? !left.includes(name) : wanted.includes(name));
if (wanted.length === 0 && left.length > 0) console.log(`not drawn: ${left.join(', ')}`);
if (!existsSync(tarballs)) {
  console.error('The packages have not been packed: node --import tsx .ci/gates/pack.ts.');
  process.exit(1);
}

for (const [name, files, most] of PROGRAMS.filter(([name]) => isWanted(name))) checkLength(name, files, most);

const temp = mkdtempSync(join(tmpdir(), 'wonders-apps-'));
try {
  if (isWanted('install')) checkInstall(temp);
  if (isWanted('notebook')) problems.push(...checkNotebook(temp));
  for (const [name, games] of Object.entries(TERMINAL).filter(([name]) => isWanted(name))) {
    const dir = copied(name, temp);
    for (const game of games) {
      try {
        await playInTerminal(dir, [game]);
        console.log(`${name} ${game}: played to the end`);
      } catch (error) {
        problems.push(`${name} ${game}: ${(error as Error).message}`);
      }
    }
  }
  for (const name of tested().filter(isWanted)) {
    const { status, stdout, stderr } = spawnSync('npm', ['test', '--silent'], {
      cwd: copied(name, temp),
      encoding: 'utf8',
    });
    for (const line of stdout.split('\n')) if (line.startsWith('# Skipped:')) console.log(line.slice(2));
    const counts = stdout.match(/^# (?:pass|skipped) \d+$/gm)?.map((line) => line.slice(2));
    if (status === 0) console.log(`${name}: its own tests, ${counts?.join(', ')}`);
    else problems.push(`${name}: ${stdout.match(FAILED)?.join('') ?? stdout}\n${stderr}`);
  }
  const withPages = Object.keys(PAGES).filter(isWanted);
  const dirs = withPages.map((name) => [name, copied(name, temp)] as const);
  if (hasChromium()) {
    const browser = await launch();
    for (const [name, dir] of dirs) await playPages(name, dir, browser);
    await browser.close();
  }
} finally {
  rmSync(temp, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
