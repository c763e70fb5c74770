import type { JsonSchema } from './json-schema.js';
import type { Schema } from './schema.js';

/**
 * A value that a form shows as one choice.
 *
 * @category Options
 */
export type Plain = string | number | boolean | null;

/**
 * Values of other options, by name: it holds while each of them has one of its values. An option that is absent has its default.
 *
 * @category Options
 */
export type When<O extends object = Readonly<Record<string, unknown>>> = { readonly [N in keyof O]?: readonly Plain[] };

/**
 * The allowed values of an option: one of `values`, or anything between `min` and `max`.
 *
 * @category Options
 */
export interface Allowed {
  /** The values that have a name. Of a choice these are all. */
  readonly values?: readonly Plain[];
  /** The least whole number, the least entries of a list, or the least characters of a text. */
  readonly min?: number;
  /** The greatest whole number, the most entries of a list, or the most characters of a text. */
  readonly max?: number;
  /** Entries that stand in a list at most once. */
  readonly distinct?: readonly Plain[];
}

/**
 * A limit on an option that depends on other options: while `when` holds, the option is `to`.
 *
 * @category Options
 */
export interface Limit<O extends object = Readonly<Record<string, unknown>>> {
  /** The name of the option that is limited. */
  readonly option: keyof O & string;
  /** The values of other options under which the limit holds. */
  readonly when: When<O>;
  /** The values allowed then. */
  readonly to: Allowed;
  /** The values allowed then, in words, for errors. */
  readonly expected: string;
}

/**
 * An option of a game, for forms, menus and command lines. Plain data: it can be sent as JSON.
 *
 * @category Options
 */
export interface OptionField extends Allowed {
  /** The key of the option. */
  readonly name: string;
  /**
   * `choice`: one of `values`. `number`: a whole number from `min` to `max`, `text`: a text of `min` to `max` characters, `list`: a
   * list of `min` to `max` entries, or one of `values` in their place. `table`: an object or a list of objects that replaces a
   * printed table, see `schema`; `newGame` also checks whether its parts fit together.
   */
  readonly kind: 'choice' | 'number' | 'text' | 'list' | 'table';
  readonly values: readonly Plain[];
  /** The entries that a list may have, where they have names. */
  readonly items?: readonly Plain[];
  /** The default: the value when it is absent. */
  readonly initial: unknown;
  /** The allowed values, in words. */
  readonly expected: string;
  /** Where other options leave it less than that. */
  readonly limits: readonly Limit[];
  /** The option alone in the words of JSON Schema. */
  readonly schema: JsonSchema;
}

/**
 * The options of a game: a validator, and its fields for forms.
 *
 * @category Options
 */
export interface OptionSchema<O> extends Schema<O> {
  /** The options one by one. A set-up that they permit is accepted by `newGame`, and one that they exclude is refused. */
  readonly fields: readonly OptionField[];
  /** The same in the words of JSON Schema 2020-12. */
  readonly json: JsonSchema;
  /** The names of options that earlier rules had: `load` drops them from a save, and says so. */
  readonly withdrawn: readonly string[];
}
