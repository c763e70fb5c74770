/** What the kit says of a game, for tests that break its laws. */
import { type Contract, ContractError, contract, type sealed } from '../src/testing/index.js';

/** The message of the first law that a game breaks. */
export function verdictOn(game: typeof sealed, spec: Contract<typeof sealed>): string {
  try {
    contract(game, spec, (_, run) => run());
  } catch (error) {
    if (error instanceof ContractError) return error.message;
    throw error;
  }
  return 'no law broken';
}
