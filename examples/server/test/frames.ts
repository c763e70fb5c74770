/** Lines that no honest client sends, from a seed. */
import { draw, drawInt, type Rng } from '@wonders/core';

/** Any of these values. */
export const anyOf = <T>(rng: Rng, values: readonly T[]): T => values[drawInt(rng, values.length)] as T;

/** Whether something happens that has a probability. */
export const chance = (rng: Rng, probability: number): boolean => draw(rng) < probability;

/** Pieces of text that parsers stumble over. */
const PIECES: readonly string[] = [
  ...[
    '',
    ' ',
    '\n',
    '\r',
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ',',
    ':',
    '-',
    '.',
    '0',
    'e',
    '\u0000',
    '\u2028',
    '\ud800',
    '🎲',
  ],
  ...['null', 'true', '-0', '1e999', '0.5', '9007199254740993', '"__proto__"', '"constructor"', '"hidden"', '\\u0000'],
];

const VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.5,
    1e21,
    2 ** 53,
    '',
    ' ',
    '-',
    '0',
    'hidden',
    'spectator',
    '__proto__',
    'constructor',
  ],
  ...[[], [[]], {}, { kind: null }, { length: 3 }, 'x'.repeat(300), JSON.parse('{"__proto__":{"kind":"x"}}')],
];

/** A text with one to four accidents: pieces cut out, doubled, exchanged or put in. */
export function spoiltText(text: string, rng: Rng): string {
  let spoilt = text;
  for (let left = 1 + drawInt(rng, 4); left > 0; left--) {
    const at = drawInt(rng, spoilt.length + 1);
    const end = Math.min(spoilt.length, at + drawInt(rng, 8));
    const kept = anyOf(rng, ['', spoilt.slice(at, end).repeat(2), anyOf(rng, PIECES)]);
    spoilt = `${spoilt.slice(0, at)}${kept}${spoilt.slice(end)}`;
  }
  return spoilt;
}

/** A JSON value with something else in one place, without one of its keys, or with one more. */
export function spoiltValue(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || chance(rng, 0.05)) return anyOf(rng, VALUES);
  if (Array.isArray(value)) {
    const at = drawInt(rng, value.length + 1);
    return [...value.slice(0, at), spoiltValue(value[at], rng), ...value.slice(at + drawInt(rng, 2))];
  }
  const keys = Object.keys(value);
  const turn = drawInt(rng, 8);
  if (turn === 0 || keys.length === 0)
    return { ...value, [anyOf(rng, ['evil', 'toString', 'Kind'])]: anyOf(rng, VALUES) };
  const key = anyOf(rng, keys);
  if (turn === 1) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: spoiltValue((value as Record<string, unknown>)[key], rng) };
}

/** Random bytes. */
export const noise = (rng: Rng, bytes: number): Buffer =>
  Buffer.from(Array.from({ length: bytes }, () => drawInt(rng, 256)));

/** Lists in lists in lists. */
export const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** A line made of a message: its text or a value in it is spoilt, or there is nothing left of it. */
export function spoiltLine(message: unknown, rng: Rng): string {
  const turn = drawInt(rng, 10);
  if (turn < 5) return JSON.stringify(spoiltValue(message, rng));
  if (turn < 8) return spoiltText(JSON.stringify(message), rng);
  if (turn === 8) return deep(1 + drawInt(rng, 1000));
  return noise(rng, 1 + drawInt(rng, 200)).toString(anyOf(rng, ['latin1', 'utf8', 'base64'] as const));
}
