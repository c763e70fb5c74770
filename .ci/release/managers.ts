/**
 * Installs packed packages as docs/install.md says, with npm, pnpm, Yarn and Bun, and plays a move there. The `package.json` is the one on
 * the page. A manager that cannot be had here is skipped, and named.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binary, installed, RUNTIMES } from '../lib/install.js';
import { root } from '../lib/packages.js';

const run = promisify(execFile);

/** Yarn, which knows no tarballs before its second version. */
const YARN = { '@yarnpkg/cli-dist': '4.9.2' };

/** What a manager is called with, or `undefined` where there is none. */
type Manager = readonly [command: string, ...args: string[]];

/** How to call each manager. */
function managers(): Readonly<Record<string, () => Manager>> {
  return {
    npm: () => ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
    pnpm: () => [join(root, 'node_modules/.bin/pnpm'), 'install', '--ignore-workspace'],
    Yarn: () => [
      process.execPath,
      join(installed('managers', YARN), 'node_modules/@yarnpkg/cli-dist/bin/yarn.js'),
      'install',
    ],
    Bun: () => [binary(installed('runtimes', RUNTIMES), '@oven', 'bin/bun'), 'install'],
  };
}

/** The `package.json` that the page shows, with the tarballs of this checkout. */
function shownManifest(page: string, tarballs: string): string {
  const [, shown] = page.match(/```json\n([\s\S]*?)```/) ?? [];
  if (shown === undefined) throw new Error('docs/install.md shows no package.json');
  return shown.replaceAll('/path/to/wonders/temp/tarballs', tarballs);
}

const PROGRAM = `import { hal } from '@wonders/hal';
console.log(hal.legalMoves(hal.newGame({ seed: 'monday' })).length);
`;

/** Installs the tarballs with every manager. */
export async function checkManagers(tarballs: string): Promise<void> {
  const manifest = shownManifest(readFileSync(join(root, 'docs/install.md'), 'utf8'), tarballs);
  const temp = mkdtempSync(join(tmpdir(), 'wonders-managers-'));
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|bun_|CI$)/i.test(name));
  // Caches of their own: a tarball that was packed before has the same name.
  const env = {
    ...Object.fromEntries(kept),
    BUN_INSTALL_CACHE_DIR: join(temp, 'bun'),
    YARN_GLOBAL_FOLDER: join(temp, 'yarn'),
    YARN_NODE_LINKER: 'node-modules',
    YARN_ENABLE_TELEMETRY: '0',
  };
  try {
    for (const [name, call] of Object.entries(managers())) {
      let manager: Manager;
      try {
        manager = call();
      } catch (error) {
        console.log(`Skipped: ${name} is not here (${error instanceof Error ? error.message : error})`);
        continue;
      }
      const dir = join(temp, name);
      mkdirSync(dir);
      writeFileSync(join(dir, 'package.json'), manifest);
      writeFileSync(join(dir, 'play.mjs'), PROGRAM);
      const [command, ...args] = manager;
      await run(command, args, { cwd: dir, env });
      const { stdout } = await run(process.execPath, ['play.mjs'], { cwd: dir });
      if (!(Number(stdout) > 0)) throw new Error(`${name} installs a game without moves: ${stdout}`);
      console.log(`installed by ${name}`);
    }
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}
