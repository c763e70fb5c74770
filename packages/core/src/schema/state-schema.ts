import type { Rng } from '../contract/generator.js';
import type { JsonSchema } from '../contract/json-schema.js';
import { type BaseState, CHANCE, type Decision, type Seat } from '../contract/position.js';
import type { Schema } from '../contract/schema.js';
import { isRng, MULTIPLIER } from '../rng/rng.js';
import { integer, oneOf } from './fields.js';
import { once } from './lazy.js';
import {
  checkerOf,
  complain,
  cut,
  either,
  jsonOf,
  list,
  make,
  object,
  partsOf,
  type Shape,
  schema,
  text,
} from './schema.js';

/** More decisions than this never wait for each other. */
const MOST_PENDING = 99;

/** A register of alea is a number in [0, 1): any other makes draws that no component has. */
const isRegister = (value: number): boolean => value >= 0 && value < 1;

/**
 * A value that follows from the rest of a state: its place, `players/length`; what is there; and what should be there.
 *
 * @category Writing a game
 */
export type Follows = readonly [place: string, given: unknown, right: unknown];

/** How a game continues when nobody has to decide. */
interface Settled<S, D extends S> {
  clone(state: S): D;
  settle(draft: D): void;
}

/** Whether nothing happens in a state by itself. */
function isAtRest<S, D extends S>(state: S, { clone, settle }: Settled<S, D>): boolean {
  try {
    const draft = clone(state);
    const before = JSON.stringify(draft);
    settle(draft);
    return JSON.stringify(draft) === before;
  } catch {
    return false;
  }
}

/** A register of alea is a multiple of this. */
const STEP = 2 ** -32;
const register: JsonSchema = { type: 'number', minimum: 0, exclusiveMaximum: 1, multipleOf: STEP };
const counter: JsonSchema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const carry: JsonSchema = { type: 'integer', minimum: 0, maximum: MULTIPLIER - 1 };
const exactly = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const generator = schema<Rng | null>(
  'a generator, or null where the host answers chance',
  (value): value is Rng | null => {
    if (value === null) return true;
    const rng = value as Rng;
    if (typeof value !== 'object' || !isRng(rng)) return false;
    if (rng.c === undefined) return Object.keys(rng).length === 2;
    const { c, s0, s1, s2 } = rng;
    return (
      Object.keys(rng).length === 4 && Number.isInteger(c) && c >= 0 && c < MULTIPLIER && [s0, s1, s2].every(isRegister)
    );
  },
  {
    anyOf: [
      { type: 'null' },
      exactly({ c: carry, s0: register, s1: register, s2: register }),
      exactly({ key: { type: 'string', pattern: '^[0-9a-f]{64}$' }, counter }),
    ],
  },
);

/**
 * How many sit at a table.
 *
 * @category Writing a game
 */
export interface TableSize<S> {
  /** The fewest. */
  readonly least: number;
  /** The most. */
  readonly most: number;
  /** How many sit at the table of a state. */
  of(state: S): number;
}

/**
 * What the schema of a state names seats by, at a table of one size.
 *
 * @category Writing a game
 */
export interface TableSchemas {
  /** How many sit there. */
  readonly seats: number;
  /** One of the seats. */
  readonly seat: Schema<Seat>;
  /** Who decides: one of the seats, or {@link CHANCE}. */
  readonly mover: Schema<Seat>;
  /** A list with one entry for each seat. */
  bySeat<T>(each: Schema<T>): Schema<readonly T[]>;
}

/**
 * What a game writes into its states.
 *
 * @category Writing a game
 */
export interface StateKeys<S extends BaseState> {
  /** A decision that waits. */
  readonly decision: Schema<Decision>;
  /** What the game adds to {@link BaseState}, key by key in the order of a state. */
  readonly keys: Shape<Omit<S, keyof BaseState>>;
}

/**
 * A schema of the states of a game: core adds what every state has. It tells a state from junk, so name what each key can hold as
 * closely as the components allow, and bound every count: rules loop up to it. Whether a game can come to a state, it need not know.
 *
 * @param id - The id of the game.
 * @param rules - Its behaviour version.
 * @param size - How many sit at its tables. No state names a seat that is not at its table.
 * @param describe - The schemas for a table of one size.
 * @param follows - What follows from the rest of a state: that a mask has a bit for each card, say.
 * @category Writing a game
 */
