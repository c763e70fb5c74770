import { InvalidArgumentError } from 'commander';

/** Names that are separated by commas. */
export const listed = (text: string): readonly string[] => text.split(',').map((each) => each.trim());

/** Some of these names, separated by commas or another sign. */
export const among =
  (all: readonly string[], sign = ',') =>
  (text: string): readonly string[] => {
    const names = text.split(sign).map((each) => each.trim());
    const strange = names.find((name) => !all.includes(name));
    if (strange === undefined) return names;
    throw new InvalidArgumentError(`There is no "${strange}"; there are ${[...new Set(all)].join(`${sign} `)}.`);
  };

/** A whole number from 1. */
export function whole(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It should be a whole number from 1.');
  return value;
}

/** A number above 0. */
export function positive(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError('It should be a number above 0.');
  return value;
}

/** A number from 0. */
export function number(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0)) throw new InvalidArgumentError('It should be a number from 0.');
  return value;
}

/** Options of a game. */
export function json(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  throw new InvalidArgumentError('It should be a JSON object such as {"level":"expert"}.');
}
