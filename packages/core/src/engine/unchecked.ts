import type { BaseEvent, Emit } from '../contract/event.js';
import type { AnyGame, EventOf, MoveOf, StateOf, Transition } from '../contract/game.js';
import type { BaseState } from '../contract/position.js';
import { plain } from './plain.js';
import { copy } from './state-form.js';

/** What plays moves: the fast lane of a game. */
export interface Lane<S, D, M, E> {
  /** A draft of a state. */
  clone(state: S): D;
  /** Plays a legal move. */
  play(draft: D, move: M, emit?: Emit<E>): void;
}

/** The draft that a legal move leads to. */
export function played<S extends BaseState, D, M, E>(lane: Lane<S, D, M, E>, state: S, move: M, emit?: Emit<E>): D {
  const draft = lane.clone(plain(state));
  lane.play(draft, move, emit);
  return draft;
}

/** What a function plays, with the events: copies, since lists in them may change. */
export function withEvents<D, E>(play: (emit: Emit<E>) => D): { readonly state: D; readonly events: readonly E[] } {
  const events: E[] = [];
  return { state: play((event) => events.push(copy(event))), events };
}

/** Plays a move known to be legal, without checking it again. Moves from outside go through `check` first. */
export const playUnchecked = <G extends AnyGame>(game: G, state: StateOf<G>, move: MoveOf<G>): StateOf<G> =>
  played<BaseState, BaseState, MoveOf<G>, BaseEvent>(game.fast, state, move) as StateOf<G>;

/** The same, with the events. */
export const transitionUnchecked = <G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  move: MoveOf<G>,
): Transition<StateOf<G>, EventOf<G>> =>
  withEvents<StateOf<G>, EventOf<G>>((emit) => played(game.fast, state, move, emit as Emit<BaseEvent>));
