import { type AnyGame, isInvalidOptionsError, type OptionField } from '@wonders/core';

/** Options of a game without its seed; what is absent has its default. */
export type Setup = Readonly<Record<string, unknown>>;

/** An option that applies, and what it can be now. */
export interface Field {
  readonly name: string;
  /** What it can be at all, as the game says. */
  readonly field: OptionField;
  readonly value: unknown;
  readonly values: readonly unknown[];
}

/** The option that a game blames where options do not fit together. */
function blamed(game: AnyGame, setup: Setup): string | undefined {
  try {
    game.newGame({ ...setup, seed: 'any' });
    return undefined;
  } catch (error) {
    if (isInvalidOptionsError(error)) return String(error.issues[0]?.path[0] ?? '');
    throw error;
  }
}

function without(setup: Setup, name: string): Setup {
  const { [name]: _, ...others } = setup;
  return others;
}

/**
 * Options after one of them is changed. The options that the game then blames give way: they go back to their defaults.
 *
 * @returns `undefined` when the game blames the new value itself.
 */
export function changed(game: AnyGame, setup: Setup, name: string, value: unknown): Setup | undefined {
  let next: Setup = { ...setup, [name]: value };
  for (let wrong = blamed(game, next); wrong !== undefined; wrong = blamed(game, next)) {
    if (wrong === name || !(wrong in next)) return undefined;
    next = without(next, wrong);
  }
  return next;
}

/** A longer range of numbers is no list to choose from. */
const LONGEST = 40;

/** The values to choose from: those with names, and the whole numbers of a short range. */
function valuesOf({ kind, values, min = 0, max = -1 }: OptionField): readonly unknown[] {
  const count = kind === 'number' ? max - min + 1 : 0;
  return [...values, ...Array.from({ length: count > LONGEST ? 0 : count }, (_, i) => min + i)];
}

/** The options that apply beside the others, each with the values that it can be changed to. */
export function fieldsOf(game: AnyGame, setup: Setup): readonly Field[] {
  return game.options.fields.flatMap((field) => {
    const { name, initial } = field;
    if (name === 'seed') return [];
    const value = name in setup ? setup[name] : initial;
    if (typeof value === 'object' && value !== null) return [];
    const values = [...new Set([initial, value, ...valuesOf(field)])].filter(
      (each) => each === value || changed(game, setup, name, each) !== undefined,
    );
    return values.length > 1 ? [{ name, field, value, values }] : [];
  });
}

/** Options in the form of {@link Setup}: without the seed and without defaults. */
export function setupOf(game: AnyGame, options: object): Setup {
  const initial = Object.fromEntries(game.options.fields.map((field) => [field.name, field.initial]));
  const own = Object.entries(options).filter(
    ([name, value]) => name !== 'seed' && JSON.stringify(value) !== JSON.stringify(initial[name]),
  );
  return Object.fromEntries(own);
}

const sorted = (setup: object): string =>
  JSON.stringify(Object.entries(setup).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The name of the variant with these options; `''` when there is none. */
export const variantOf = (game: AnyGame, variants: Readonly<Record<string, object>>, setup: Setup): string =>
  Object.keys(variants).find((name) => sorted(setupOf(game, variants[name] ?? {})) === sorted(setup)) ?? '';
