import type { AnyGame } from '@wonders/core';

/** An option of a game, read from its schema. */
export interface GameOption {
  readonly name: string;
  /** `--pays-for-lower` for `paysForLower`. */
  readonly flag: string;
  /** What is allowed, in words. */
  readonly expected: string;
  /** Its default. */
  readonly initial: unknown;
  /** Whether it can be true or false: then its flag needs no value. */
  readonly onOff: boolean;
}

/** A value that no schema takes: its issues say what is allowed. */
const NOTHING = Symbol('nothing');

/** The options of a game from its schema: validating no options gives their names and defaults. */
export function optionsOf({ options }: AnyGame): readonly GameOption[] {
  const result = options['~standard'].validate({});
  if ('issues' in result) throw new TypeError(result.issues.map(({ message }) => message).join('; '));
  return Object.entries(result.value as Readonly<Record<string, unknown>>).map(([name, initial]) => {
    const wrong = options['~standard'].validate({ [name]: NOTHING });
    return {
      name,
      flag: `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      expected: 'issues' in wrong ? (wrong.issues[0]?.expected ?? '') : '',
      initial,
      onOff: fits(options, name, true) && fits(options, name, false),
    };
  });
}

function fits(options: AnyGame['options'], name: string, value: unknown): boolean {
  return 'value' in options['~standard'].validate({ [name]: value });
}

/** The value of a word of the command line: the first reading that the schema takes, otherwise the word. */
export function readOption({ options }: AnyGame, name: string, word: string | boolean): unknown {
  if (typeof word === 'boolean') return word;
  const readings = [word, ...(word.trim() === '' ? [] : [Number(word)]), ...json(word)];
  return readings.find((value) => fits(options, name, value)) ?? word;
}

function json(word: string): readonly unknown[] {
  try {
    return [JSON.parse(word)];
  } catch {
    return [];
  }
}
