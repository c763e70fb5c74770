import { cpus } from 'node:os';
import { resolve } from 'node:path';

/** A number from the command line. @throws RangeError - It is not above 0. */
export function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new RangeError(`--${name} should be a number above 0`);
  return value;
}

/** A path from the command line, as it is meant where the command was called. */
export const pathOf = (word: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), word);

/** The folder of the engine in C++, which stands on the command line or in `DUEL_AI`. @throws RangeError - It stands nowhere. */
export function engineFolder(word: string | undefined, help: string): string {
  const folder = word ?? process.env['DUEL_AI'];
  if (folder === undefined) throw new RangeError(`Where is the engine in C++?\n\n${help}`);
  return pathOf(folder);
}

/** The machine on which something is measured. */
export const MACHINE = `${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Node ${process.version}`;
