import type { AnyGame, EventOf, MoveOf, StateOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import { CHANCE, type Seat } from '../../contract/position.js';
import { toldAlike } from './embedding.js';
import { anyOf, anyViewer } from './random.js';
import { equal, fail, same } from './same.js';

/** The seat that a move of a simultaneous decision names. */
const seatOf = (move: MoveOf<AnyGame>): Seat => (move as { readonly seat?: Seat }).seat ?? CHANCE;

/**
 * Two moves of one decision whose difference is hidden from a viewer leave it with equal views. Secret choices look alike to all
 * other seats while some still have to choose.
 */
export function compareSecrets(game: AnyGame, state: StateOf<AnyGame>, rng: Rng): void {
  // Outcomes that only a host may give are no draws: the next decision may show them.
  const drawn = game.chances(state).flatMap(({ move, weight }) => (weight > 0 ? [move] : []));
  const legal: readonly MoveOf<AnyGame>[] =
    drawn.length > 0 ? drawn : game.legalMoves(state, anyOf(rng, game.activeSeats(state)));
  const [a, b] = [anyOf(rng, legal), anyOf(rng, legal)];
  if (equal(a, b)) return;
  const [one, two] = [game.transition(state, a), game.transition(state, b)];
  const left = game.activeSeats(state).length - 1;
  const sealed = left > 0 && [a, b].every((move) => commits(game, state, move, seatOf(move)));
  const viewer = anyViewer(game, state, rng);
  const heard = (events: readonly EventOf<AnyGame>[]) => events.map((event) => game.viewEvent(event, viewer));
  const seen = heard(one.events);
  const moves = [a, b].map((move) => game.viewMove(state, move, viewer));
  const alike = equal(moves[0], moves[1]) && equal(seen, heard(two.events));
  const between = `for ${viewer}, after ${game.encodeMove(a)} and after ${game.encodeMove(b)}`;
  const unseen = sealed && viewer !== seatOf(a);
  const byAnother = drawn.length === 0 && !game.activeSeats(state).includes(viewer as Seat);
  if (byAnother && !alike && equal(seen, heard(two.events)) && !equal(one.state, two.state))
    if (equal(game.view(one.state, viewer), game.view(two.state, viewer)))
      fail(`viewMove tells a difference that view and viewEvent hide, ${between}`);
  if (unseen && !alike) fail(`the secret choices of seat ${seatOf(a)} look different ${between}`);
  if (!unseen && (!alike || equal(seen, one.events))) return;
  // Who draws next is no secret: a draw that others cannot see is still seen to be made.
  if (drawn.length > 0 && !equal(drawNext(one.state), drawNext(two.state))) return;
  same(game.view(one.state, viewer), game.view(two.state, viewer), `the view ${between}`);
  // A hidden chance event may follow an open move.
  if (unseen || drawn.length > 0) toldAlike(game, game.view(state, viewer), viewer, [a, b], between);
}

/** What is drawn next, if chance is asked. */
function drawNext({ pending }: StateOf<AnyGame>): unknown {
  const asked = pending.at(-1);
  return asked?.seat === CHANCE ? asked : null;
}

/** Whether a move of a simultaneous decision only commits its seat: that seat is done, and chance had no part in it. */
export function commits(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, seat: Seat): boolean {
  const after = game.applyMove(state, move);
  const left = game.activeSeats(after);
  return left[0] !== CHANCE && !left.includes(seat) && equal(after.rng, state.rng);
}
