import { expect, test } from 'vitest';
import type { OptionTable } from '../option-words.js';
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
const language = { name: () => 'la Messe', options } as never;

test('an option has a label, a sentence, and a text for each of its values', () => {
  expect(tellOption(language, { name: 'level', values: ['hard', null] })).toEqual({
    label: 'Level',
    help: 'How strong it is.',
    values: ['Hard', 'As usual'],
  });
  expect(tellOption(language, { name: 'rounds', values: [null, 7] }).values).toEqual(['No end', '7 rounds']);
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
