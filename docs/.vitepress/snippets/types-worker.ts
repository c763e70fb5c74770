/// <reference lib="webworker" />
import { declarations } from 'virtual:declarations';
import { type Checker, checkerOf } from './checker.js';
import type { Question, Reply } from './typing.js';

let checker: Checker | undefined;

function answer({ code, at, asks, name }: Question): unknown {
  checker ??= checkerOf(declarations);
  if (asks === 'completions') return checker.completions(code, at);
  return asks === 'completed' ? checker.completed(code, at, name) : checker.meaning(code, at);
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const fault =
    Object.keys(declarations).length === 0 ? 'The packages are not built, so their types are not here.' : '';
  self.postMessage({ id: data.id, fault, answer: fault === '' ? answer(data) : undefined } satisfies Reply);
};
