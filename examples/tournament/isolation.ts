/** Keeps bots in processes of their own apart: from each other, and from the host. */
import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { realmOf } from './realms.js';

/**
 * Gives a program a list of processes of its own, as another user than root: it sees no other process, and none that it cannot see can it end or
 * read.
 */
const APART = [
  ...['unshare', '--user', '--map-user=1000', '--map-group=1000', '--pid', '--fork', '--kill-child', '--mount-proc'],
  // The first process in such a list hears no signals, so the program is its child.
  ...['sh', '-c', '"$@"; exit $?', 'sh'],
];

let works: boolean | undefined;

/** Whether this system keeps processes apart: Linux does, where it allows user namespaces. */
export function keepsApart(): boolean {
  works ??= process.platform === 'linux' && runs([...APART, 'true']);
  return works;
}

const runs = ([program = '', ...words]: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

/** A command whose processes are kept apart, as far as the system can. */
export const apart = (command: readonly string[]): readonly string[] =>
  keepsApart() ? [...APART, ...command] : command;

/** How a program ended. Kept apart, it tells its signal by its code, as a shell does. */
export function endOf(code: number | null, signal: string | null): string {
  const told = Object.entries(constants.signals).find(([, number]) => keepsApart() && number + 128 === code);
  return signal ?? told?.[0] ?? `code ${code}`;
}

/** Says what is not guaranteed on this system, where bots of these names run in processes of their own. */
export function warn(names: readonly string[]): void {
  if (keepsApart() || names.every((name) => realmOf(name)[0] === 'own')) return;
  console.error('Bots are not kept apart on this system: each can read and end the processes of others, and yours.');
}
