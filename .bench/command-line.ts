import { cpus } from 'node:os';
import { resolve } from 'node:path';

/** A path from the command line, as it is meant where the command was called. */
export const pathOf = (word: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), word);

/** What the commands that need that engine say of it. */
export const CPP = {
  folder: 'a checkout of github.com/indjev99/7-Wonders-Duel-AI, commit 01ed7a5; without it the variable DUEL_AI',
  compiler: '\nThe variable CXX names the compiler; without it g++.',
} as const;

/** The folder of the engine in C++, which stands on the command line or in `DUEL_AI`. @throws RangeError - It stands nowhere. */
export function engineFolder(word: string | undefined): string {
  const folder = word ?? process.env['DUEL_AI'];
  if (folder === undefined) throw new RangeError('Where is the engine in C++? Name its folder, or set DUEL_AI.');
  return pathOf(folder);
}

/** The machine on which something is measured. */
export const MACHINE = `${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.version}`;
