import type { AnyGame, EventOf, MoveOf, OptionsOf, ViewOf } from '../game.js';
import type { SealedMove } from '../notation.js';
import type { Viewer } from '../position.js';
import type { GameRecord } from './record.js';

/**
 * What one seat, or a spectator, may keep of a game: everything as it was seen from there. It has no seed and no state, so that
 * it cannot be played again; a host keeps the record.
 *
 * @category Records
 */
export interface SeatRecord<M, E, V, O> {
  readonly format: 'wonders-seat-record';
  readonly game: string;
  readonly rules: number;
  readonly viewer: Viewer;
  /** The options without the seed. */
  readonly options: O;
  /** The moves in order; what others chose in secret only as a choice made. */
  readonly moves: readonly (M | SealedMove)[];
  /** What the viewer may know of what happened: first of the opening, then of each move. */
  readonly events: readonly (readonly E[])[];
  /** What the viewer sees now. */
  readonly view: V;
}

/**
 * A record for one seat. A record itself has the seed and every move: whoever has it knows every hidden card.
 *
 * @throws {@link NoSuchSeatError} when nobody has that seat; {@link IllegalMoveError}, {@link InvalidOptionsError} when the
 * record is none of this game.
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
