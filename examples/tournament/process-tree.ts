import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells about a process of this user; `undefined` for others, and for one that has ended. */
function told(pid: string, what: 'environ' | 'smaps_rollup' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** The parent's id stands after the state, which follows the name in parentheses. */
const parentOf = (pid: string): number =>
  Number(
    told(pid, 'stat')
      ?.replace(/^.*\) . /s, '')
      .split(' ')[0],
  );

/** The ids of all processes; none where there is no `/proc`. */
function processes(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The processes that come from one, even in groups of their own: its descendants, and those whose environment has the mark. */
export function kin(root: number, mark: string): readonly number[] {
  const all = processes().map((pid) => ({ pid: Number(pid), parent: parentOf(pid), text: pid }));
  const found = new Set(
    all.filter(({ text }) => told(text, 'environ')?.split('\0').includes(mark)).map(({ pid }) => pid),
  );
  found.add(root);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  found.delete(root);
  return [...found];
}

/** How many megabytes processes use together; what several share is divided among them. 0 where the system does not say. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(told(`${pid}`, 'smaps_rollup') ?? '')?.[1] ?? 0);
  return pids.reduce((sum, pid) => sum + kilobytes(pid), 0) / 1024;
}
