import type { AnyGame, EventOf, MoveOf, StateOf, ViewOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import { CHANCE, type Seat, type Viewer } from '../../contract/position.js';
import { isNoSuchSeatError } from '../../engine/errors.js';
import { copy } from '../../engine/state-form.js';
import { anyOf, anyViewer } from './random.js';
import { fail, same } from './same.js';

/** Overwrites everything that is not frozen with nonsense. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) spoil(part);
  if (Object.isFrozen(value)) return;
  for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'spoilt';
  if (Array.isArray(value)) value.push('spoilt');
}

/** An app cannot change a state, or later answers, through the values that it gets. */
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
    if (isNoSuchSeatError(error)) return;
    fail(`${what} throws ${error}, not NoSuchSeatError`);
  }
  fail(`${what} gives an answer. It should throw NoSuchSeatError: look at seats and mostSeats of the rules`);
}

/** A seat that the game does not have is refused by every function that takes one. */
export function refusesStrangers(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, rng: Rng): void {
  const stranger = anyOf(rng, NO_SEATS) as Seat;
  const given = typeof stranger === 'object' ? JSON.stringify(stranger) : String(stranger);
  refusesSeat(`view(state, ${given})`, () => game.view(state, stranger));
  refusesSeat(`viewMove(state, move, ${given})`, () => game.viewMove(state, move, stranger));
  for (const event of game.transition(state, move).events.slice(0, 1))
    refusesSeat(`viewEvent(event, ${given})`, () => game.viewEvent(event, stranger));
  if (stranger !== undefined && stranger !== CHANCE)
    refusesSeat(`botMove(state, ${given})`, () => game.botMove(state, stranger));
}

/** Each move counts one ply, and a move that names the ply before is refused. */
export function refusesStale(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>): void {
  const { ply } = state;
  const next = game.applyMove(state, move);
  if (next.ply !== ply + 1)
    fail(`applyMove leads from ply ${ply} to ply ${next.ply}: only core may write the key "ply"`);
  same(game.check(state, move, { ply }), undefined, `check of a move that was meant for ply ${ply}, at that ply`);
  const refusal = game.check(state, move, { ply: ply - 1 });
  if (refusal?.code !== 'stale')
    fail(`at ply ${ply} check ${taken(refusal?.code)} a move that was meant for ply ${ply - 1}: it should be "stale"`);
}

const taken = (code: string | undefined): string => (code === undefined ? 'accepts' : `refuses as "${code}"`);

/** A state that lacks a key, or has another one, is refused as `not-this-game`. */
export function refusesNonStates(game: AnyGame, state: StateOf<AnyGame>, move: MoveOf<AnyGame>, rng: Rng): void {
  const key = anyOf(rng, Object.keys(state));
  const { [key as keyof typeof state]: _, ...less } = state;
  for (const [none, what, look] of [
    [less, `without the key "${key}"`, `hasForm has to look at "${key}": npm run generate writes it`],
    [
      { ...state, [key]: undefined },
      `whose key "${key}" is undefined`,
      `hasForm has to look at "${key}": npm run generate writes it`,
    ],
    [
      { ...state, foreign: 1 },
      'with the foreign key "foreign"',
      'setup.ts: it has to give every key that a state ever has',
    ],
    [{ ...state, pending: 7 }, 'whose key "pending" is 7', 'hasForm'],
  ] as const) {
    const code = game.check(none as StateOf<AnyGame>, move)?.code;
    if (code !== 'not-this-game' && code !== 'view')
      fail(`check ${taken(code)} a value ${what}: it should be "not-this-game". See ${look}`);
  }
}

/** A viewer sees its own move, and of a hidden move only that it was made, from a state and from its view alike. */
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

/** Two moves that a viewer cannot distinguish read the same to it. */
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
