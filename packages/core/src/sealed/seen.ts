import type { AnyGame, MoveOf, OptionsOf, StateOf, ViewOf } from '../contract/game.js';
import { gameGiven } from '../engine/given.js';
import { type GameRecord, replay } from '../records/record.js';
import { stateAt, stretchesOf } from '../records/taken-back.js';

/**
 * What a player keeps of an update, to check it later.
 *
 * @category Chance
 */
export interface Seen<V> {
  /** The revision of the table. */
  readonly revision: number;
  /** What the player saw. */
  readonly view: V;
}

/**
 * Whether a host showed you the game that its record tells: replays the record, and what was taken back, and compares the positions that
 * you have kept.
 *
 * @param record - From the host: read its save with `load`, which checks that every move is legal.
 * @param seen - Any of the positions that you were sent: the updates of a table, or other objects with its `revision` and your `view`. A host
 *   that keeps a record without a table counts the moves: that is the revision while nothing is taken back.
 * @returns What is wrong, `undefined` when nothing is.
 * @throws {@link IllegalMoveError}, {@link InvalidOptionsError} when the record is of another game.
 * @example
 * ```ts
 * import { begin, push } from '@wonders/core/records';
 * import { verifySeen } from '@wonders/core/sealed';
 * import { sealed } from '@wonders/core/testing';
 * const start = begin(sealed, { seats: 2, seed: crypto.randomUUID(), rng: 'sealed' });
 * const { record, state } = push(sealed, start, sealed.botMove(start.state, 0));
 * const seen = [start.state, state].map((at) => ({ revision: at.ply, view: sealed.view(at, 1) }));
 * console.log(verifySeen(sealed, record, seen)); // undefined
 * ```
 * @category Chance
 */
export function verifySeen<G extends AnyGame>(
  game: G,
  record: GameRecord<MoveOf<G>, OptionsOf<G>>,
  seen: readonly Seen<ViewOf<G>>[],
): string | undefined {
  gameGiven('verifySeen', game);
  const states: StateOf<G>[] = [];
  const last = replay(game, record, (state) => states.push(state));
  states.push(last);
  const stretches = stretchesOf(game, record, states);
  if (typeof stretches === 'string') return stretches;
  for (const { revision, view } of seen) {
    const state = stateAt(game, stretches, revision);
    if (state === undefined) return `the record tells of no revision ${revision}, and you saw it`;
    if (JSON.stringify(game.view(state, view.viewer)) !== JSON.stringify(view))
      return `at revision ${revision} the record shows another view`;
  }
  return undefined;
}
