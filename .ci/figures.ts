import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';

/** A constant of the rules, with another value that it could have, and the sentences that name it. */
export interface Figure<W> {
  /** Its module, from the folder of the test. */
  readonly module: string;
  /** The export of the module. */
  readonly name: string;
  /** What it is, and what it is changed to; figures that no other part of these sentences holds. */
  readonly is: unknown;
  readonly becomes: unknown;
  /** The figures that a reader sees of it, before and after; default: the values themselves. */
  readonly seen?: readonly [before: number, after: number];
  /** The sentences that name it. */
  readonly said: (words: W) => readonly string[];
}

/** The words that a sentence could have instead of a figure. */
const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const holds = (text: string, figure: number): boolean =>
  new RegExp(`\\b(${figure}${NUMBERS[figure] ? `|${NUMBERS[figure]}` : ''})\\b`, 'i').test(text);

/** Fails unless each sentence that names a constant of the rules reads its value: the constant is changed, and all is read again. */
export async function readsFigure<W>(
  folder: string,
  { module, name, is, becomes, seen = [is as number, becomes as number], said }: Figure<W>,
  words: () => Promise<W>,
): Promise<void> {
  const path = fileURLToPath(new URL(module, folder));
  const found = (await vi.importActual<Readonly<Record<string, unknown>>>(path))[name];
  expect(found).toEqual(is);
  const before = said(await words());
  vi.resetModules();
  vi.doMock(path, async (original) => ({ ...(await original<object>()), [name]: becomes }));
  const after = said(await words());
  vi.doUnmock(path);
  vi.resetModules();
  const [old, other] = seen;
  expect(before.filter((text) => !holds(text, old))).toEqual([]);
  expect(after.filter((text) => !holds(text, other) || holds(text, old))).toEqual([]);
  expect(before.length).toBeGreaterThan(0);
}
