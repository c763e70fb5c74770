/** Keeps bots in processes of their own apart: from each other, and from the host. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
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

/** Covers the paths before `--`, and runs what follows: a folder looks empty from there, and a file has nothing in it. */
const COVER = [
  'while [ "$1" != -- ]; do',
  'if [ -d "$1" ]; then mount -t tmpfs none "$1"; else mount --bind /dev/null "$1"; fi || exit 1',
  'shift; done; shift; exec "$@"',
].join('\n');

/** Hides paths from all that a program starts. Whoever runs in {@link APART} cannot uncover them. */
const hiding = (paths: readonly string[]): readonly string[] =>
  paths.length === 0
    ? []
    : [...['unshare', '--user', '--map-root-user', '--mount'], ...['sh', '-c', COVER, 'sh', ...paths, '--']];

let works: boolean | undefined;

/** Whether this system keeps processes apart: Linux does, where it allows user namespaces. */
export function keepsApart(): boolean {
  works ??= process.platform === 'linux' && runs([...hiding([tmpdir()]), ...APART, 'true']);
  return works;
}

const runs = ([program = '', ...words]: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

/**
 * A command whose processes are kept apart, as far as the system can.
 *
 * @param hidden - Files and folders that they do not see.
 */
export const apart = (command: readonly string[], hidden: readonly string[]): readonly string[] =>
  keepsApart() ? [...hiding(hidden.filter((path) => existsSync(path))), ...APART, ...command] : command;

/** The signals that somebody sends to a program. The others come of what it does itself, such as `SIGSEGV`. */
const SENT = ['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGQUIT', 'SIGTERM'];

/** How a program ended, and whether by a signal that was sent. Kept apart, it tells its signal by its code, as a shell does. */
export function endOf(code: number | null, signal: string | null): readonly [end: string, isSent: boolean] {
  const told = Object.entries(constants.signals).find(([, number]) => keepsApart() && number + 128 === code);
  const end = signal ?? told?.[0] ?? `code ${code}`;
  return [end, SENT.includes(end)];
}

/** Says what is not guaranteed on this system, where bots of these names run in processes of their own. */
export function warn(names: readonly string[]): void {
  if (keepsApart() || names.every((name) => realmOf(name)[0] === 'own')) return;
  console.error(
    'Bots are not kept apart on this system: each can read and end the processes of others, and yours, and read the secret.',
  );
}
