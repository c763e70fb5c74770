import type { AnyGame, StateOf, ViewOf } from '../../contract/game.js';
import type { Language, Terms } from '../../contract/language.js';
import type { JudgedOutcome, Outcome } from '../../contract/outcome.js';
import type { Seat } from '../../contract/position.js';
import { numeral } from '../../words/phrases.js';
import { fail } from '../laws/same.js';

/** What the laws of the reader have to know of a game. */
interface Spoken<G extends AnyGame> {
  readonly game: G;
  readonly contract: { readonly language: Language<Terms> };
}

/**
 * Fails where a sentence about a seat reads the same to that seat as to a spectator: its reader is *you*, also at a table of several. A
 * seat that the game itself calls so reads as everybody does, and a script reads nothing. Also where the host calls another seat *You*, only
 * the reader is.
 */
export function speaksToReader<G extends AnyGame>(
  { game, contract }: Spoken<G>,
  state: StateOf<G>,
  seat: Seat,
  say: (to: ViewOf<G>) => string,
): void {
  const { common, seat: nameOf } = contract.language;
  if (game.seats(state)[seat]?.role === 'script' || nameOf(state as never, seat) === common.you) return;
  const [own, others] = [game.view(state, seat), game.view(state, 'spectator')].map(say);
  if (own === others) fail(`seat ${seat} reads "${own}", which does not speak to it`);
  const another = (name: string): ViewOf<G> => ({
    ...game.view(state, seat),
    names: game.seats(state).map((_, each) => (each === seat ? '' : name)),
  });
  const [named, taken] = [STRANGER, common.you].map((name) => say(another(name)));
  if (taken !== named?.replaceAll(STRANGER, `“${common.you}”`))
    fail(`seat ${seat} reads "${taken}" where the host calls another seat ${common.you}, not "${named}"`);
}

/** The name of a seat in no game. */
const STRANGER = 'Zoe';

/**
 * Fails where a seat does not read what it has reached in a game that is over: its victory or its place, with its points. A script reads
 * nothing, and all share in a draw.
 */
export function readsPlace<G extends AnyGame>(
  { game, contract }: Spoken<G>,
  state: StateOf<G>,
  seat: Seat,
  says: string,
): void {
  const outcome: Outcome | JudgedOutcome = game.outcome(state) ?? fail('a game that is over has no outcome');
  const { ranks, scores, winners, margin } = outcome;
  if (outcome.ending === 'draw' || game.seats(state)[seat]?.role === 'script') return;
  const judged = 'loser' in outcome;
  const undecided = judged ? outcome.loser !== null && scores.length === 2 : margin === null && winners.length === 1;
  const place = ranks[seat] as number;
  const shared = ranks.filter((each) => each === place).length > 1;
  const { total, order } = scores[seat] ?? fail(`seat ${seat} has no score`);
  const told = (points: number | null): boolean => {
    if (judged || place > 1)
      return says.includes(contract.language.common.placed({ place, shared, seats: ranks.length, points }));
    return points === null || says.match(/[−-]?\d+/g)?.includes(numeral(points)) === true;
  };
  if (!(undecided ? [null] : [total, ...order.slice(0, 1)]).some(told))
    fail(`seat ${seat} has place ${place} with ${total} points, and reads "${says}"`);
}
