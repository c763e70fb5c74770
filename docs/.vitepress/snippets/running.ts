/// <reference lib="dom" />
import type { Value } from './values.js';

/** What a worker runs. */
export interface Task {
  readonly source: string;
  readonly theme: 'light' | 'dark';
}

/** A value, or several, that a snippet has printed, and the line that printed them. */
export interface Printed {
  readonly kind: 'printed';
  readonly level: 'log' | 'warn' | 'error';
  readonly line?: number;
  readonly values: readonly Value[];
}

/** What a worker tells. */
export type Heard =
  | { readonly kind: 'begun' }
  | Printed
  | { readonly kind: 'failed'; readonly says: string; readonly line?: number }
  | { readonly kind: 'done'; readonly time: number };

/** Loading takes as long as the network needs. */
const LOADING = 60_000;

/**
 * Runs a snippet in a worker of its own.
 *
 * @param limit - How long it may run, in milliseconds.
 * @param hear - Hears what it prints, and last that it has failed or is done.
 * @returns A function that stops it, and says that nothing more is heard.
 */
export function run(task: Task, limit: number, hear: (heard: Heard) => void): () => void {
  const worker = new Worker(new URL('./runner.ts', import.meta.url), { type: 'module' });
  let late = 0;
  const stop = () => {
    clearTimeout(late);
    worker.terminate();
  };
  const end = (heard: Heard) => {
    stop();
    hear(heard);
  };
  const within = (time: number, says: string) => {
    clearTimeout(late);
    late = window.setTimeout(() => end({ kind: 'failed', says }), time);
  };
  worker.onmessage = ({ data }: MessageEvent<Heard>) => {
    if (data.kind === 'begun') within(limit, `It was still running after ${limit / 1000} s and was stopped.`);
    else if (data.kind === 'printed') hear(data);
    else end(data);
  };
  worker.onerror = ({ message }) => end({ kind: 'failed', says: message || 'The runner could not be loaded.' });
  within(LOADING, 'The packages could not be loaded.');
  worker.postMessage(task);
  return stop;
}
