import type { AnyGame, EventOf, MoveOf, StateOf, Transition } from '../contract/game.js';
import type { BaseState } from '../contract/position.js';
import { copy } from './state-form.js';

/** Plays a move known to be legal, without checking it again. Moves from outside go through `check` first. */
export function playUnchecked<G extends AnyGame>(game: G, state: StateOf<G>, move: MoveOf<G>): StateOf<G> {
  const draft = game.fast.clone(state);
  game.fast.play(draft, move);
  return draft as BaseState as StateOf<G>;
}

/** The same, with the events. */
export function transitionUnchecked<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  move: MoveOf<G>,
): Transition<StateOf<G>, EventOf<G>> {
  const draft = game.fast.clone(state);
  const events: EventOf<G>[] = [];
  game.fast.play(draft, move, (event) => events.push(copy(event) as EventOf<G>));
  return { state: draft as BaseState as StateOf<G>, events };
}
