import { drawInt, type Rng, type Viewer } from '@wonders/core';
import type { Mythology } from './components/cards.js';
import type { DivinityId } from './components/pantheon.js';
import type { OwnEvent } from './events.js';
import type { Move } from './notation.js';
import { copyOf } from './state/generated.js';
import type { Decision, DivinityPlace, Draft, Pantheon, Position, State, View } from './state/index.js';
import { unsettled } from './table/pantheon.js';

/** The state as a viewer may see it. It hides the divinities that only other seats know. */
export function view(state: State, viewer: Viewer): View {
  const shown = copyOf(state, viewer, null);
  if (shown.pantheon !== null) veil(shown.pantheon, viewer);
  return shown;
}

function veil(pantheon: Pantheon, viewer: Viewer): void {
  const hide = (place: DivinityPlace): DivinityPlace => {
    const seen = viewer === 'spectator' ? place.seenBy.length === 2 : place.seenBy.includes(viewer);
    return seen || place.id === 'open' ? place : { mythology: place.mythology, id: 'hidden', seenBy: place.seenBy };
  };
  pantheon.decks = pantheon.decks.map(hide);
  pantheon.spaces = pantheon.spaces.map((place) => (place === null ? null : hide(place)));
}

/** All events of this game are public. A look at a divinity is a chance event, and core hides it. */
export const viewEvent = (event: OwnEvent): OwnEvent => event;

/** What a viewer may know of a move: not which divinity another seat places, nor in which order it puts two back (DUEL-080, DUEL-087). */
export function viewMove(_: Position, { seat }: Decision, move: Move, viewer: Viewer): Move | undefined {
  if (viewer === seat) return move;
  if (move.kind === 'place-divinity') return { ...move, divinity: null };
  return move.kind === 'theater-order' ? undefined : move;
}

/** Makes a state that agrees with a view. Each hidden divinity is drawn from those that can lie in its place. */
export function determinize(v: View, rng: Rng): Draft {
  const draft = copyOf(v, null, null);
  if (draft.pantheon !== null) {
    const decks = draft.pantheon.decks.slice();
    const spaces = draft.pantheon.spaces.slice();
    draft.pantheon.decks = decks;
    draft.pantheon.spaces = spaces;
    fill(draft, decks, rng);
    fill(draft, spaces, rng);
  }
  return draft;
}

function fill(draft: Draft, places: (DivinityPlace | null)[], rng: Rng): void {
  for (const [i, place] of places.entries()) {
    if (place?.id !== 'hidden') continue;
    const pool: readonly DivinityId[] = unsettled(draft, place.mythology as Mythology);
    const id = pool[drawInt(rng, pool.length)] as DivinityId;
    places[i] = { mythology: place.mythology, id, seenBy: place.seenBy };
  }
}
