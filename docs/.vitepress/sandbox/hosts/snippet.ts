/// <reference lib="webworker" />
import type { Heard, Task } from '../../snippets/running.js';
import { told, type Value } from '../../snippets/values.js';
import { type Code, faultOf, lineOf, type Require } from './hosting.js';

/** Prints more than this and it is stopped: a page cannot show it. */
const MOST_PRINTED = 500;

const tell = (heard: Heard): void => self.postMessage(heard);

/** A state or a view of a game, which its board can draw. */
const isPosition = (value: unknown): value is { readonly game: string } =>
  typeof value === 'object' && value !== null && 'viewer' in value && 'game' in value && typeof value.game === 'string';

type Draw = (position: unknown, options: object) => string;

/** The picture that belongs to a value, if one does. */
function pictureOf(
  value: unknown,
  drawOf: (game: string) => Draw | undefined,
  theme: Task['theme'],
): string | undefined {
  if (typeof value === 'string') return value.trimStart().startsWith('<svg') ? value : undefined;
  if (!isPosition(value)) return undefined;
  try {
    return drawOf(value.game)?.(value, { theme });
  } catch {
    // What only looks like a position is shown as the value that it is.
    return undefined;
  }
}

/** A console that tells the page. */
function consoleOf(show: (value: unknown) => Value, lines: number): object {
  let printed = 0;
  const printer =
    (level: 'log' | 'warn' | 'error') =>
    (...values: readonly unknown[]) => {
      if (++printed > MOST_PRINTED) throw new Error(`It prints more than ${MOST_PRINTED} times.`);
      const line = lineOf(new Error('here'), lines);
      tell({ kind: 'printed', level, ...(line !== undefined && { line }), values: values.map(show) });
    };
  const log = printer('log');
  return { log, info: log, debug: log, dir: log, table: log, warn: printer('warn'), error: printer('error') };
}

/**
 * Runs a snippet and tells what it prints.
 *
 * @param given - The name of the board of each game that the snippet imports, by the id of the game.
 */
export async function host(
  code: Code,
  require: Require,
  lines: number,
  { boards, theme }: { readonly boards: Readonly<Record<string, string>>; readonly theme: Task['theme'] },
): Promise<void> {
  const drawOf = (game: string): Draw | undefined =>
    Object.hasOwn(boards, game) ? (require(boards[game] ?? '')['drawBoard'] as Draw) : undefined;
  const show = (value: unknown): Value => {
    const svg = pictureOf(value, drawOf, theme);
    return { ...told(value), ...(svg !== undefined && { svg }) };
  };
  try {
    self.addEventListener('unhandledrejection', ({ reason }) => tell(faultOf(reason, lines)));
    const began = performance.now();
    await code(require, {}, consoleOf(show, lines));
    // What it left to the next tick may still print.
    await new Promise<void>((resolve) => setTimeout(() => resolve()));
    tell({ kind: 'done', time: performance.now() - began });
  } catch (error) {
    tell(faultOf(error, lines));
  }
}
