import type { BaseState } from '../contract/position.js';
import { copy } from './state-form.js';

/** Gives the list itself: so a class that extends it puts its private field on that list. */
function Itself(list: object): object {
  return list;
}

/**
 * A list that the library has made. The mark is a private field: no key, no text and no comparison shows it, a copy lacks it, and so does
 * each proxy around it, such as those of Vue, MobX and Immer. To ask for it costs as little as to read a key.
 */
class Own extends (Itself as unknown as new (list: object) => object) {
  readonly #made = true;

  static has(list: object): boolean {
    return #made in list;
  }
}

/** Marks a fresh list of names. All states of a game share theirs, so the mark goes from state to state. */
export function owned(names: readonly string[]): readonly string[] {
  new Own(names);
  return names;
}

/**
 * A state whose parts may become parts of another: itself if the library made it, else a copy without any proxy. So whatever a host wraps
 * around its states, what the library gives is plain.
 */
export function plain<S extends BaseState>(state: S): S {
  if (Own.has(state.names)) return state;
  const made = copy(state);
  return { ...made, names: owned(made.names) };
}
