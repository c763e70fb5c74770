import type { OptionField } from './options.js';
import type { BaseOptions } from './transition.js';

/**
 * The values of an option that need a word of their own, as text: components have names already, and texts say themselves.
 *
 * @typeParam V - What the option may be.
 * @typeParam C - The ids of components.
 * @category Words
 */
export type OptionText<V, C> = V extends readonly (infer E)[]
  ? OptionText<E, C>
  : V extends string | number | boolean | null
    ? string extends V
      ? never
      : number extends V
        ? never
        : Exclude<`${V}`, C>
    : never;

/**
 * An option in words. Each value of a choice, and each entry of a list, has a text, by the value as text: `solo`, `true`, `null`.
 *
 * @typeParam V - What the option may be.
 * @typeParam C - The ids of components: their names stand for them.
 * @category Words
 */
export type OptionWords<V, C = never> = {
  /** The label in a form. */
  readonly label: string;
  /** What it does, as a sentence. */
  readonly help: string;
  /** The text of an empty list. Default: a dash. */
  readonly empty?: string;
} & ([OptionText<V, C>] extends [never] ? unknown : { readonly values: { readonly [K in OptionText<V, C>]: string } }) &
  (number extends V
    ? {
        /** A number of the option as text, with its unit. */
        readonly number: (value: number) => string;
      }
    : unknown);

/**
 * The options that every game has. A form can leave the seed out.
 *
 * @category Words
 */
export type SharedOptions = Omit<BaseOptions, 'seed'> & {
  /** The seed of the game; `null` where a form leaves it out. */
  readonly seed: string | null;
};

/**
 * The words of all options of a game, those that every game has included.
 *
 * @typeParam O - The game's own options.
 * @typeParam C - The ids of components.
 * @category Words
 */
export type OptionTable<O extends object, C = never> = {
  readonly [K in keyof (O & SharedOptions)]-?: OptionWords<(O & SharedOptions)[K], C>;
};

/**
 * The allowed values of an option in words.
 *
 * @category Words
 */
export interface AllowedWords {
  /** As in {@link OptionField}. */
  readonly kind: OptionField['kind'];
  /** The values that have a name. */
  readonly values: readonly string[];
  /** The entries that a list may have; empty where people write them. */
  readonly items: readonly string[];
  /** The least number, entries or characters. */
  readonly min: number;
  /** The greatest number, or the most entries or characters. */
  readonly max: number;
  /** Whether no entry may stand in the list twice. */
  readonly distinct: boolean;
}

/**
 * An option on which another depends, with the values of it that are meant.
 *
 * @category Words
 */
export interface LimitedWords {
  /** Its label. */
  readonly label: string;
  /** Its values, in words. */
  readonly values: readonly string[];
}
