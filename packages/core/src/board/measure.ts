/*
 * The width of text without a font at hand: the advance widths of Helvetica in thousandths of its size, which the sans-serif
 * fonts of all systems come close to, and a little air.
 */
const NARROW = "ijl'|.,:;!I ";
const SLIM = 'frt()[]-/"';
const WIDE = 'mwMW@%—…';
const CAPITAL = /[A-Z\u00C0-\u00DE&]/;
const AIR = 1.04;

function advance(letter: string): number {
  if (NARROW.includes(letter)) return 0.27;
  if (SLIM.includes(letter)) return 0.35;
  if (WIDE.includes(letter)) return 0.88;
  if (CAPITAL.test(letter)) return 0.69;
  if (letter >= '\u2190') return 1;
  return 0.55;
}

/**
 * About how wide a line of text is, in the units of its size.
 *
 * @param size - Of the letters; default 12.
 * @category Board
 */
export function textWidth(text: string, size = 12, bold = false): number {
  let width = 0;
  for (const letter of text) width += advance(letter);
  return width * size * AIR * (bold ? 1.06 : 1);
}

/**
 * The text, cut short with an ellipsis where it is wider than `width`.
 *
 * @category Board
 */
export function fitted(text: string, width: number, size = 12, bold = false): string {
  if (textWidth(text, size, bold) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size, bold) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/**
 * The text in lines no wider than `width`, broken between words; the last line allowed is cut short.
 *
 * @param lines - The most lines; default as many as it takes.
 * @example
 * ```ts
 * import { wrapped } from '@wonders/core/board';
 * console.log(wrapped('The Hanging Gardens', 80)); // [ 'The Hanging', 'Gardens' ]
 * ```
 * @category Board
 */
export function wrapped(text: string, width: number, size = 12, lines = Number.POSITIVE_INFINITY): readonly string[] {
  const broken: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || broken.length === lines - 1 || textWidth(longer, size) <= width) line = longer;
    else {
      broken.push(line);
      line = word;
    }
  }
  return [...broken, line].map((each) => fitted(each, width, size));
}
