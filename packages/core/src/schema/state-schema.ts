import type { Rng } from '../contract/generator.js';
import { type BaseState, CHANCE, type Decision, MOST_SEATS, type SeatInfo } from '../contract/position.js';
import type { Schema } from '../contract/schema.js';
import { isRng, MULTIPLIER } from '../rng/rng.js';
import { integer, oneOf } from './fields.js';
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

/** The seats, and how a game continues when nobody has to decide. */
interface Seated<S, D extends S> {
  seats(state: S): readonly SeatInfo[];
  clone(state: S): D;
  settle(draft: D): void;
}

/** Whether nothing happens in a state by itself. */
function isAtRest<S, D extends S>(state: S, { clone, settle }: Seated<S, D>): boolean {
  try {
    const draft = clone(state);
    const before = JSON.stringify(draft);
    settle(draft);
    return JSON.stringify(draft) === before;
  } catch {
    return false;
  }
}

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
);

/**
 * A schema of the states of a game: core adds what every state has. It tells a state from junk, so name what each key can hold as
 * closely as the components allow. Whether a game can come to a state, it need not know.
 *
 * @param id - The id of the game.
 * @param rules - Its behaviour version.
 * @param decision - A decision that waits.
 * @param keys - What the game adds to {@link BaseState}, key by key in the order of a state.
 * @param follows - What follows from the rest of a state: that it has a player for each seat, say.
 * @category Writing a game
 */
export function stateSchema<S extends BaseState>(
  id: string,
  rules: number,
  decision: Schema<Decision>,
  keys: Shape<Omit<S, keyof BaseState>>,
  follows: (state: S) => readonly Follows[] = () => [],
): Schema<S> {
  const shape = {
    game: oneOf(id),
    rules: oneOf(rules),
    viewer: oneOf(null),
    rng: generator,
    pending: list(decision, 0, MOST_PENDING),
    ply: integer(0, Number.MAX_SAFE_INTEGER),
    names: list(text(40), 0, MOST_SEATS),
    ...keys,
  };
  const inner = object<S>(shape as unknown as Shape<S>);
  const check = checkerOf(inner);
  return make(
    inner.expected,
    (value, path, issues) => {
      const before = issues.length;
      const state = check(value, path, issues);
      if (state === undefined || issues.length > before) return undefined;
      for (const [place, given, right] of follows(state)) {
        const [is, should] = [JSON.stringify(given), JSON.stringify(right)];
        if (is !== should) complain(issues, [...path, ...place.split('/')], `${cut(should)} beside the rest`, given);
      }
      return state;
    },
    partsOf(inner),
  );
}

/**
 * The same schema, which also refuses two kinds of states: a seat decides that is not at the table, or nobody decides although the game is
 * not over.
 */
export function playableOnly<S extends BaseState, D extends S>(inner: Schema<S>, game: Seated<S, D>): Schema<S> {
  const check = checkerOf(inner);
  return make<S>(
    inner.expected,
    (value, path, issues) => {
      const before = issues.length;
      const state = check(value, path, issues);
      if (state === undefined || issues.length > before) return state;
      const { pending } = state;
      const last = game.seats(state).length - 1;
      const stranger = pending.findIndex(({ seat }) => seat > last);
      if (stranger >= 0)
        return complain(
          issues,
          [...path, 'pending', String(stranger), 'seat'],
          `a seat from 0 to ${last}, or ${CHANCE} for chance`,
          pending[stranger]?.seat,
        );
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
