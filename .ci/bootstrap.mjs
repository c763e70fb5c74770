// Installs the dependencies when node_modules is missing or older than the lockfile: `npm start` and `npm test` work on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = `${root}pnpm-lock.yaml`;
const installed = `${root}node_modules/.modules.yaml`;

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'];
  process.stderr.write(`Installing dependencies (npx ${packageManager} install) ...\n`);
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
