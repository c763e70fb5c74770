import type { AnyGame, ViewOf } from '@wonders/core';
import type { Question, Thought } from './thinker.js';

let worker: Worker | undefined;
let last = 0;

/** Asks the worker. Passes on each thought until the worker is done or gets another question. Returns a function that stops it. */
export function think(question: Omit<Question, 'id'>, hear: (thought: Thought) => void): () => void {
  worker ??= new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  const id = ++last;
  const listen = ({ data }: MessageEvent<Thought>) => {
    if (data.id !== id) return;
    hear(data);
    if (data.done) worker?.removeEventListener('message', listen);
  };
  worker.addEventListener('message', listen);
  worker.postMessage({ ...question, view: structuredCloneable(question.view), id });
  return () => {
    worker?.removeEventListener('message', listen);
    worker?.postMessage({ id: ++last });
  };
}

const structuredCloneable = (view: ViewOf<AnyGame>): ViewOf<AnyGame> => JSON.parse(JSON.stringify(view));