export function stateSchema<S extends BaseState>(
  id: string,
  rules: number,
  size: TableSize<S>,
  describe: (table: TableSchemas) => StateKeys<S>,
  follows: (state: S) => readonly Follows[] = () => [],
): Schema<S> {
  const { least, most } = size;
  const made = Array.from({ length: most - least + 1 }, (_, i) =>
    once(() => {
      const seats = least + i;
      const bySeat = <T>(each: Schema<T>) => list(each, seats, seats);
      const { decision, keys } = describe({
        seats,
        seat: integer(0, seats - 1),
        mover: integer(CHANCE, seats - 1),
        bySeat,
      });
      const shape = {
        game: oneOf(id),
        rules: oneOf(rules),
        viewer: oneOf(null),
        rng: generator,
        pending: list(decision, 0, MOST_PENDING),
        ply: integer(0, Number.MAX_SAFE_INTEGER),
        names: list(text(40), 0, seats),
        ...keys,
      };
      return object<S>(shape as unknown as Shape<S>);
    }),
  );
  const largest = (): Schema<S> => (made[most - least] as () => Schema<S>)();

  /** The schema for the table of a value, which need not be a state. */
  function schemaFor(value: unknown): Schema<S> {
    try {
      return (made[size.of(value as S) - least] ?? largest)();
    } catch {
      return largest();
    }
  }

  return make(
    largest().expected,
    (value, path, issues) => {
      const before = issues.length;
      const state = checkerOf(schemaFor(value))(value, path, issues);
      if (state === undefined || issues.length > before) return undefined;
      for (const [place, given, right] of follows(state)) {
        const [is, should] = [JSON.stringify(given), JSON.stringify(right)];
        if (is !== should) complain(issues, [...path, ...place.split('/')], `${cut(should)} beside the rest`, given);
      }
      return state;
    },
    { ...partsOf(largest()), sizes: made, follows },
  );
}

/**
 * The same schema, which also refuses a state in which nobody decides although the game is not over.
 */
export function playableOnly<S extends BaseState, D extends S>(inner: Schema<S>, game: Settled<S, D>): Schema<S> {
  const check = checkerOf(inner);
  return make<S>(
    inner.expected,
    (value, path, issues) => {
      const before = issues.length;
      const state = check(value, path, issues);
      if (state === undefined || issues.length > before) return state;
      const { pending } = state;
      if (pending.length > 0 || isAtRest(state, game)) return state;
      return complain(issues, [...path, 'pending'], 'a list with a decision, since the game goes on', pending);
    },
    partsOf(inner),
  );
}

/**
 * The same or `null`, which has to be there: for the keys of a state.
 *
 * @category Writing a game
 */
export const orNull = <T>(inner: Schema<T>): Schema<T | null> => either(inner, oneOf(null));

/** The values of an option once `newGame` has chosen one. What a state leaves out at the default, it may leave out. */
function settledOf(option: Schema<unknown>): Schema<unknown> {
  const { of, initial } = partsOf(option);
  const [inner = option] = of?.() ?? [];
  if (initial === undefined || checkerOf(option)(initial, [], []) === undefined) return option;
  const values = jsonOf(inner).enum as readonly (string | number | boolean | null)[] | undefined;
  return values?.includes(null) ? oneOf(...values.filter((value) => value !== null)) : inner;
}

/**
 * Schemas for the options that a state keeps. `newGame` has chosen what was left open, so none of them is absent, and none is `null`.
 *
 * @param options - The schemas of the options of a game.
 * @param names - The options that it keeps, in the order of the state. Default: all.
 * @example
 * ```ts
 * import { object, oneOf, settled, withDefault } from '@wonders/core';
 * const options = { map: withDefault(oneOf('small', 'large', null), null) };
 * const settings = object<{ map: 'small' | 'large' }>(settled(options));
 * console.log('issues' in settings['~standard'].validate({ map: null })); // true
 * ```
 * @category Writing a game
 */
export function settled<O extends object, N extends keyof O = keyof O>(
  options: { readonly [K in keyof O]-?: Schema<O[K]> },
  ...names: readonly N[]
): { readonly [K in N]-?: Schema<NonNullable<O[K]>> } {
  const kept = names.length > 0 ? names : (Object.keys(options) as N[]);
  return Object.fromEntries(kept.map((name) => [name, settledOf(options[name])])) as never;
}
