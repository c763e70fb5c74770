import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './packages.js';

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Where the step `pack` puts the packages. */
export const tarballs = join(root, 'temp/tarballs');

/** The tarball of a package of this repository: `@wonders/hal` is packed as `wonders-hal-0.0.0.tgz`. */
function tarballOf(name: string): string | undefined {
  const start = name.replace('@', '').replace('/', '-');
  const file = readdirSync(tarballs).find((each) => each.startsWith(`${start}-`) && /-\d[^-]*\.tgz$/.test(each));
  return file === undefined ? undefined : join(tarballs, file);
}

/** A copy of an example outside the repository, installed and built as its `package.json` says, with the packages that were packed. */
export function copied(name: string, into: string): string {
  const dir = join(into, name);
  cpSync(join(root, 'examples', name), dir, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
  });
  const file = join(dir, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const packed = Object.entries(manifest.dependencies ?? {}).map(([dependency, range]) => {
    const tarball = dependency.startsWith('@wonders/') ? tarballOf(dependency) : undefined;
    return [dependency, tarball === undefined ? range : `file:${tarball}`];
  });
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies: Object.fromEntries(packed) }, null, 2));
  const npm = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: dir, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name}: npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  };
  npm('install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline');
  if (manifest.scripts?.['build'] !== undefined) npm('run', 'build');
  return dir;
}
