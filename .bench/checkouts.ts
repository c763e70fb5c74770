import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages, root } from '../.ci/packages.js';

/** Where the modules of a game are. */
export interface Source {
  readonly id: string;
  /** The module that exports the game. */
  readonly module: string;
  /** The module that exports its variants, where there is one. */
  readonly variants: string | undefined;
}

/** The games of a checkout, the contract kit's small one last. */
export function sourcesOf(checkout: string): readonly Source[] {
  const found = packages(checkout).flatMap(({ id, dir, entries }): Source[] => {
    const main = entries.find(({ subpath }) => subpath === '.');
    const variants = join(dir, 'bench/variants.ts');
    if (main === undefined || id === 'core') return [];
    return [{ id, module: join(dir, main.source), variants: existsSync(variants) ? variants : undefined }];
  });
  const kit = join(checkout, 'packages/core/src/testing/index.ts');
  return [...found, { id: 'sealed', module: kit, variants: undefined }];
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
