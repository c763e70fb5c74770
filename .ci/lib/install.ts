import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.js';

/**
 * Installs packages outside the workspace, into `temp/NAME`: runtimes and compilers are large, and only a few checks need them. What is
 * there already stays.
 *
 * @param dependencies - Exact versions by name.
 * @param overrides - Versions of what those depend on, where what they ask for cannot be had.
 * @returns The directory whose `node_modules` has them.
 * @throws When the registry cannot be reached.
 */
export function installed(
  name: string,
  dependencies: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>> = {},
): string {
  const dir = join(root, 'temp', name);
  const manifest = `${JSON.stringify({ private: true, dependencies, overrides }, null, 2)}\n`;
  const file = join(dir, 'package.json');
  const mark = join(dir, 'installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === manifest) return dir;
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, manifest);
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--prefer-offline'];
  execFileSync('npm', args, { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(mark, manifest);
  return dir;
}

/** The runtimes besides Node that the packages are promised for, as packages of npm: `installed('runtimes', RUNTIMES)`. */
export const RUNTIMES = { bun: '1.4.5', deno: '2.9.6', 'edge-runtime': '4.0.1' };

/** A file of a package that npm picked for this machine: `@oven/bun-linux-x64/bin/bun`. */
export function binary(dir: string, scope: string, path: string): string {
  const name = readdirSync(join(dir, 'node_modules', scope)).at(0) ?? '';
  return join(dir, 'node_modules', scope, name, path);
}
