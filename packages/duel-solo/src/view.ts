import { drawInt, type Frozen, type Rng, type Viewer } from '@wonders/core';
import type { Mythology } from './components/cards.js';
import type { DivinityId } from './components/pantheon.js';
import type { OwnEvent } from './events.js';
import { clone } from './state/clone.js';
import type { CityState, DivinityPlace, Draft, Holding, Pantheon, State, View } from './state/index.js';
import { unsettled } from './table/pantheon.js';

/** What a viewer may see: all but the divinities that only others know. */
export function view(s: State, viewer: Viewer): View {
  return { ...clone(s), viewer, rng: null, pantheon: s.pantheon === null ? null : veiled(s.pantheon, viewer) };
}

const ownPlace = ({ mythology, id, seenBy }: DivinityPlace): DivinityPlace => ({
  mythology,
  id,
  seenBy: seenBy.slice(),
});

const ownPantheon = (p: Frozen<Pantheon>): Frozen<Pantheon> => ({
  decks: p.decks.map(ownPlace),
  spaces: p.spaces.map((place) => (place === null ? null : ownPlace(place))),
  tokens: p.tokens.slice(),
  enki: p.enki.slice(),
  minerva: p.minerva,
  snake: p.snake,
  holdings: [ownHolding(p.holdings[0]), ownHolding(p.holdings[1])],
});

const ownHolding = ({ divinities, mythologies, offerings }: Frozen<Holding>): Frozen<Holding> => ({
  divinities: divinities.slice(),
  mythologies: mythologies.slice(),
  offerings: offerings.slice(),
});

/** A view with lists of its own. `clone` has copied half of it; to look for what there is takes three times as long. */
export function ownView(v: View, copy: <T>(part: T) => T): View {
  return {
    ...v,
    pending: v.pending.map((decision) => ({ ...decision })),
    names: v.names.slice(),
    options: {
      ...v.options,
      promos: v.options.promos.slice(),
      wonderOverrides: copy(v.options.wonderOverrides),
    },
    military: v.military.slice(),
    pool: v.pool.slice(),
    offer: v.offer.slice(),
    board: v.board.slice(),
    drawn: v.drawn.slice(),
    removed: v.removed.slice(),
    cities: [ownCity(v.cities[0]), ownCity(v.cities[1])],
    pantheon: v.pantheon === null ? null : ownPantheon(v.pantheon),
  };
}

/** Its numbers, and the cards that it owns, are copied already. */
const ownCity = (city: CityState): CityState => ({
  ...city,
  wonders: city.wonders.slice(),
  built: city.built.map(({ wonder, card }) => ({ wonder, card })),
  progress: city.progress.slice(),
});

function veiled(pantheon: Frozen<Pantheon>, viewer: Viewer): Frozen<Pantheon> {
  const hide = (place: DivinityPlace): DivinityPlace => {
    const seen = viewer === 'spectator' ? place.seenBy.length === 2 : place.seenBy.includes(viewer);
    return seen || place.id === 'open' ? place : { mythology: place.mythology, id: 'hidden', seenBy: place.seenBy };
  };
  return {
    ...pantheon,
    decks: pantheon.decks.map(hide),
    spaces: pantheon.spaces.map((place) => (place === null ? null : hide(place))),
  };
}

/** No event of this game says more than everybody sees: divinities that a seat looks at are chance events. */
export const viewEvent = (event: OwnEvent): OwnEvent => event;

/** A state that agrees with a view: hidden divinities are drawn from those that can lie there. */
export function determinize(v: View, rng: Rng): Draft {
  const draft = clone({ ...v, viewer: null });
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
