/** Guards the start of a new game: what CONTRIBUTING says under *Add a game* works as it stands.
 *
 * Does what CONTRIBUTING says under *Add a game*, command by command, in a copy of this checkout: writes a game, and runs the gates that the
 * section names. `node --import tsx .ci/gates/new-game.ts`; with `--keep` the copy stays.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commandsIn } from '../lib/commands.js';
import { root } from '../lib/packages.js';

const SECTION = /^## Add a game\n[\s\S]*?(^```sh\n[\s\S]*?^```$)/m;

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
try {
  copyTo(dir);
  const [, block = ''] = SECTION.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  const commands = commandsIn(block);
  if (commands.length === 0) throw new Error('CONTRIBUTING names no command under *Add a game*');
  for (const command of commands) {
    const begin = Date.now();
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      cwd: dir,
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s  ${command}`);
    if (status === 0) continue;
    console.error(`${stdout}\n${stderr}`.slice(-6000));
    process.exitCode = 1;
    break;
  }
} finally {
  if (process.argv.includes('--keep')) console.log(dir);
  else rmSync(temp, { recursive: true, force: true, maxRetries: 5 });
}
