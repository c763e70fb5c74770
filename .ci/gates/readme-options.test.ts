/** The table of options in each README has every option with its values, the default first. What is `null` by default follows another option. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { optionsEnglish } from '../../packages/core/src/words/index.js';
import { games } from '../lib/games.js';

/** A longer list is told in words. */
const MOST_VALUES = 8;

const HEAD = /^\| *option *\|/i;

/** What stands in backticks, without quotation marks. */
const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`|(?<=[ ,(|])(\d+)(?=[ ,)|])/g)].map(([, code, number]) =>
    (code ?? number ?? '').replaceAll("'", ''),
  );

/** The rows of the table of options: the names, and what is said of them. */
function rowsOf(readme: string): readonly { readonly names: readonly string[]; readonly said: readonly string[] }[] {
  const lines = readme.split('\n');
  const from = lines.findIndex((line) => HEAD.test(line));
  const rows = lines.slice(from + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) => {
      const [, first = '', ...more] = line.split(' | ').join(' |  ').split('|');
      return { names: codesIn(first), said: codesIn(more.join('|')) };
    });
}

describe.each(await games())('$pkg.id', ({ pkg: { dir }, game }) => {
  const rows = rowsOf(readFileSync(join(dir, 'README.md'), 'utf8'));
  const fields = game.options.fields.filter(({ name }) => !Object.hasOwn(optionsEnglish, name));

  test('has no row of an option that is none', () => {
    const known = game.options.fields.map(({ name }) => name);
    expect(rows.flatMap(({ names }) => names).filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(fields)('has $name', ({ name, kind, values, initial }) => {
    const said = rows.find(({ names }) => names.includes(name))?.said;
    expect(said).toBeDefined();
    if (kind !== 'choice' || values.length > MOST_VALUES) return;
    const texts = values.filter((value) => value !== null).map(String);
    const found = [...new Set(said?.filter((code) => texts.includes(code)))];
    // Of numbers in a row the ends are enough.
    const asked = texts.filter((text) => !(texts.includes(`${+text - 1}`) && texts.includes(`${+text + 1}`)));
    expect(asked.filter((text) => !found.includes(text))).toEqual([]);
    if (initial !== null) expect(found[0]).toBe(String(initial));
  });
});
