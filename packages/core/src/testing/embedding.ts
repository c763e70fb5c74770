import { copy } from '../check.js';
import type { AnyGame, EventOf, MoveOf, StateOf, ViewOf } from '../game.js';
import { CHANCE, type Seat, type Viewer } from '../position.js';
import { NoSuchSeatError } from '../refusal.js';
import type { Rng } from '../rng.js';
import { anyOf, anyViewer } from './random.js';
import { fail, same } from './same.js';

/** Writes nonsense over everything that is not frozen. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) spoil(part);
  if (Object.isFrozen(value)) return;
  for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'spoilt';
  if (Array.isArray(value)) value.push('spoilt');
}

/** Nothing that an app does to what it was given changes a state, or what anybody is given next. */
export function sharesNothing(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, rng: Rng): void {
  const before = copy(state);
  const viewer = anyViewer(game, state, rng);
  const view = copy(game.view(state, viewer));
  const codes = game.legalMoves(state).map((each: MoveOf<AnyGame>) => game.encodeMove(each));
  const { state: next, events } = game.transition(state, move);
  const after = copy(next);
  const seen: readonly EventOf<AnyGame>[] = events.map((event: EventOf<AnyGame>) => game.viewEvent(event, viewer));
  spoil(game.view(state, viewer));
  same(state, before, 'the state after its view was changed');
  same(game.view(state, viewer), view, 'the view after another one was changed');
  spoil(seen);
  spoil(events);
  same(state, before, 'the state after the events that left it were changed');
  same(next, after, 'the state after the events that led to it were changed');
  spoil(game.legalMoves(state));
  same(state, before, 'the state after its legal moves were changed');
  const again = game.legalMoves(state).map((each: MoveOf<AnyGame>) => game.encodeMove(each));
  same(again, codes, 'the legal moves after a list of them was changed');
  spoil(game.chances(state));
  spoil(game.seats(state));
  same(state, before, 'the state after its chances and seats were changed');
}

const NO_SEATS: readonly unknown[] = [99, -1, -2, 0.5, Number.NaN, null, undefined, '0', 'player', {}, [], true];

function refusesSeat(what: string, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (error instanceof NoSuchSeatError) return;
    fail(`${what} throws ${error}`);
  }
  fail(`${what} is answered`);
}

/** Who asks as nobody is refused, and what was meant for another position. */
export function knowsWhoAndWhen(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, rng: Rng): void {
  const nobody = anyOf(rng, NO_SEATS) as Seat;
  refusesSeat(`view of ${String(nobody)}`, () => game.view(state, nobody));
  refusesSeat(`viewMove for ${String(nobody)}`, () => game.viewMove(state, move, nobody));
  const { state: next, events } = game.transition(state, move);
  for (const event of events.slice(0, 1))
    refusesSeat(`viewEvent for ${String(nobody)}`, () => game.viewEvent(event, nobody));
  if (nobody !== undefined && nobody !== CHANCE)
    refusesSeat(`botMove of ${String(nobody)}`, () => game.botMove(state, nobody));
  if (next.ply !== state.ply + 1) fail(`after ply ${state.ply} comes ply ${next.ply}`);
  same(game.check(state, move, { ply: state.ply }), undefined, 'the refusal of a move at its own ply');
  const stale = game.check(state, move, { ply: state.ply - 1 });
  if (stale?.code !== 'stale') fail(`a move meant for an earlier ply is ${stale?.code ?? 'taken'}`);
  const keys = Object.keys(state);
  const key = anyOf(rng, keys);
  const { [key]: _, ...less } = state;
  for (const [none, what] of [
    [less, `without ${key}`],
    [{ ...state, [key]: undefined }, `with an undefined ${key}`],
    [{ ...state, foreign: 1 }, 'with a foreign key'],
    [{ ...state, pending: 7 }, 'without decisions'],
  ] as const) {
    const code = game.check(none, move)?.code;
    if (code !== 'not-this-game' && code !== 'view') fail(`a state ${what} is ${code ?? 'taken for one'}`);
  }
}

/** What a viewer is told of a move is his own to know: his own move, and of a hidden one only that it was made. */
export function tellsMoves(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, rng: Rng): void {
  const [active] = game.activeSeats(state);
  const mover: Seat = (move as { readonly seat?: Seat }).seat ?? active ?? CHANCE;
  if (active !== CHANCE) same(game.viewMove(state, move, mover), move, 'what the mover knows of its move');
  const viewer = anyViewer(game, state, rng);
  const view = game.view(state, viewer);
  same(
    game.viewMove(view, move, viewer),
    game.viewMove(state, move, viewer),
    `what ${viewer} knows of a move, from its view`,
  );
  if (game.describeMove(view, move) === '') fail(`no sentence for ${game.encodeMove(move)} from the view of ${viewer}`);
}

/** Two moves that a viewer cannot tell apart are told to it alike. */
export function toldAlike(
  game: AnyGame,
  view: ViewOf<AnyGame>,
  viewer: Viewer,
  [a, b]: readonly [MoveOf<AnyGame>, MoveOf<AnyGame>],
  between: string,
): void {
  same(game.viewMove(view, a, viewer), game.viewMove(view, b, viewer), `the move ${between}`);
  same(game.describeMove(view, a), game.describeMove(view, b), `the sentence for the move ${between}`);
}
