import type { JsonSchema } from '../contract/json-schema.js';
import type { Language, Terms } from '../contract/language.js';
import type { OptionTable } from '../contract/option-words.js';
import type { Allowed, Limit, OptionField, Plain } from '../contract/options.js';
import { deepFreeze } from '../schema/freeze.js';
import { narrowed } from '../schema/options.js';
import { capital } from './phrases.js';

/**
 * An option in words, for forms, menus and command lines.
 *
 * @category Words
 */
export interface DescribedOption {
  /** The label in a form. */
  readonly label: string;
  /** What it does, as a sentence. */
  readonly help: string;
  /** The texts of the given values, in their order. */
  readonly values: readonly string[];
  /** What it may be. */
  readonly expected: string;
  /** Where other options leave it less than that, a sentence for each. */
  readonly limits: readonly string[];
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
 * An option with the values that are to be told. Without a kind it is a choice among them.
 *
 * @category Words
 */
export type ToldOption = Pick<OptionField, 'name'> &
  Partial<Omit<OptionField, 'values'>> & { readonly values: readonly unknown[] };

/** Options of every game that people write as they like: no component has such a name. */
const WRITTEN: readonly string[] = ['seed', 'names'];

/** What tells options. */
type Telling<G extends Terms> = Pick<Language<G>, 'common' | 'name' | 'options'>;

/** What a language says of an option. */
function entryOf<G extends Terms>({ options }: Telling<G>, name: string): AnyOption {
  const told = (options as Readonly<Record<string, AnyOption | undefined>>)[name];
  if (told === undefined) throw new Error(`no option is called ${JSON.stringify(name)}`);
  return told;
}

/** Values of an option in words. */
function textsOf<G extends Terms>(language: Telling<G>, name: string, values: readonly unknown[]): readonly string[] {
  const told = entryOf(language, name);
  const textOf = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(textOf).join(', ') || (told.empty ?? '–');
    const text = told.values?.[String(value)];
    if (text !== undefined) return text;
    if (typeof value === 'number') return told.number?.(value) ?? String(value);
    if (WRITTEN.includes(name)) return String(value);
    return typeof value === 'string' ? capital(language.name(value as G['component'])) : JSON.stringify(value);
  };
  return values.map(textOf);
}

/** What an option may be, in words. */
function tellAllowed<G extends Terms>(
  language: Telling<G>,
  { name, kind = 'choice', items = [] }: ToldOption,
  { values = [], min, max, distinct = [] }: Allowed,
): string {
  const named = min === undefined && max === undefined && kind !== 'table';
  return language.common.allowed({
    kind: named ? 'choice' : kind,
    values: textsOf(language, name, values),
    items: textsOf(language, name, items),
    min: min ?? 0,
    max: max ?? 0,
    distinct: distinct.length > 0,
  });
}

/** What an option may be while other options have some of their values. */
function tellLimit<G extends Terms>(language: Telling<G>, field: ToldOption, { when, to }: Limit): string {
  const others = Object.entries(when as Readonly<Record<string, readonly Plain[]>>).map(([name, values]) => ({
    label: entryOf(language, name).label,
    values: textsOf(language, name, values),
  }));
  return language.common.limited(others, tellAllowed(language, field, to));
}

/** An option in words: what it may be, and the texts of some values. */
export function tellOption<G extends Terms>(
  language: Telling<G>,
  field: ToldOption,
  values: readonly unknown[] = field.values,
): DescribedOption {
  const { name, limits = [] } = field;
  const { label, help } = entryOf(language, name);
  const always = limits.filter(({ when }) => Object.keys(when).length === 0);
  return {
    label,
    help,
    values: textsOf(language, name, values),
    expected: tellAllowed(language, field, always.reduce(narrowed, field as OptionField) as Allowed),
    limits: limits.filter((limit) => !always.includes(limit)).map((limit) => tellLimit(language, field, limit)),
  };
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
