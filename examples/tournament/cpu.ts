import type { GameResult } from '@wonders/core/arena';

interface Usage {
  readonly user: number;
  readonly system: number;
}

/** Since Node 23.9 a thread can tell its own CPU time. */
type ThreadUsage = (() => Usage) | undefined;

/**
 * Tells the CPU time that this thread has used, in milliseconds; `undefined` where nothing can tell it. Time on the wall would also count
 * what else a busy machine does.
 *
 * @param alone - Whether no other thread of this process plays: then the CPU time of the process will do.
 */
export function cpuClock(alone: boolean): (() => number) | undefined {
  const own = (process as { readonly threadCpuUsage?: ThreadUsage }).threadCpuUsage;
  const usage = own ?? (alone ? process.cpuUsage : undefined);
  return (
    usage &&
    (() => {
      const { user, system } = usage.call(process);
      return (user + system) / 1000;
    })
  );
}

/** The games with their times if all of them have some, otherwise without: a mean over a part of the moves would be wrong. */
export const evenlyTimed = (results: readonly GameResult[]): readonly GameResult[] =>
  results.every(({ times }) => times !== null) ? results : results.map((result) => ({ ...result, times: null }));
