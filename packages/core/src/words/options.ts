import { deepFreeze } from '../freeze.js';
import type { JsonSchema } from '../json-schema.js';
import type { Language, Terms } from '../language.js';
import type { OptionTable } from '../option-words.js';
import type { OptionField } from '../options.js';
import { capital } from './phrases.js';

/**
 * An option in words, for forms, menus and command lines.
 *
 * @category Words
 */
export interface DescribedOption {
  /** What a form writes beside it. */
  readonly label: string;
  /** What it does, as a sentence. */
  readonly help: string;
  /** The texts of the given values, in their order. */
  readonly values: readonly string[];
}

/** Any entry of the table of options. */
interface AnyOption {
  readonly label: string;
  readonly help: string;
  readonly empty?: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly number?: (value: number) => string;
}

/**
 * An option with the values that are to be told.
 *
 * @category Words
 */
export type ToldOption = Pick<OptionField, 'name'> & { readonly values: readonly unknown[] };

/** Options of every game that people write as they like: no component has such a name. */
const WRITTEN: readonly string[] = ['seed', 'names'];

/** An option and its values in words. */
export function tellOption<T extends Terms>(
  { name: nameOf, options }: Pick<Language<T>, 'name' | 'options'>,
  { name, values }: ToldOption,
): DescribedOption {
  const table: Readonly<Record<string, AnyOption | undefined>> = options;
  const told = table[name];
  if (told === undefined) throw new Error(`no option is called ${JSON.stringify(name)}`);
  const textOf = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(textOf).join(', ') || (told.empty ?? '–');
    const text = told.values?.[String(value)];
    if (text !== undefined) return text;
    if (typeof value === 'number') return told.number?.(value) ?? String(value);
    if (WRITTEN.includes(name)) return String(value);
    return typeof value === 'string' ? capital(nameOf(value as T['component'])) : JSON.stringify(value);
  };
  return { label: told.label, help: told.help, values: values.map(textOf) };
}

/**
 * The JSON Schema of the options of a game with a title and a description of each, for forms that are made of a schema.
 *
 * @param json - `options.json` of the game.
 * @param describe - `describeOption` of the entry `words` of the game: the language of the titles is its own.
 * @example
 * ```ts
 * import { describedOptions } from '@wonders/core/words';
 * import { hal } from '@wonders/hal';
 * import { describeOption } from '@wonders/hal/words';
 * const { level } = describedOptions(hal.options.json, describeOption).properties ?? {};
 * console.log(level?.title, level?.enum); // Level of Hal ['normal', 'expert']
 * ```
 * @category Words
 */
export function describedOptions(json: JsonSchema, describe: (option: ToldOption) => DescribedOption): JsonSchema {
  const properties = Object.entries(json.properties ?? {}).map(([name, schema]) => {
    const { label, help } = describe({ name, values: [] });
    return [name, { title: label, description: help, ...schema }] as const;
  });
  return { ...json, properties: Object.fromEntries(properties) };
}

/**
 * The options that every game has, in English: spread them into the table of a game.
 *
 * @category Words
 */
export const optionsEnglish: OptionTable<object> = /* @__PURE__ */ deepFreeze({
  seed: { label: 'Seed', help: 'The same seed and the same options deal the same game.', values: { null: 'None' } },
  chance: {
    label: 'Chance',
    help: 'Who shuffles and draws.',
    values: { sampled: 'The program draws', manual: 'You draw at your own table' },
  },
  rng: {
    label: 'Draws',
    help: 'How draws are made from the seed.',
    values: { alea: 'Fast', sealed: 'Sealed: nobody can foresee them' },
  },
  names: { label: 'Names', help: 'What the players are called, seat by seat.' },
});

/**
 * Yes and no, in English.
 *
 * @category Words
 */
export const yesOrNo = /* @__PURE__ */ deepFreeze({ true: 'Yes', false: 'No' });
