import type { AnyGame, MoveOf, OptionsOf, StateOf, ViewOf } from '../contract/game.js';
import { type GameRecord, replay } from '../records/record.js';

/**
 * Whether a host showed you the game that its record tells: replays the record and compares the views that you have kept.
 *
 * @param record - From the host: read its save with `load`, which checks that every move is legal.
 * @param views - Any of the views that you were sent; each says whose it is and at which ply.
 * @returns What is wrong, `undefined` when nothing is.
 * @throws {@link IllegalMoveError}, {@link InvalidOptionsError} when the record is of another game.
 * @example
 * ```ts
 * import { begin, push } from '@wonders/core/records';
 * import { verifySeen } from '@wonders/core/sealed';
 * import { sealed } from '@wonders/core/testing';
 * const start = begin(sealed, { seats: 2, seed: crypto.randomUUID(), rng: 'sealed' });
 * const { record, state } = push(sealed, start, sealed.botMove(start.state, 0));
 * const views = [start.state, state].map((at) => sealed.view(at, 1));
 * console.log(verifySeen(sealed, record, views)); // undefined
 * ```
 * @category Chance
 */
export function verifySeen<G extends AnyGame>(
  game: G,
  record: GameRecord<MoveOf<G>, OptionsOf<G>>,
  views: readonly ViewOf<G>[],
): string | undefined {
  const states: StateOf<G>[] = [];
  const last = replay(game, record, (state) => states.push(state));
  states.push(last);
  for (const view of views) {
    const state = states[view.ply];
    if (state === undefined) return `the record ends after move ${record.moves.length}, and you saw move ${view.ply}`;
    if (JSON.stringify(game.view(state, view.viewer)) !== JSON.stringify(view))
      return `after ${view.ply} moves the record shows another view`;
  }
  return undefined;
}
