import { Broken } from './same.js';

/**
 * Thrown when a game breaks a law: says which, in which variant, with which seed and at which ply.
 *
 * @category Testing
 */
export class ContractError extends Error {
  /** The name of the class, which also tells it apart across copies of the package. */
  override readonly name = 'ContractError';
}

/** Adds to an error where the law was broken. */
export function named(where: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    const isTold = error instanceof Broken || error instanceof ContractError;
    const reason = isTold ? error.message : String(error instanceof Error ? error.stack : error);
    throw new ContractError(`${where}: ${reason}`, { cause: error });
  }
}
