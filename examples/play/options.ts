import type { AnyGame, OptionField } from '@wonders/core';

/** An option of a game, for a command line. */
export interface GameOption extends Pick<OptionField, 'name' | 'expected' | 'initial'> {
  /** `--pays-for-lower` for `paysForLower`. */
  readonly flag: string;
  /** Whether it can be true or false: then its flag needs no value. */
  readonly onOff: boolean;
}

/** The options of a game as flags. */
export const optionsOf = ({ options }: AnyGame): readonly GameOption[] =>
  options.fields.map(({ name, expected, initial, values }) => ({
    name,
    flag: `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    expected,
    initial,
    onOff: values.includes(true) && values.includes(false),
  }));

/** The value of a word of the command line: the first reading that the field takes, otherwise the word. */
export function readOption({ options }: AnyGame, name: string, word: string | boolean): unknown {
  if (typeof word === 'boolean') return word;
  const readings = [word, ...(word.trim() === '' ? [] : [Number(word)]), ...json(word)];
  const fits = (value: unknown): boolean => 'value' in options['~standard'].validate({ [name]: value });
  return readings.find(fits) ?? word;
}

function json(word: string): readonly unknown[] {
  try {
    return [JSON.parse(word)];
  } catch {
    return [];
  }
}
