import type { CodeOf, DecisionRules } from '../contract/definition.js';
import type { OfKind } from '../contract/kinds.js';
import type { BaseMove } from '../contract/notation.js';
import type { Numbered } from '../contract/numbered.js';
import type { Decision, Seat } from '../contract/position.js';

/** After this many rejected draws the moves are listed. */
const TRIES = 200;

/**
 * The values of each parameter of a kind of move, in the order in which the moves are listed.
 *
 * @typeParam M - The moves of the kind.
 * @category Writing a game
 */
export type Values<P, K, M> = {
  readonly [N in Exclude<keyof M, 'kind' | 'seat'>]: (position: P, decision: K, seat: Seat) => readonly M[N][];
};

/**
 * The rules of a decision without its moves: who decides, and why other moves are refused.
 *
 * @category Writing a game
 */
export type Otherwise<P, K, M extends BaseMove, R> = Pick<DecisionRules<P, K, M, R>, 'actors' | 'forbids' | 'refuse'>;

/**
 * Decision rules that draw a move without listing all.
 *
 * @category Writing a game
 */
export type Drawn<P, K, M extends BaseMove, R> = DecisionRules<P, K, M, R> &
  Required<Pick<DecisionRules<P, K, M, R>, 'random'>>;

/**
 * A decision among candidates, of which `forbids` leaves the legal ones. Random play draws candidates until one is legal.
 *
 * @param kinds - The kinds of moves that answer it.
 * @param candidates - A superset of the legal moves of a seat, no two alike, in the order in which they are listed.
 * @category Writing a game
 */
export function among<P, K extends Decision, M extends BaseMove, R, const N extends M['kind']>(
  kinds: readonly N[],
  // Nothing is inferred from here: it is `NoInfer<M>`, which TypeScript knows from 5.4 on.
  candidates: (position: P, decision: K, seat: Seat) => Numbered<OfKind<[M][M extends unknown ? 0 : never], N>>,
  otherwise: Otherwise<P, K, OfKind<M, N>, R>,
): Drawn<P, K, M, R> {
  type Own = OfKind<M, N>;
  const { actors, forbids } = otherwise;
  function list(position: P, decision: K, seat: Seat): readonly Own[] {
    const all = candidates(position, decision, seat);
    const moves: Own[] = [];
    for (let i = 0; i < all.length; i++) {
      const move = all.at(i) as Own;
      if (forbids(position, decision, move) === '') moves.push(move);
    }
    return moves;
  }
  function random(position: P, decision: K, draw: () => number): Own {
    const seats = actors?.(position, decision) ?? [decision.seat];
    const lists = seats.map((seat) => candidates(position, decision, seat));
    let length = 0;
    for (const all of lists) length += all.length;
    for (let tries = TRIES; tries > 0; tries--) {
      let i = Math.floor(draw() * length);
      let n = 0;
      for (; n < lists.length - 1 && i >= (lists[n] as Numbered<Own>).length; n++)
        i -= (lists[n] as Numbered<Own>).length;
      const move = lists[n]?.at(i);
      if (move !== undefined && forbids(position, decision, move) === '') return move;
    }
    const moves = seats.flatMap((seat) => list(position, decision, seat));
    return moves[Math.floor(draw() * moves.length)] as Own;
  }
  return { ...otherwise, kinds, list, random } as Drawn<P, K, BaseMove, R> as Drawn<P, K, M, R>;
}

/**
 * A choice of a value for each parameter of one kind of move. Every combination is legal; in the list the last parameter changes first.
 * Where there are `actors`, the moves carry their `seat`.
 *
 * @param values - The values of each parameter; `{}` for a kind without parameters.
 * @param otherwise - `forbids` may be the one code with which all other moves are refused.
 * @example
 * ```ts
 * import { choice, type Decision, type DecisionRules } from '@wonders/core';
 * type Give = { readonly kind: 'give'; readonly card: number };
 * type NotHeld = { readonly code: 'not-held'; readonly rule: string };
 * const give: DecisionRules<{ readonly hand: readonly number[] }, Decision, Give, NotHeld> = choice(
 *   'give',
 *   { card: ({ hand }) => hand },
 *   { forbids: 'not-held', refuse: () => ({ code: 'not-held', rule: 'GAME-1' }) },
 * );
 * console.log(give.list({ hand: [4, 7] }, { kind: 'give', seat: 0 }, 0)); // [ { kind: 'give', card: 4 }, { kind: 'give', card: 7 } ]
 * ```
 * @category Writing a game
 */
export function choice<P, K extends Decision, M extends BaseMove, R, const N extends M['kind']>(
  kind: N,
  values: Values<P, K, OfKind<M, N>>,
  otherwise: Omit<Otherwise<P, K, OfKind<M, N>, R>, 'forbids'> & {
    readonly forbids: CodeOf<R> | Otherwise<P, K, OfKind<M, N>, R>['forbids'];
  },
): Drawn<P, K, M, R> {
  type Own = OfKind<M, N>;
  type Read = (position: P, decision: K, seat: Seat) => readonly unknown[];
  const { actors, refuse, forbids } = otherwise;
  const names = Object.keys(values);
  const reads = Object.values<Read>(values);
  const moveOf = makerOf(kind, names, actors !== undefined);
  function all(position: P, decision: K, seat: Seat): Numbered<Own> {
    const lists = reads.map((read) => read(position, decision, seat));
    let length = 1;
    for (const list of lists) length *= list.length;
    return { length, at: (i) => moveOf(lists, i, length, seat) as Own };
  }
  function isOffered(position: P, decision: K, move: Own): boolean {
    const { seat = decision.seat } = move as { readonly seat?: Seat };
    return reads.every((read, n) => read(position, decision, seat).includes(move[names[n] as keyof Own]));
  }
  return {
    ...among<P, K, M, R, N>([kind], all, { ...(actors && { actors }), forbids: () => '', refuse }),
    forbids:
      typeof forbids === 'function'
        ? (forbids as Drawn<P, K, M, R>['forbids'])
        : (position, decision, move) => (isOffered(position, decision, move as Own) ? '' : forbids),
  };
}

/** Makes the move with a number out of the values of its parameters. */
function makerOf(
  kind: string,
  names: readonly string[],
  seated: boolean,
): (lists: readonly (readonly unknown[])[], i: number, length: number, seat: Seat) => object {
  const [name = ''] = names;
  if (names.length === 1) {
    // One literal makes the move at once: parameter by parameter it would take twice the time.
    if (seated) return ([list = []], i, _, seat) => ({ kind, seat, [name]: list[i] });
    // Ids and numbers are few, so each of their moves is made once: lists of duel-solo take 1.1 to 1.2 times as long without.
    const made = new Map<unknown, object>();
    return ([list = []], i) => {
      const value = list[i];
      let move = made.get(value);
      if (move === undefined) {
        move = Object.freeze({ kind, [name]: value });
        if (typeof value !== 'object') made.set(value, move);
      }
      return move;
    };
  }
  return (lists, i, length, seat) => {
    const move: Record<string, unknown> = seated ? { kind, seat } : { kind };
    let left = length;
    for (const [n, list] of lists.entries()) {
      left /= list.length;
      move[names[n] as string] = list[Math.floor(i / left) % list.length];
    }
    return move;
  };
}
