import { stripVTControlCharacters } from 'node:util';
import { numeral } from '@wonders/core/words';
import Table from 'cli-table3';
import colors from 'picocolors';

/** `halPaysForLower` and `all-sold` as words. */
export function words(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`).replaceAll('-', ' ');
}

/** The width of the terminal, within limits that read well. */
function textWidth(): number {
  return Math.min(Math.max(process.stdout.columns || 100, 40), 120);
}

/** Breaks a text into lines of at most `room` characters; all but the first, which continues a line, are indented. */
export function wrap(text: string, indent: number, room = Math.max(20, textWidth() - indent)): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`);
}

/** A table with a headed column per item of `head`; columns of numbers are set to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const plain = (cell: string | number | undefined) => stripVTControlCharacters(String(cell ?? ''));
  const numbers = head.map((_, i) => rows.every((row) => /^[-+−]?[\d.,]*$/.test(plain(row[i]))));
  const grid = new Table({
    head: head.map((text) => colors.bold(text)),
    colAligns: numbers.map((right) => (right ? 'right' : 'left')),
    style: { head: [], border: [], compact: true },
  });
  grid.push(...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? numeral(cell) : cell))));
  return grid.toString();
}

/** The name of a file as one word of a command line. */
export const inShell = (file: string): string =>
  /^[\w./:\\-]+$/.test(file) ? file : `"${file.replaceAll(/["$`]/g, '\\$&')}"`;
