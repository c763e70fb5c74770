import type { Field } from '../../contract/field.js';
import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import type { BaseMove } from '../../contract/notation.js';
import type { Viewer } from '../../contract/position.js';
import { draw, drawInt } from '../../rng/rng.js';

type Params = Readonly<Record<string, Field<unknown>>>;
type Loose = BaseMove & Readonly<Record<string, unknown>>;

export const anyOf = <T>(rng: Rng, values: readonly T[]): T => values[drawInt(rng, values.length)] as T;

const anyValue = (rng: Rng, field: Field<unknown>): unknown => field.nth(Math.floor(draw(rng) * field.count));

/** A well-formed move of any kind, legal or not. */
function wellFormed(game: AnyGame, rng: Rng): Loose {
  const kind = anyOf(rng, Object.keys(game.notation));
  const move: BaseMove & Record<string, unknown> = { kind };
  for (const [name, field] of Object.entries(game.notation[kind] as Params)) move[name] = anyValue(rng, field);
  return move;
}

/** A well-formed move that differs from a given one in at most one parameter. */
function neighbour(game: AnyGame, move: Loose, rng: Rng): Loose {
  const params = game.notation[move.kind as string] as Params;
  const names = Object.keys(params);
  if (names.length === 0) return move;
  const name = anyOf(rng, names);
  const field = params[name];
  return field === undefined ? move : { ...move, [name]: anyValue(rng, field) };
}

/** A well-formed move, legal or not, with its text. */
export interface Candidate {
  readonly move: Loose;
  readonly code: string;
}

/** A sample of the well-formed moves, with many neighbours of the legal ones. */
export function candidates<G extends AnyGame>(game: G, legal: readonly MoveOf<G>[], rng: Rng): readonly Candidate[] {
  const near = Array.from({ length: 40 }, () => neighbour(game, anyOf<BaseMove>(rng, legal) as Loose, rng));
  const far = Array.from({ length: 20 }, () => wellFormed(game, rng));
  return [...near, ...far].map((move) => ({ move, code: game.encodeMove(move as BaseMove as MoveOf<G>) }));
}

const FEW = 400;

/** All well-formed moves, `undefined` when they are too many to be tried one by one. */
export function allMoves(game: AnyGame): readonly Candidate[] | undefined {
  const kinds = Object.entries(game.notation) as [string, Params][];
  const counts = kinds.map(([, params]) => Object.values(params).reduce((product, field) => product * field.count, 1));
  if (counts.reduce((sum, count) => sum + count, 0) > FEW) return undefined;
  return kinds.flatMap(([kind, params], k) =>
    Array.from({ length: counts[k] ?? 0 }, (_, i) => {
      let rest = i;
      const move: BaseMove & Record<string, unknown> = { kind };
      for (const [name, field] of Object.entries(params)) {
        move[name] = field.nth(rest % field.count);
        rest = Math.floor(rest / field.count);
      }
      return { move, code: game.encodeMove(move) };
    }),
  );
}

/** Values that are no part of any move. */
export const JUNK: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -0, -1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY],
  ...['', ' ', '__proto__', 'constructor', 'hidden', '-', '\u0000', 'x'.repeat(5000)],
  ...[[], [[]], [null], {}, { kind: null }, { kind: '__proto__' }, { kind: 'constructor' }, { kind: { kind: 'x' } }],
  JSON.parse('{"__proto__":{"kind":"x"},"kind":"toString"}'),
];

/** A value that is no move, or a move with a wrong key, as untrusted JSON may have it. */
export function junk<G extends AnyGame>(legal: readonly MoveOf<G>[], rng: Rng): unknown {
  const move: Loose | undefined = legal.length > 0 ? (anyOf<BaseMove>(rng, legal) as Loose) : undefined;
  const turn = drawInt(rng, 4);
  if (move === undefined || turn === 0) return anyOf(rng, JUNK);
  const keys = Object.keys(move);
  if (turn === 1) return { ...move, [anyOf(rng, ['evil', 'toString', 'Kind'])]: anyOf(rng, JUNK) };
  const key = anyOf(rng, keys);
  if (turn === 2) return Object.fromEntries(Object.entries(move).filter(([name]) => name !== key));
  return { ...move, [key]: anyOf(rng, JUNK) };
}

/** The value with something wrong in it, at any depth. */
export function spoilt(value: unknown, rng: Rng): unknown {
  const isObject = typeof value === 'object' && value !== null;
  const keys = isObject ? Object.keys(value) : [];
  const key = keys[drawInt(rng, keys.length + 1)];
  if (key === undefined) return junk<AnyGame>(isObject && !Array.isArray(value) ? [value as BaseMove] : [], rng);
  const inner = spoilt(Reflect.get(value as object, key), rng);
  return Array.isArray(value)
    ? value.map((each, i) => (String(i) === key ? inner : each))
    : { ...(value as object), [key]: inner };
}

/** Any legal move of a state, by the fast lane. */
export function anyMove<G extends AnyGame>(game: G, state: StateOf<G>, rng: Rng): MoveOf<G> {
  return game.fast.randomMove(state, () => draw(rng));
}

/** Some states of one random game, from its beginning on: as many as are asked for, or up to twice as many. */
export function someOf<G extends AnyGame>(
  game: G,
  options: OptionsOf<G>,
  rng: Rng,
  least: number,
): readonly StateOf<G>[] {
  const all: StateOf<G>[] = [game.newGame(options)];
  for (let state = all[0] as StateOf<G>; state.pending.length > 0; all.push(state))
    state = game.applyMove(state, anyMove(game, state, rng));
  const pace = Math.max(1, Math.floor(all.length / least));
  return all.filter((_, i) => i % pace === 0);
}

const viewers = (game: AnyGame, state: StateOf<AnyGame>): readonly Viewer[] => [
  ...game.seats(state).map((_, seat) => seat),
  'spectator',
];

/** A random viewer: over many plies, every one. */
export const anyViewer = (game: AnyGame, state: StateOf<AnyGame>, rng: Rng): Viewer => anyOf(rng, viewers(game, state));
