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

/** The options of a game from its schema, which names them. Validating no options gives their defaults. */
export function optionsOf({ options }: AnyGame): readonly GameOption[] {
  const names = options.expected.replace('an object with ', '').split(', ');
  return names.map((name) => {
    const wrong = options['~standard'].validate({ [name]: NOTHING });
    const expected = 'issues' in wrong ? (wrong.issues[0]?.expected ?? '') : '';
    return {
      name,
      flag: `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      expected,
      initial: validated(options, {})[name] ?? leftOut(options, name, expected),
      onOff: fits(options, name, true) && fits(options, name, false),
    };
  });
}

function validated(options: AnyGame['options'], given: object): Readonly<Record<string, unknown>> {
  const result = options['~standard'].validate(given);
  if ('issues' in result) throw new TypeError(result.issues.map(({ message }) => message).join('; '));
  return result.value as Readonly<Record<string, unknown>>;
}

/** The default of an option that a game keeps only at its other values: the value that the schema leaves out. `null` if there is none. */
function leftOut(options: AnyGame['options'], name: string, expected: string): unknown {
  const values = expected.replace(/^one of /, '').split(', ');
  const readings = values.flatMap((word): readonly unknown[] => [word, ...json(word)]);
  return (
    readings.find((value) => fits(options, name, value) && !(name in validated(options, { [name]: value }))) ?? null
  );
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
