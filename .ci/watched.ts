import { createContext, Script } from 'node:vm';

/** A call may take so many milliseconds. A machine that is busy needs longer than the call itself: nobody is stopped sooner. */
const MOST = 1000;
const STOPPED = 10_000;

const box: { run: () => void } = { run: () => undefined };
const context = createContext(box);
const call = new Script('run()');

/**
 * Calls a function, and throws if it never returns or takes longer than a second of the processor.
 *
 * @param stopped - After so many milliseconds it is stopped. Default 10,000.
 */
export function watched(run: () => void, stopped = STOPPED): void {
  const before = process.cpuUsage();
  box.run = run;
  call.runInContext(context, { timeout: stopped });
  const { user } = process.cpuUsage(before);
  if (user > MOST * 1000)
    throw Object.assign(new Error(`it takes ${Math.round(user / 1000)} ms`), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' });
}
