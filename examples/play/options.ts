import type { AnyGame, OptionField } from '@wonders/core';
import type { AnyWords } from '@wonders/core/words';

/** An option of a game, for a command line. */
export interface GameOption extends Pick<OptionField, 'name' | 'expected' | 'initial'> {
  /** `--pays-for-lower` for `paysForLower`. */
  readonly flag: string;
  /** Whether it can be true or false: then its flag needs no value. */
  readonly onOff: boolean;
  /** What it does; absent where the game has no words. */
  readonly help?: string;
}

/** The options of a game as flags, in the words of the game. */
export const optionsOf = ({ options }: AnyGame, words: Partial<AnyWords> = {}): readonly GameOption[] =>
  options.fields.map((field) => {
    const { name, expected, initial, values } = field;
    const help = words.describeOption?.(field).help;
    return {
      name,
      flag: `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      expected,
      initial,
      onOff: values.includes(true) && values.includes(false),
      ...(help !== undefined && { help }),
    };
  });

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
