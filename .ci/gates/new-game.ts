/** Guards the start of a new game: what CONTRIBUTING says under *Add a game* works as it stands.
 *
 * Does what CONTRIBUTING says under *Add a game*, command by command, in a copy of this checkout: writes a game in one file, makes a house of
 * it, and runs the gates that the section names after one of the two, as the commit draws it, or with `--all` after both. Then it looks
 * whether a house leaves alone what the author of a file has changed.
 * `node --import tsx .ci/gates/new-game.ts`; with `--keep` the copy stays.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commandsIn } from '../lib/commands.js';
import { ALL, commitDraws } from '../lib/draws.js';
import { root } from '../lib/packages.js';

const SECTION = /^## Add a game\n[\s\S]*?(?=^As the house grows)/m;

/** Copies the files that git tracks or would track, so you can try changes before you commit them. */
function copyTo(dir: string): void {
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: dir, stdio: 'ignore' });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(root, file), join(dir, file), { verbatimSymlinks: true });
  }
  // What the step types found: only the new game is checked again.
  if (existsSync(join(root, 'temp/types')))
    cpSync(join(root, 'temp/types'), join(dir, 'temp/types'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
}

const temp = mkdtempSync(join(tmpdir(), 'wonders-new-game-'));
const dir = join(temp, 'wonders');
const env: NodeJS.ProcessEnv = { ...process.env, CI: 'true', NO_COLOR: '1' };

/** Runs a command in the copy; gives what it says. It has to end with a status. */
function run(command: string, wanted = 0): string {
  const begin = Date.now();
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd: dir,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${status === wanted ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s  ${command}`);
  if (status === wanted) return `${stdout}${stderr}`;
  throw new Error(`${stdout}\n${stderr}`.slice(-6000));
}

try {
  copyTo(dir);
  const [section = ''] = SECTION.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  const commands = commandsIn(section);
  const [small, full, ...more] = commands.filter((command) => command.includes('new-game'));
  const checks = commands.filter((command) => !command.includes('new-game'));
  if (small === undefined || full === undefined || more.length > 0 || checks.length === 0)
    throw new Error(
      'CONTRIBUTING should name two commands that write a game under *Add a game*, and those that check it',
    );
  const turn = commitDraws('the gates of the game or of its house', 2);
  run(small);
  if (ALL || turn === 0) for (const command of checks) run(command);
  const game = join(dir, 'packages/river/src/index.ts');
  const text = readFileSync(game, 'utf8');
  writeFileSync(game, `${text}// The work of an author.\n`);
  if (!run(full, 2).includes('src/index.ts')) throw new Error('the house does not say which file it would replace');
  if (!readFileSync(game, 'utf8').startsWith(text)) throw new Error('the house replaces what its author has changed');
  writeFileSync(game, text);
  run(full);
  if (ALL || turn === 1) for (const command of checks) run(command);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  if (process.argv.includes('--keep')) console.log(dir);
  else rmSync(temp, { recursive: true, force: true, maxRetries: 5 });
}
