import { boardsOf, programOf } from '../sandbox/program.js';
import { openRoom } from '../sandbox/room.js';
import { compile, SyntaxProblem } from './compile.js';
import { isValue, type Value } from './values.js';

/** What is run. */
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

/** What a run tells. */
export type Heard =
  | Printed
  | { readonly kind: 'failed'; readonly says: string; readonly line?: number }
  | { readonly kind: 'done'; readonly time: number };

/** Whether the code has said something that the page can show: nobody knows what it says. */
function isHeard(data: unknown): data is Heard {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if ('line' in data && data.line !== undefined && !Number.isInteger(data.line)) return false;
  if (data.kind === 'done') return 'time' in data && typeof data.time === 'number';
  if (data.kind === 'failed') return 'says' in data && typeof data.says === 'string';
  if (data.kind !== 'printed' || !('level' in data) || !('values' in data)) return false;
  return (
    ['log', 'warn', 'error'].includes(String(data.level)) && Array.isArray(data.values) && data.values.every(isValue)
  );
}

/** A program of a snippet. @throws {@link SyntaxProblem} */
async function programFor({ source, theme }: Task) {
  const { code, imports } = compile(source);
  const boards = boardsOf(imports);
  return programOf(code, 'snippet', [...imports, ...Object.values(boards)], { boards, theme });
}

/**
 * Runs a snippet in a place of its own.
 *
 * @param limit - How long it may run, in milliseconds.
 * @param hear - Hears what it prints, and last that it has failed or is done.
 * @returns A function that stops it, and says that nothing more is heard.
 */
export function run(task: Task, limit: number, hear: (heard: Heard) => void): () => void {
  let stopped = false;
  let stop = () => {
    stopped = true;
  };
  const end = (heard: Heard) => {
    stop();
    hear(heard);
  };
  programFor(task).then(
    (program) => {
      if (stopped) return;
      const { port, close } = openRoom(program);
      const late = setTimeout(
        () => end({ kind: 'failed', says: `It was still running after ${limit / 1000} s and was stopped.` }),
        limit,
      );
      stop = () => {
        clearTimeout(late);
        close();
      };
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (!isHeard(data)) end({ kind: 'failed', says: 'It says what no page can show.' });
        else if (data.kind === 'printed') hear(data);
        else end(data);
      };
    },
    (error: unknown) => {
      if (stopped) return;
      const line = error instanceof SyntaxProblem ? error.line : undefined;
      const says = error instanceof SyntaxProblem ? error.message : 'The packages could not be loaded.';
      hear({ kind: 'failed', says, ...(line !== undefined && { line }) });
    },
  );
  return () => stop();
}
