/// <reference lib="webworker" />
import { entryPoints } from 'virtual:entry-points';
import { SyntaxProblem } from './compile.js';
import { lock } from './lock.js';
import { lineOf, moduleOf } from './module.js';
import type { Heard, Task } from './running.js';
import { told, type Value } from './values.js';

/** Prints more than this and it is stopped: a page cannot show it. */
const MOST_PRINTED = 500;

const tell = (heard: Heard): void => self.postMessage(heard);

/** An error as a sentence, and the line of the code where it was thrown. */
function fault(error: unknown): Heard {
  if (!(error instanceof Error)) return { kind: 'failed', says: `It threw ${String(error)}.` };
  const line = error instanceof SyntaxProblem ? error.line : lineOf(error);
  const says = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  return { kind: 'failed', says, ...(line !== undefined && { line }) };
}

/** A state or a view of a game, which its board can draw. */
const isPosition = (value: unknown): value is { readonly game: string } =>
  typeof value === 'object' && value !== null && 'viewer' in value && 'game' in value && typeof value.game === 'string';

interface Board {
  readonly drawBoard: (position: unknown, options: object) => string;
}

const isBoard = (module: object | undefined): module is Board => module !== undefined && 'drawBoard' in module;

/** The boards of the games that a snippet imports, by the ids of the games. */
async function boardsFor(imports: readonly string[]): Promise<ReadonlyMap<string, Board>> {
  const names = new Set(imports.map((name) => name.split('/')[1] ?? ''));
  const boards = new Map<string, Board>();
  for (const name of names) {
    const board = await entryPoints[`@wonders/${name}/board`]?.();
    if (isBoard(board)) boards.set(name, board);
  }
  return boards;
}

/** The picture that belongs to a value, if one does. */
function pictureOf(value: unknown, boards: ReadonlyMap<string, Board>, theme: string): string | undefined {
  if (typeof value === 'string') return value.trimStart().startsWith('<svg') ? value : undefined;
  if (!isPosition(value)) return undefined;
  try {
    return boards.get(value.game)?.drawBoard(value, { theme });
  } catch {
    // What only looks like a position is shown as the value that it is.
    return undefined;
  }
}

function shown(value: unknown, boards: ReadonlyMap<string, Board>, theme: string): Value {
  const svg = pictureOf(value, boards, theme);
  return { ...told(value), ...(svg !== undefined && { svg }) };
}

/** A console that tells the page. */
function consoleOf(show: (value: unknown) => Value): object {
  let printed = 0;
  const printer =
    (level: 'log' | 'warn' | 'error') =>
    (...values: readonly unknown[]) => {
      if (++printed > MOST_PRINTED) throw new Error(`It prints more than ${MOST_PRINTED} times.`);
      const line = lineOf(new Error('here'));
      tell({ kind: 'printed', level, ...(line !== undefined && { line }), values: values.map(show) });
    };
  const log = printer('log');
  return { log, info: log, debug: log, dir: log, table: log, warn: printer('warn'), error: printer('error') };
}

self.onmessage = async ({ data: { source, theme } }: MessageEvent<Task>) => {
  try {
    const module = await moduleOf(source);
    const boards = await boardsFor(module.imports);
    self.addEventListener('unhandledrejection', ({ reason }) => tell(fault(reason)));
    lock();
    tell({ kind: 'begun' });
    const began = performance.now();
    await module.run(consoleOf((value) => shown(value, boards, theme)));
    // What it left to the next tick may still print.
    await new Promise<void>((resolve) => setTimeout(() => resolve()));
    tell({ kind: 'done', time: performance.now() - began });
  } catch (error) {
    tell(fault(error));
  }
};
