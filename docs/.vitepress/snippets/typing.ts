/// <reference lib="dom" />
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Checker, Completion, Meaning } from './checker.js';

/** What the worker with the types is asked. */
export interface Question {
  readonly id: number;
  readonly asks: keyof Checker;
  readonly code: string;
  readonly at: number;
  /** The completion that is asked about. */
  readonly name: string;
}

/** What it answers. */
export interface Reply {
  readonly id: number;
  readonly answer: unknown;
  /** Why there are no types; `''` where there are. */
  readonly fault: string;
}

/** The kinds of TypeScript as the pictures that the editor has for them. */
const PICTURES: Readonly<Record<string, string>> = {
  const: 'constant',
  let: 'variable',
  var: 'variable',
  alias: 'variable',
  function: 'function',
  method: 'method',
  property: 'property',
  getter: 'property',
  interface: 'interface',
  type: 'type',
  class: 'class',
  keyword: 'keyword',
  module: 'namespace',
};

/** The type of something and what its doc comment says, as a part of the page. */
function telling({ type, says }: Pick<Meaning, 'type' | 'says'>): HTMLElement {
  const box = document.createElement('div');
  box.className = 'code-meaning';
  const [code, text] = [document.createElement('code'), document.createElement('p')];
  code.textContent = type;
  text.textContent = says;
  box.append(code, ...(says === '' ? [] : [text]));
  return box;
}

/**
 * Completion and hovers for an editor, from the declarations of the packages. The types are worked out in a worker.
 *
 * @throws Error - The types cannot be loaded; the sentence says why.
 */
export async function typing(): Promise<{ readonly extension: Extension; close(): void }> {
  const worker = new Worker(new URL('./types-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let last = 0;
  worker.onmessage = ({ data: { id, answer, fault } }: MessageEvent<Reply>) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (fault === '') asker?.resolve(answer);
    else asker?.reject(new Error(fault));
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The types could not be loaded.'));
    waiting.clear();
  };
  const ask = <T>(asks: keyof Checker, code: string, at: number, name = ''): Promise<T> =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      worker.postMessage({ id: last, asks, code, at, name } satisfies Question);
    }) as Promise<T>;

  async function complete(context: CompletionContext): Promise<CompletionResult | null> {
    const { pos: at, state } = context;
    if (!context.explicit && !/[\w$.'"/-]/.test(state.sliceDoc(at - 1, at))) return null;
    const quoted = syntaxTree(state).resolveInner(at, -1).name === 'String';
    const word = context.matchBefore(quoted ? /[^'"]*/ : /[\w$]*/);
    const code = state.doc.toString();
    const names = await ask<readonly Completion[]>('completions', code, at);
    const options = names.map(({ name, kind }) => ({
      label: name,
      type: PICTURES[kind] ?? 'text',
      info: async () => {
        const found = await ask<Omit<Meaning, 'from' | 'to'> | undefined>('completed', code, at, name);
        return found === undefined ? null : telling(found);
      },
    }));
    return { from: word?.from ?? at, options, validFor: quoted ? /^[^'"]*$/ : /^[\w$]*$/ };
  }

  await ask('completions', '', 0).catch((error: Error) => {
    worker.terminate();
    throw error;
  });
  return {
    extension: [
      javascriptLanguage.data.of({ autocomplete: complete }),
      hoverTooltip(async ({ state }, at) => {
        const found = await ask<Meaning | undefined>('meaning', state.doc.toString(), at);
        return found === undefined ? null : { pos: found.from, end: found.to, create: () => ({ dom: telling(found) }) };
      }),
    ],
    close: () => worker.terminate(),
  };
}
