import type { AnyGame, EventOf, MoveOf, OptionsOf, ViewOf } from '../contract/game.js';
import type { SealedMove } from '../contract/notation.js';
import type { Viewer } from '../contract/position.js';
import { gameGiven } from '../engine/given.js';
import type { GameRecord } from './record.js';

/**
 * What one seat, or a spectator, may keep of a game: everything that it saw. It has no seed and no state, so it cannot be replayed;
 * the host keeps the record itself.
 *
 * @category Records
 */
export interface SeatRecord<M, E, V, O> {
  /** Distinguishes it from other JSON. */
  readonly format: 'wonders-seat-record';
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the game. */
  readonly rules: number;
  /** The seat that saw it, or `'spectator'`. */
  readonly viewer: Viewer;
  /** The options without the seed. */
  readonly options: O;
  /** The moves in order; secret choices of other seats are sealed. */
  readonly moves: readonly (M | SealedMove)[];
  /** The events that the viewer may know: first those of the opening, then those of each move. */
  readonly events: readonly (readonly E[])[];
  /** The current view. */
  readonly view: V;
}

/**
 * A record for one seat. Do not hand out a record itself: its seed gives away every hidden card.
 *
 * @throws {@link NoSuchSeatError} for a seat that the game does not have; {@link IllegalMoveError}, {@link InvalidOptionsError}
 *   when the record is of another game.
 * @example
 * ```ts
 * import { begin, push, recordFor } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * const start = begin(sealed, { seed: 'a secret of the host', seats: 2 });
 * const { record } = push(sealed, start, sealed.botMove(start.state, 0));
 * console.log(recordFor(sealed, record, 1).moves); // [{ kind: 'sealed', seat: 0 }]
 * ```
 * @category Records
 */
export function recordFor<G extends AnyGame>(
  game: G,
  record: GameRecord<MoveOf<G>, OptionsOf<G>>,
  viewer: Viewer,
): SeatRecord<MoveOf<G>, EventOf<G>, ViewOf<G>, Omit<OptionsOf<G>, 'seed'>> {
  gameGiven('recordFor', game);
  const { seed: _, ...options } = record.options;
  const seen = (events: readonly EventOf<G>[]): readonly EventOf<G>[] =>
    events.map((event) => game.viewEvent(event, viewer));
  const opening: EventOf<G>[] = [];
  let state = game.newGame(record.options, (event: EventOf<G>) => opening.push(event));
  const moves: (MoveOf<G> | SealedMove)[] = [];
  const events = [seen(opening)];
  for (const move of record.moves) {
    moves.push(game.viewMove(state, move, viewer));
    const after = game.transition(state, move);
    events.push(seen(after.events));
    state = after.state;
  }
  const { id, rules } = game;
  return {
    format: 'wonders-seat-record',
    game: id,
    rules,
    viewer,
    options,
    moves,
    events,
    view: game.view(state, viewer),
  };
}
