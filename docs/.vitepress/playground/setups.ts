import { type AnyGame, InvalidOptionsError } from '@wonders/core';
import { optionsOf } from '../../../examples/play/options.js';

/** Options of a game without its seed; what is absent has its default. */
export type Setup = Readonly<Record<string, unknown>>;

/** An option that applies, and what it can be now. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly expected: string;
  readonly value: unknown;
  readonly values: readonly unknown[];
}

/** The option that a game blames where options do not fit together. */
function blamed(game: AnyGame, setup: Setup): string | undefined {
  try {
    game.newGame({ ...setup, seed: 'any' });
    return undefined;
  } catch (error) {
    if (error instanceof InvalidOptionsError) return String(error.issues[0]?.path[0] ?? '');
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

const plain = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null') return null;
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

/** A longer range of numbers is no list to choose from. */
const LONGEST = 40;

/** The values that a schema names; those that it has or may have without naming them come first. */
function valuesOf(expected: string, ...unnamed: readonly unknown[]): readonly unknown[] {
  const words = expected.replace(/^one of /, '').split(/, (?:or )?(?:one of )?| or (?=null$)/);
  const [, low, high] = /^a whole number from (\d+) to (\d+)/.exec(expected) ?? [];
  const first = Number(low);
  const count = low === undefined ? 0 : Number(high) - first + 1;
  const numbers = Array.from({ length: count > LONGEST ? 0 : count }, (_, i) => first + i);
  const named = [...numbers, ...words.map(plain)];
  return [...new Set([...unnamed.filter((value) => !named.includes(value)), ...named])];
}

/** The options that apply beside the others, each with the values that it can be changed to. */
export function fieldsOf(game: AnyGame, setup: Setup): readonly Field[] {
  return optionsOf(game).flatMap(({ name, expected, initial }) => {
    if (name === 'seed') return [];
    const value = name in setup ? setup[name] : initial;
    if (typeof value === 'object' && value !== null) return [];
    const values = valuesOf(expected, initial, value).filter(
      (each) => each === value || changed(game, setup, name, each) !== undefined,
    );
    const label = name.replace(/([A-Z])/g, ' $1').toLowerCase();
    return values.length > 1 ? [{ name, label, expected, value, values }] : [];
  });
}

/** Options in the form of {@link Setup}: without the seed and without defaults. */
export function setupOf(game: AnyGame, options: object): Setup {
  const initial = Object.fromEntries(optionsOf(game).map((option) => [option.name, option.initial]));
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
