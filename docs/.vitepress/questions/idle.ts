/// <reference lib="dom" />
const waiting: (() => Promise<void>)[] = [];
let busy = false;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 30);
  });

async function work(): Promise<void> {
  busy = true;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await pause();
    await next();
  }
  busy = false;
}

/** Does a piece of work when the page is idle, one piece after the other. Returns what takes it back. */
export function whenIdle(task: () => Promise<void>): () => void {
  waiting.push(task);
  if (!busy) void work();
  return () => {
    const place = waiting.indexOf(task);
    if (place >= 0) waiting.splice(place, 1);
  };
}
