import { drawInt, type Rng, type Viewer } from '@wonders/core';
import type { Mythology } from './components/cards.js';
import type { DivinityId } from './components/pantheon.js';
import type { OwnEvent } from './events.js';
import type { Move } from './notation.js';
import { cloneDecision, cloneSettings, copyOf } from './state/clone.js';
import type { Decision, DivinityPlace, Draft, Pantheon, Position, State, View } from './state/index.js';
import { unsettled } from './table/pantheon.js';

/** The state as a viewer may see it. It hides the divinities that only other seats know. */
export function view(s: State, viewer: Viewer): View {
  const shown = copyOf(s, viewer, null);
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

/**
 * A view with its own lists. Written out, because a loop over the keys takes three times as long. Entries and seats are copied by value,
 * because spreading a frozen object or slicing a frozen list takes longer than all the rest.
 */
export function ownView(v: View): View {
  const own = copyOf(v, v.viewer, null);
  own.pending = v.pending.map(cloneDecision);
  own.names = v.names.slice();
  own.options = cloneSettings(v.options);
  own.military = v.military.slice();
  own.board = v.board.slice();
  own.drawn = v.drawn.slice();
  own.removed = v.removed.slice();
  for (const city of own.cities) {
    city.wonders = city.wonders.slice();
    city.built = city.built.map(({ wonder, card }) => ({ wonder, card }));
    city.progress = city.progress.slice();
  }
  if (own.pantheon !== null) ownLists(own.pantheon);
  return own;
}

function ownLists(p: Pantheon): void {
  p.decks = p.decks.map(ownPlace);
  p.spaces = p.spaces.map((place) => (place === null ? null : ownPlace(place)));
  p.tokens = p.tokens.slice();
  p.enki = p.enki.slice();
  for (const holding of p.holdings) {
    holding.divinities = holding.divinities.slice();
    holding.mythologies = holding.mythologies.slice();
    holding.offerings = holding.offerings.slice();
  }
}

const ownPlace = ({ mythology, id, seenBy: [...seats] }: DivinityPlace): DivinityPlace => ({
  mythology,
  id,
  seenBy: seats,
});

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
