/** What processes take of the machine, as far as the system says. */
import { readdirSync, readFileSync } from 'node:fs';

/** How much memory a process takes, in MB; `undefined` where the system does not say. */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  } catch {
    return undefined;
  }
}

/** The units of `/proc/PID/stat`, in milliseconds: Linux counts in hundredths of a second. */
const TICK = 10;

/** The parent of a process, and the processor time that it and its dead children have used, in milliseconds. */
function statOf(pid: number | string): readonly [parent: number, time: number] | undefined {
  try {
    // The name of the program stands in brackets, and may hold some itself.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return [parent, TICK * fields.slice(11, 15).reduce((sum, each) => sum + each, 0)];
  } catch {
    return undefined;
  }
}

/** The processor time that processes and their children have used, in milliseconds; 0 where the system does not say. */
export function timeOf(pids: readonly (number | undefined)[]): number {
  let time = 0;
  for (const pid of pids) time += (pid === undefined ? undefined : statOf(pid))?.[1] ?? 0;
  try {
    for (const each of readdirSync('/proc')) {
      const [parent, own] = statOf(each) ?? [0, 0];
      if (pids.includes(parent)) time += own;
    }
  } catch {
    return 0;
  }
  return time;
}
