import type { SealedRng } from '../contract/generator.js';

/** What `@wonders/core/sealed` brings. */
export interface Cipher {
  /** 64 hexadecimal digits made of a seed. Those of different uses say nothing about each other, and none about the seed. */
  keyOf(use: string, seed: string): string;
  /** The generator for a seed. */
  rngOf(seed: string): SealedRng;
  /** The next number in [0, 1). Advances the generator. */
  draw(rng: SealedRng): number;
}

/**
 * Thrown by `applyMove`, `transition` and `draw` for a state whose generator is sealed, while nothing has imported
 * `@wonders/core/sealed`. Nothing has been played then.
 *
 * @category Errors
 */
export class NoCipherError extends Error {
  /** The name of the class, which also tells it apart across copies of the package. */
  override readonly name = 'NoCipherError';

  constructor() {
    super("the generator of this state is sealed: to play on, import '@wonders/core/sealed' once");
  }
}

/**
 * Whether an error is a {@link NoCipherError}, even one of another copy of this library.
 *
 * @example
 * ```ts no-run
 * import { type AnyGame, isNoCipherError, type StateOf } from '@wonders/core';
 * declare const game: AnyGame;
 * declare const state: StateOf<AnyGame>;
 * try {
 *   game.applyMove(state, game.botMove(state));
 * } catch (error) {
 *   if (isNoCipherError(error)) console.log("import '@wonders/core/sealed' first");
 * }
 * ```
 * @category Errors
 */
export const isNoCipherError = (error: unknown): error is NoCipherError =>
  error instanceof Error && error.name === 'NoCipherError';

let brought: Cipher | undefined;

/** Takes the cipher of the entry `sealed`, so that only those who import it carry it. */
export function bringCipher(cipher: Cipher): void {
  brought = cipher;
}

/** The cipher, `undefined` while nothing has imported it. */
export const cipher = (): Cipher | undefined => brought;

/** The cipher, to draw with it. */
export function cipherOrThrow(): Cipher {
  if (brought === undefined) throw new NoCipherError();
  return brought;
}
