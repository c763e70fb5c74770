import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from './packages.js';

let commit: string | undefined;

/**
 * Draws a number from 0 up to, and without, `choices`, by the commit: what a gate cannot look at in full has its turn in one commit or
 * another.
 *
 * @param what - What the number is drawn for.
 */
export function commitDraws(what: string, choices: number): number {
  commit ??= execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return createHash('sha256').update(`${commit} ${what}`).digest().readUInt16BE() % choices;
}
