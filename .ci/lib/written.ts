/** Files that a program writes from other sources: they are committed, and a gate compares them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.js';

/** A file, by its path in the repository, with what should stand in it. */
export interface Written {
  readonly file: string;
  readonly text: string;
}

/** As the formatter leaves it: quotes, line breaks, the order of imports. */
export function formatted({ file, text }: Written): Written {
  const words = ['check', '--write', `--stdin-file-path=${file}`];
  const biome = join(root, 'node_modules/.bin/biome');
  return { file, text: execFileSync(biome, words, { cwd: root, input: text, encoding: 'utf8' }) };
}

/** Whether a file is there and says that. */
export const isWritten = ({ file, text }: Written): boolean =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text;

/**
 * Writes the files that are stale. With `--check` it names them, and the program fails.
 *
 * @param source - Where it all comes from: `the manifests`.
 * @param command - The command that writes them.
 */
export function writeStale(files: readonly Written[], source: string, command: string): void {
  const stale = files.filter((each) => !isWritten(each));
  if (!process.argv.includes('--check')) for (const { file, text } of stale) writeFileSync(join(root, file), text);
  else if (stale.length > 0) {
    console.error(
      `Not what ${source} say: ${stale.map(({ file }) => file).join(', ')}. Write them by: npm run ${command}`,
    );
    process.exitCode = 1;
  }
}
