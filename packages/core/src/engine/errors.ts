import type { CoreRefusal, GameRefusal, Refusal } from '../contract/refusal.js';
import type { Issue } from '../contract/schema.js';
import { cut } from '../schema/schema.js';

/**
 * Thrown by `applyMove`, `transition`, `botMove` and `explainBotMove`. Nothing has changed when it is thrown.
 *
 * Every function of a game that reads a position throws it as well, with the code `not-this-game`, where the rules cannot read the position: it
 * has the form of a state, but no game comes to it. Its message then says where it is wrong, or at which decision the rules gave up, and its
 * `cause` is the error of the rules.
 *
 * @category Errors
 */
export class IllegalMoveError<R extends Refusal | CoreRefusal = Refusal> extends Error {
  /** The name of the class, which also tells it apart across copies of the package. */
  override readonly name = 'IllegalMoveError';
  /** Why, as data. */
  readonly refusal: R;
  /** The refused move; `undefined` if a bot was asked out of turn. */
  readonly move: unknown;

  constructor(refusal: R, message: string, move?: unknown) {
    super(message);
    this.refusal = refusal;
    this.move = move;
  }
}

/**
 * Thrown by `newGame`: names each option that is wrong and what is allowed.
 *
 * @category Errors
 */
export class InvalidOptionsError extends Error {
  /** The name of the class, which also tells it apart across copies of the package. */
  override readonly name = 'InvalidOptionsError';
  /** One issue per wrong option. */
  readonly issues: readonly Issue[];

  constructor(game: string, issues: readonly Issue[]) {
    super(`${game}: ${issues.map((issue) => issue.message).join('; ')}`);
    this.issues = issues;
  }
}

/**
 * Whether an error is an {@link IllegalMoveError}, even one of another copy of this library: two versions, or the ES and CommonJS
 * forms, may meet in one program. Ask it instead of `instanceof`.
 *
 * @example
 * ```ts
 * import { isIllegalMoveError } from '@wonders/core';
 * import { sealed } from '@wonders/core/testing';
 * try {
 *   sealed.applyMove(sealed.newGame({ seats: 2 }), { kind: 'bid', seat: 0, card: 99 });
 * } catch (error) {
 *   console.log(isIllegalMoveError(error) && error.refusal.code); // malformed
 * }
 * ```
 * @category Errors
 */
export function isIllegalMoveError(error: unknown): error is IllegalMoveError {
  if (!isNamed(error, 'IllegalMoveError')) return false;
  const { refusal } = error as { readonly refusal?: unknown };
  return typeof refusal === 'object' && refusal !== null && typeof (refusal as Refusal).code === 'string';
}

/**
 * Whether an error is an {@link InvalidOptionsError}, even one of another copy of this library.
 *
 * @example
 * ```ts
 * import { isInvalidOptionsError } from '@wonders/core';
 * import { sealed } from '@wonders/core/testing';
 * try {
 *   sealed.newGame({ seats: 9 });
 * } catch (error) {
 *   console.log(isInvalidOptionsError(error) && error.issues[0]?.path); // ['seats']
 * }
 * ```
 * @category Errors
 */
export const isInvalidOptionsError = (error: unknown): error is InvalidOptionsError =>
  isNamed(error, 'InvalidOptionsError') && Array.isArray((error as { readonly issues?: unknown }).issues);

/**
 * Whether an error is a {@link NoSuchSeatError}, even one of another copy of this library.
 *
 * @example
 * ```ts
 * import { isNoSuchSeatError } from '@wonders/core';
 * import { sealed } from '@wonders/core/testing';
 * try {
 *   sealed.view(sealed.newGame({ seats: 2 }), 2);
 * } catch (error) {
 *   console.log(isNoSuchSeatError(error) && error.seat); // 2
 * }
 * ```
 * @category Errors
 */
export const isNoSuchSeatError = (error: unknown): error is NoSuchSeatError =>
  isNamed(error, 'NoSuchSeatError') && 'seat' in error;

/**
 * Thrown by `view`, `viewEvent`, `viewMove`, `botMove`, `explainBotMove` and `playUntil` for a seat that the game does not have. It
 * is a mistake of the host, which must know its clients.
 *
 * @category Errors
 */
export class NoSuchSeatError extends RangeError {
  /** The name of the class, which also tells it apart across copies of the package. */
  override readonly name = 'NoSuchSeatError';
  /** The value that was given as a seat. */
  readonly seat: unknown;

  constructor(game: string, seat: unknown, count: number) {
    const given = typeof seat === 'string' ? JSON.stringify(cut(seat)) : cut(String(seat));
    super(
      `${game}: ${given} is no seat: it should be a whole number from 0 to ${count - 1}, or 'spectator' for a view`,
    );
    this.seat = seat;
  }
}

/** Whether an error has a name: copies of a class share the name, and nothing else. */
export const isNamed = (error: unknown, name: string): error is Error => error instanceof Error && error.name === name;

/** Throws unless a value is one of the `count` seats of a game. */
export function seatOrThrow(game: string, seat: unknown, count: number): void {
  if (!Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= count)
    throw new NoSuchSeatError(game, seat, count);
}

/** The codes that every game has. */
const CORE_CODES: readonly string[] = [
  'not-this-game',
  'view',
  'over',
  'malformed',
  'not-your-turn',
  'stale',
  'other-rules',
  'not-now',
  'impossible',
] satisfies readonly CoreRefusal['code'][];

/** Whether core itself gave the refusal. */
export function isCoreRefusal(refusal: Refusal): refusal is CoreRefusal {
  return CORE_CODES.includes(refusal.code);
}

/** A refusal as a program reads it: its code, its parameters and its rule. */
export function refusalInCode(refusal: Refusal): string {
  const { code, rule, ...parameters } = refusal as GameRefusal;
  const given = Object.keys(parameters).length === 0 ? '' : ` ${JSON.stringify(parameters)}`;
  return `${code}${given}${rule === undefined ? '' : ` (${rule})`}`;
}
