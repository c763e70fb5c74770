/** What a gate cannot look at in full has its turn in one commit or another; what a commit changes has it in that one. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from './packages.js';

/** What git says; nothing where there is no repository, or not enough of its history. */
function git(...words: readonly string[]): string {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Whether a gate looks at everything, as it does each night: `npm run ci -- --all`. */
export const ALL = process.env['DRAW'] === 'all' || process.argv.includes('--all');

let commit: string | undefined;

/**
 * Draws a number from 0 up to, and without, `choices`, by the commit.
 *
 * @param what - What the number is drawn for.
 */
export function commitDraws(what: string, choices: number): number {
  commit ??= git('rev-parse', 'HEAD');
  return createHash('sha256').update(`${commit} ${what}`).digest().readUInt16BE() % choices;
}

/**
 * So many of these, as the commit draws them, in their order; all of them where everything is looked at.
 *
 * @param purpose - What they are drawn for: each draws its own.
 */
export function drawn(all: readonly string[], purpose: string, many: number): readonly string[] {
  if (ALL) return all;
  const place = (each: string): number => commitDraws(`${purpose}: ${each}`, 1 << 16);
  const taken = new Set([...all].sort((a, b) => place(a) - place(b)).slice(0, many));
  return all.filter((each) => taken.has(each));
}

let changed: string | undefined;

/** Whether a file whose path begins so differs from the branch main, or on main from the commit before. */
export function isChanged(path: string): boolean {
  if (changed === undefined) {
    const [head, base] = [git('rev-parse', 'HEAD'), git('merge-base', 'HEAD', 'main')];
    changed = `\n${git('diff', '--name-only', head === base ? 'HEAD~1' : base)}`;
  }
  return changed.includes(`\n${path}`);
}
