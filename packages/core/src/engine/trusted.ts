import type { AnyGame, EventOf, MoveOf, StateOf, Transition } from '../contract/game.js';
import type { BaseState } from '../contract/position.js';
import { copy } from './state-form.js';

/*
 * The trusted door for what the library plays itself: moves that it has just checked, that it has listed, that the game itself has chosen, or
 * that have been played before. Nothing is checked again. Moves from outside go through `check` first.
 */

/** The state after such a move. */
export function afterTrusted<G extends AnyGame>(game: G, state: StateOf<G>, move: MoveOf<G>): StateOf<G> {
  const draft = game.fast.clone(state);
  game.fast.play(draft, move);
  return draft as BaseState as StateOf<G>;
}

/** The same with what happened. */
export function trustedTransition<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  move: MoveOf<G>,
): Transition<StateOf<G>, EventOf<G>> {
  const draft = game.fast.clone(state);
  const events: EventOf<G>[] = [];
  game.fast.play(draft, move, (event) => events.push(copy(event) as EventOf<G>));
  return { state: draft as BaseState as StateOf<G>, events };
}
