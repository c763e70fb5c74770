// Installs the dependencies when node_modules is missing or older than the lockfile: every command works on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = `${root}pnpm-lock.yaml`;
const installed = `${root}node_modules/.modules.yaml`;

/** What `npm start` and `npm test` need: no tools, and none of the apps to copy. */
const FEW = ['--prod', '--filter', '!@wonders/example-*'];

/** Whether everything was installed the last time: pnpm writes down which sorts of dependencies it took. */
const hasAll = () => JSON.parse(readFileSync(installed, 'utf8')).included.devDependencies;

/** Installs what `npm start` and `npm test` need, or everything; what is there and as new as the lockfile stays. */
export function install({ all }) {
  const has = existsSync(installed) && (hasAll() ? 'all' : 'few');
  const isNew = has && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
  if (isNew && (has === 'all' || !all)) return;
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const words = has === 'all' || all ? [] : FEW;
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', ...words];
  process.stderr.write(
    `Installing dependencies (npx ${packageManager} install${words.map((word) => ` ${word}`).join('')}) ...\n`,
  );
  const { status, error, stdout, stderr } = spawnSync('npx', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(
      `${stdout ?? ''}${stderr ?? ''}\nThe dependencies could not be installed: ${error?.message ?? `npx ended with ${status}`}.\n`,
    );
    process.stderr.write(`Try it by hand: npx ${args.join(' ')}\n`);
    process.exit(1);
  }
  const now = new Date();
  utimesSync(installed, now, now);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) install({ all: !process.argv.includes('--prod') });
