/*
 * The widths of letters without a font at hand: roughly the advance widths of Helvetica as fractions of its size, which the sans-serif
 * fonts of all systems come close to, plus a margin.
 */
const GROUPS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl'|.,:;!I ", 0.28],
  ['frt()[]-/"', 0.36],
  ['mwMW@%', 0.92],
  ['ABCDEFGHJKLNOPQRSTUVXYZ&', 0.72],
];
const OTHERS = 0.57;
/** Symbols and dashes from this code on are as wide as they are high. */
const WIDE_FROM = 0x2014;

const WIDTHS: readonly number[] = /* @__PURE__ */ Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return GROUPS.find(([letters]) => letters.includes(letter))?.[1] ?? OTHERS;
});

const advance = (code: number): number => WIDTHS[code] ?? (code >= WIDE_FROM ? 1 : OTHERS);

const BOLD = 1.06;

/**
 * The approximate width of a line of text, in the units of its size.
 *
 * @param size - The size of the letters; default 12.
 * @category Board
 */
export function textWidth(text: string, size = 12, bold = false): number {
  let width = 0;
  for (let i = 0; i < text.length; i++) width += advance(text.charCodeAt(i));
  return width * size * (bold ? BOLD : 1);
}

/**
 * The text, cut with an ellipsis where it is wider than `width`.
 *
 * @category Board
 */
export function fitted(text: string, width: number, size = 12, bold = false): string {
  if (textWidth(text, size, bold) <= width) return text;
  let end = 0;
  for (let left = width - textWidth('…', size, bold); end < text.length; end++) {
    left -= advance(text.charCodeAt(end)) * size * (bold ? BOLD : 1);
    if (left < 0) break;
  }
  return `${text.slice(0, Math.max(1, end)).trimEnd()}…`;
}

/**
 * The text in lines no wider than `width`, broken between words, or within a word that is too wide for a line. The last line
 * allowed is cut with an ellipsis.
 *
 * @param lines - The most lines; default as many as the text needs.
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
  for (const word of text.split(' ').flatMap((each) => syllables(each, width, size))) {
    const longer = line === '' ? word : `${line}${line.endsWith(SOFT) ? '' : ' '}${word}`;
    if (line === '' || broken.length === lines - 1 || textWidth(longer, size) <= width) line = longer;
    else {
      broken.push(line);
      line = word;
    }
  }
  return [...broken, line].map((each) => fitted(each.replace(/\u00ad(?=.)/g, '').replace(SOFT, '-'), width, size));
}

/** The rest of a word that was too long for a line. */
const SOFT = '\u00ad';

/** Two consonants that are spoken as one. */
const TOGETHER = /^(?:[bcdfgpt][lr]|[cpst]h)/;
const SYLLABLE = /^(?:[bcdfgpt][lr]|[cpst]h|[bcdfghlmnpqrstvz])[aeiouyàèéìòù][a-zà-ù]/;

/** Whether a syllable begins at a place within a word: at a consonant before a vowel, or at two consonants that are spoken as one. */
const beginsAt = (word: string, at: number): boolean =>
  /[a-zà-ù]{3}$/.test(word.slice(0, at)) && !TOGETHER.test(word.slice(at - 1)) && SYLLABLE.test(word.slice(at));

/** A word in parts that fit a line: whole, or broken before a syllable. */
function syllables(word: string, width: number, size: number): readonly string[] {
  if (textWidth(word, size) <= width) return [word];
  const breaks = [...Array(word.length).keys()].filter((at) => beginsAt(word, at));
  const last = breaks.filter((index) => textWidth(`${word.slice(0, index)}-`, size) <= width).at(-1);
  if (last === undefined) return [word];
  return [word.slice(0, last) + SOFT, ...syllables(word.slice(last), width, size)];
}
