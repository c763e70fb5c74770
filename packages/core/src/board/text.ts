import type { Spoken } from './options.js';

/** The colours of a terminal, by the names that boards use. */
const SGR: Readonly<Record<Ink, number>> = {
  bold: 1,
  faint: 2,
  inverse: 7,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  purple: 35,
  cyan: 36,
  grey: 90,
  brown: 33,
  orange: 33,
  white: 97,
  black: 90,
};

/**
 * The colours of text in a terminal.
 *
 * @category Board
 */
export type Ink =
  | 'bold'
  | 'faint'
  | 'inverse'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'purple'
  | 'cyan'
  | 'grey'
  | 'brown'
  | 'orange'
  | 'white'
  | 'black';

/**
 * How a board is drawn as text.
 *
 * @category Board
 */
export interface TextOptions<L extends Spoken = never> {
  /** Whether ANSI colours are used. Default false: plain characters. */
  readonly colour?: boolean;
  /** Default English. */
  readonly language?: L;
  /** The columns of the terminal; default 80. */
  readonly columns?: number;
}

/**
 * Text in a colour, or plain.
 *
 * @example
 * ```ts
 * import { inked } from '@wonders/core/board';
 * console.log(inked('5', 'red', false)); // 5
 * ```
 * @category Board
 */
export const inked = (text: string, ink: Ink, colour: boolean): string =>
  colour ? `\u001B[${SGR[ink]}m${text}\u001B[0m` : text;

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what colours are made of.
const ESCAPE = /\u001B\[\d+m/g;

/**
 * How many columns a line takes, without its colours.
 *
 * @category Text
 */
export const columnsOf = (line: string): number => [...line.replace(ESCAPE, '')].length;

/**
 * The line, filled with spaces.
 *
 * @category Text
 */
export const padded = (line: string, columns: number): string =>
  line + ' '.repeat(Math.max(0, columns - columnsOf(line)));

const widest = (lines: readonly string[]): number => lines.reduce((most, line) => Math.max(most, columnsOf(line)), 0);

/**
 * Lines in a frame with a title.
 *
 * @param columns - The width inside the frame; default that of the widest line.
 * @example
 * ```ts
 * import { framed } from '@wonders/core/board';
 * console.log(framed('You', ['7 coins']).join('|')); // ┌ You ────┐|│ 7 coins │|└─────────┘
 * ```
 * @category Board
 */
export function framed(title: string, lines: readonly string[], columns?: number): readonly string[] {
  const inner = Math.max(columns ?? 0, widest(lines), columnsOf(title));
  const rest = '─'.repeat(inner - columnsOf(title));
  return [
    title === '' ? `┌${'─'.repeat(inner + 2)}┐` : `┌ ${title} ${rest}┐`,
    ...lines.map((line) => `│ ${padded(line, inner)} │`),
    `└${'─'.repeat(inner + 2)}┘`,
  ];
}

/**
 * Blocks of lines side by side.
 *
 * @param gap - The columns between them; default 2.
 * @category Board
 */
export function beside(blocks: readonly (readonly string[])[], gap = 2): readonly string[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  const widths = blocks.map(widest);
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => padded(block[row] ?? '', widths[i] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/**
 * A table without lines: each column as wide as its widest cell.
 *
 * @category Board
 */
export function tabled(rows: readonly (readonly string[])[], gap = 2): readonly string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) => widest(rows.map((row) => row[i] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, i) => padded(cell, widths[i] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}
