import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { variantsNamed } from '../.ci/lib/games.js';
import type { GameManifest } from '../.ci/lib/manifest.js';
import { type Package, packages, root } from '../.ci/lib/packages.js';
import type { Variants } from './subjects.js';

/** A game of a checkout. */
export interface Source {
  readonly id: string;
  /** The module that exports the game. */
  readonly module: string;
  /** The module with the settings of its search with a net; `null` where it has none. */
  readonly net: string | null;
  readonly variants: Variants;
}

const PLAIN: Variants = { default: {} };

/** The variants that a package measures: those of its manifest; of commits that have none, those of its benches. */
async function variantsIn({ dir }: Package): Promise<Variants> {
  const [manifest, bench] = ['manifest.ts', 'bench/variants.ts'].map((file) => join(dir, file));
  if (manifest !== undefined && existsSync(manifest)) {
    const found: { readonly manifest: GameManifest } = await import(pathToFileURL(manifest).href);
    return variantsNamed(found.manifest, found.manifest.measured);
  }
  return bench !== undefined && existsSync(bench) ? (await import(pathToFileURL(bench).href)).variants : PLAIN;
}

/** The games of a checkout, the contract kit's small one last. */
export async function sourcesOf(checkout: string): Promise<readonly Source[]> {
  const found = packages(checkout).map(async (pkg): Promise<Source[]> => {
    const [main, net] = ['.', './net'].map((subpath) => pkg.entries.find((entry) => entry.subpath === subpath));
    if (main === undefined || pkg.id === 'core') return [];
    const [module, judging] = [join(pkg.dir, main.source), net === undefined ? null : join(pkg.dir, net.source)];
    return [{ id: pkg.id, module, net: judging, variants: await variantsIn(pkg) }];
  });
  const kit = join(checkout, 'packages/core/src/testing/index.ts');
  return [...(await Promise.all(found)).flat(), { id: 'sealed', module: kit, net: null, variants: PLAIN }];
}

function run(command: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new RangeError(`${command} ${words.join(' ')}: ${stderr || stdout}`.trim());
  return stdout.trim();
}

/** The commit that a name stands for, in short; throws a `RangeError` where there is none. */
export function commitOf(ref: string): string {
  return run('git', ['rev-parse', '--short', '--verify', `${ref}^{commit}`], root);
}

/**
 * Lends another commit, checked out beside this one with what its packages need, which the store of this
 * checkout usually has.
 */
export async function withCheckout<T>(commit: string, use: (checkout: string) => Promise<T>): Promise<T> {
  const checkout = join(mkdtempSync(join(tmpdir(), 'bench-')), commit);
  run('git', ['worktree', 'add', '--detach', checkout, commit], root);
  try {
    const pnpm = join(root, 'node_modules/.bin/pnpm');
    const words = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    run(pnpm, [...words, '--filter', './packages/*'], checkout);
    return await use(checkout);
  } finally {
    run('git', ['worktree', 'remove', '--force', checkout], root);
    rmSync(join(checkout, '..'), { recursive: true, force: true });
  }
}
