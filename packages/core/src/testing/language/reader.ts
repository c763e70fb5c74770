import type { AnyGame, StateOf, ViewOf } from '../../contract/game.js';
import type { Language, Terms } from '../../contract/language.js';
import type { Seat } from '../../contract/position.js';
import { fail } from '../laws/same.js';

/**
 * Fails where a sentence about a seat reads the same to that seat as to a spectator: its reader is *you*, also at a table of several. A
 * seat that the game itself calls so reads as everybody does, and a script reads nothing.
 */
export function speaksToReader<G extends AnyGame>(
  { game, contract }: { readonly game: G; readonly contract: { readonly language: Language<Terms> } },
  state: StateOf<G>,
  seat: Seat,
  say: (to: ViewOf<G>) => string,
): void {
  const { common, seat: nameOf } = contract.language;
  if (game.seats(state)[seat]?.role === 'script' || nameOf(state as never, seat) === common.you) return;
  const [own, others] = [game.view(state, seat), game.view(state, 'spectator')].map(say);
  if (own === others) fail(`seat ${seat} reads "${own}", which does not speak to it`);
}
