import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsUnder, permitted } from '../../packages/core/src/schema/options.js';
import { describedOptions } from '../../packages/core/src/words/index.js';
import { games } from '../lib/games.js';

/** An optimized check takes longer to compile than all that it checks here. */
const HOW = { strictTypes: false, code: { optimize: false } };

/** The JSON Schema of a game, and what `newGame` and the fields say of random set-ups. */
for (const { game, manifest } of await games()) {
  const { fields, json } = game.options;
  const drawn = fields.filter(({ kind, name }) => kind !== 'table' && !['rng', 'seed', 'names'].includes(name));
  const validate = new Ajv2020(HOW).compile(json);

  const anyValue = ({ values, items = [], kind, min = 0, max = 0 }: (typeof fields)[number]): fc.Arbitrary<unknown> => {
    const named = values.map((value) => fc.constant(value));
    if (kind === 'number') return fc.oneof(...named, fc.integer({ min: min - 1, max: max + 1 }));
    if (kind !== 'list') return fc.oneof(...named, fc.constant('no such value'));
    return fc.oneof(
      ...named,
      fc.array(fc.constantFrom(...items), { minLength: Math.max(0, min - 1), maxLength: max + 1 }),
    );
  };
  const setUp = fc.record(Object.fromEntries(drawn.map((field) => [field.name, anyValue(field)])), {
    requiredKeys: [],
  });

  test(`${game.id}: its JSON Schema takes what newGame takes`, () => {
    fc.assert(
      fc.property(setUp, (options) => {
        const given = { ...options, seed: 'any' };
        const accepted = starts(game, given);
        expect(validate(given), JSON.stringify(given)).toBe(accepted);
        if (accepted) expect(permitted(fields, given)).toBe(true);
      }),
      { numRuns: 300, seed: 1 },
    );
    const under = fieldsUnder(fields, {});
    for (const { name, values } of under)
      for (const value of values) expect(validate({ seed: 'any', [name]: value }), `${name} ${value}`).toBe(true);
  });

  test(`${game.id}: in words its JSON Schema says what each option does, and takes the same`, async () => {
    const { describeOption } = await manifest.load.words();
    const told = describedOptions(json, describeOption);
    for (const { name } of fields) {
      const { title, description, ...rest } = told.properties?.[name] ?? {};
      const { label, help } = describeOption({ name, values: [] });
      expect([title, description], name).toEqual([label, help]);
      expect(description, name).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(rest).toEqual(json.properties?.[name]);
    }
    expect({ ...told, properties: null }).toEqual({ ...json, properties: null });
    expect(new Ajv2020(HOW).compile(told)({ seed: 'any' })).toBe(validate({ seed: 'any' }));
  });

  test(`${game.id}: a form has the default of each field, and plain data`, () => {
    expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
    for (const { name, kind, values, initial, min = 0, max = 0 } of fields) {
      if (kind === 'choice') expect(values, name).toContain(initial);
      if (kind === 'number' && !values.includes(initial as number)) {
        expect(initial).toBeGreaterThanOrEqual(min);
        expect(initial).toBeLessThanOrEqual(max);
      }
    }
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['seed', 'chance', 'rng', 'names']));
  });
}

function starts(game: { newGame(options: object): unknown }, options: object): boolean {
  try {
    game.newGame(options);
    return true;
  } catch {
    return false;
  }
}
