import { expect, test } from 'vitest';
import type { OptionTable } from '../contract/option-words.js';
import { commonEnglish } from './english.js';
import { optionsEnglish, tellOption } from './options.js';

interface Options {
  readonly level: 'easy' | 'hard' | null;
  readonly rounds: number | null;
  readonly promos: readonly ('messe' | 'other')[];
}

const level = { label: 'Level', help: 'How strong it is.', values: { easy: 'Easy', hard: 'Hard', null: 'As usual' } };
const rounds = {
  label: 'Rounds',
  help: 'How long it is.',
  values: { null: 'No end' },
  number: (n: number) => `${n} rounds`,
};
const promos = { label: 'Promos', help: 'What is added.', values: { other: 'Another' } };

const options: OptionTable<Options, 'messe'> = { ...optionsEnglish, level, rounds, promos };
const language = { common: commonEnglish, name: () => 'la Messe', options } as never;

test('an option has a label, a sentence, and a text for each of its values', () => {
  expect(tellOption(language, { name: 'level', values: ['hard', null] })).toEqual({
    label: 'Level',
    help: 'How strong it is.',
    values: ['Hard', 'As usual'],
    expected: '“Hard” or “As usual”',
    limits: [],
  });
  expect(tellOption(language, { name: 'rounds', values: [null, 7] }).values).toEqual(['No end', '7 rounds']);
});

test('the values to tell may be given: what the option may be stays that of the field', () => {
  const field = { name: 'rounds', kind: 'number', values: [null], min: 1, max: 9 } as const;
  const whole = tellOption(language, field);
  const beside = tellOption(language, field, [null, 3, 4]);
  expect(whole.values).toEqual(['No end']);
  expect(beside).toEqual({ ...whole, values: ['No end', '3 rounds', '4 rounds'] });
  expect(tellOption(language, field, []).values).toEqual([]);
});

test('the values that are components bear the names of the components', () => {
  expect(tellOption(language, { name: 'promos', values: ['messe', 'other'] }).values).toEqual(['La Messe', 'Another']);
});

test('a list is told entry by entry, and an empty one by its text, or a dash', () => {
  expect(tellOption(language, { name: 'promos', values: [['messe', 'other'], []] }).values).toEqual([
    'La Messe, Another',
    '–',
  ]);
  const none = { ...options, promos: { ...promos, empty: 'None' } };
  expect(
    tellOption({ ...(language as object), options: none } as never, { name: 'promos', values: [[]] }).values,
  ).toEqual(['None']);
});

test('seeds and names say themselves', () => {
  expect(tellOption(language, { name: 'seed', values: ['monday', null] }).values).toEqual(['monday', 'None']);
  expect(tellOption(language, { name: 'names', values: [['anna', 'Bo'], []] }).values).toEqual(['anna, Bo', '–']);
});

test('what an option may be is told, and where other options leave it less', () => {
  const limit = { option: 'rounds', expected: '' };
  const told = tellOption(language, {
    name: 'rounds',
    kind: 'number',
    values: [null],
    min: 2,
    max: 9,
    limits: [
      { ...limit, when: {}, to: { values: [null], max: 7 } },
      { ...limit, when: { level: ['easy', 'hard'], chance: ['manual'] }, to: { values: [null] } },
    ],
  });
  expect(told.expected).toBe('“No end”, or a whole number from 2 to 7');
  expect(told.limits).toEqual([
    'If “Level” is “Easy” or “Hard” and “Chance” is “You draw at your own table”: “No end”',
  ]);
  const list = { name: 'promos', kind: 'list', values: [], items: ['messe', 'other'], min: 0, max: 2 } as const;
  expect(tellOption(language, { ...list, distinct: ['messe', 'other'] }).expected).toBe(
    'a list of at most 2 of “La Messe” and “Another”, none of them twice',
  );
  const text = { name: 'seed', kind: 'text', values: [], min: 0, max: 9 } as const;
  expect(tellOption(language, text).expected).toBe('a text of at most 9 characters');
  expect(tellOption(language, { name: 'promos', kind: 'table', values: [] }).expected).toMatch(/^a table/);
});

test('an unknown option is refused by name', () => {
  expect(() => tellOption(language, { name: 'levl', values: [] })).toThrow('no option is called "levl"');
});

test('a table without an option, a value or the text of a number does not compile', () => {
  // @ts-expect-error: the option `promos` is missing.
  const noOption: OptionTable<Options, 'messe'> = { ...optionsEnglish, level, rounds };
  // @ts-expect-error: the value `null` is missing.
  const noValue: OptionTable<Options, 'messe'>['level'] = { ...level, values: { easy: 'Easy', hard: 'Hard' } };
  // @ts-expect-error: the numbers are missing.
  const noNumber: OptionTable<Options, 'messe'>['rounds'] = { label: 'Rounds', help: '', values: { null: '' } };
  expect([noOption, noValue, noNumber]).toHaveLength(3);
});
