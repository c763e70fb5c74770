import type { Seat } from '@wonders/core';
import { CARDS, type CardId, type Mythology } from '../components/cards.js';
import { count, slotsOf } from '../components/layouts.js';
import { DECKS, type DivinityId, MYTHOLOGY_OF } from '../components/pantheon.js';
import type { WonderId } from '../components/wonders.js';
import { decisions } from '../moves/index.js';
import type { CityState, Decision, Position, ProgressSource, SeatDecisionKind } from '../state/index.js';
import { cityOf, isScript, other } from '../state/index.js';
import { deckIndices, pantheonOf, topIndices } from '../table/pantheon.js';
import { layoutOf, slotPlace } from '../table/structure.js';
import { type Asked, type Prompts, placesOf } from './values.js';

/** The divinities of a deck that the position knows, all of them or so many from the top. */
function known(position: Position, mythology: Mythology, most?: number): readonly DivinityId[] {
  const { decks } = pantheonOf(position);
  const ids = deckIndices({ decks }, mythology)
    .slice(0, most)
    .map((i) => decks[i]?.id);
  return DECKS[mythology].filter((id) => ids.includes(id));
}

const ACTIONS = ['construct', 'discard', 'construct-wonder', 'activate'] as const;

/** DUEL-031: the actions of a seat that are legal, and the divinities that it can activate. */
function onTurn(position: Position, decision: Decision, seat: Seat): Pick<Prompts['turn'], 'can' | 'divinities'> {
  const legal = decisions.turn.list(position, decision, seat);
  const spaces = legal.flatMap((move) => (move.kind === 'activate' ? [move.space] : []));
  return {
    can: ACTIONS.filter((action) => legal.some(({ kind }) => kind === action)),
    divinities: (position.pantheon?.spaces ?? []).flatMap((place, i) =>
      spaces.includes(i + 1) ? (place as { readonly id: DivinityId | 'gate' }).id : [],
    ),
  };
}

/** Cards that a list shows: those of these colours in a city. */
const cardsIn = (position: Position, seat: Seat, ...colours: readonly string[]): readonly CardId[] =>
  cityOf<CityState>(position, seat).cards.filter((id) => colours.includes(CARDS[id].colour));

/** Cards, each at its own place. */
const amongCards = (cards: readonly CardId[]) => ({ values: { cards }, places: placesOf('card', cards) });
const amongWonders = (wonders: readonly WonderId[]) => ({ values: { wonders }, places: placesOf('wonder', wonders) });

const military = (position: Position) => ({
  values: { tokens: position.military.length },
  places: placesOf('military', position.military),
});

/** What the seats are asked. */
export const SEATS: { readonly [K in SeatDecisionKind]: Asked<K> } = {
  draft: (position) => amongWonders(position.offer),
  direction: ({ cities: [solo] }) => {
    const wonder = solo.wonders[0] as WonderId;
    return { values: { wonder }, places: [`wonder-${wonder}`] };
  },
  start: (position) => ({ values: { age: position.age, tied: position.pawn === 0 }, places: ['pawn'] }),
  turn: (position, decision) => ({
    values: { age: position.age, left: count(position.present), ...onTurn(position, decision, decision.seat) },
    places: [],
  }),
  'place-divinity': (position, { seat, mythology: which }) => {
    const mythology = which as Mythology;
    const { spaces } = pantheonOf(position);
    const free = spaces.flatMap((place, i) => (place === null ? [`space-${i + 1}`] : []));
    return {
      values: { mythology, divinities: isScript(position, seat) ? [] : known(position, mythology, 2) },
      places: free,
    };
  },
  progress: (position, { source: from }) => {
    const source = from as ProgressSource;
    const tokens = source === 'board' ? position.board : source === 'box' ? position.drawn : pantheonOf(position).enki;
    return { values: { source, tokens }, places: placesOf('progress', tokens) };
  },
  discarded: (position, { cause }) => ({
    values: { cause: cause === 'hades' ? 'hades' : 'mausoleum', cards: position.discard.length },
    places: ['discard'],
  }),
  destroy: (position, { seat, colour: which }) => {
    const colour = which as 'brown' | 'grey';
    const { values, places } = amongCards(cardsIn(position, other(seat), colour));
    return { values: { ...values, colour }, places };
  },
  'top-row': (position) => {
    const slots = slotsOf(position.present & layoutOf(position).top);
    return { values: { cards: slots.length }, places: slots.map((slot) => slotPlace(position, slot)) };
  },
  'liberty-own': (position) => amongCards(position.removed),
  'liberty-give': (position) => amongCards(position.removed),
  'theater-deck': (position) => {
    const { decks } = pantheonOf(position);
    const mythologies = topIndices({ decks }).flatMap((i) => decks[i]?.mythology ?? []);
    return { values: { mythologies }, places: placesOf('mythology', mythologies) };
  },
  'theater-choose': (position, { mythology: which }) => {
    const mythology = which as Mythology;
    return { values: { mythology, divinities: known(position, mythology) }, places: [`mythology-${mythology}`] };
  },
  'theater-order': (position, { divinity }) => {
    const chosen = divinity as DivinityId;
    const mythology = MYTHOLOGY_OF[chosen];
    const divinities = known(position, mythology).filter((id) => id !== chosen);
    return { values: { mythology, chosen, divinities }, places: [`mythology-${mythology}`] };
  },
  gate: (position) => {
    const { decks } = pantheonOf(position);
    const tops = topIndices({ decks }).flatMap((i) => decks[i] ?? []);
    const divinities = tops.flatMap(({ mythology }) => known(position, mythology as Mythology, 1));
    return { values: { divinities }, places: tops.map(({ mythology }) => `mythology-${mythology}`) };
  },
  nisaba: (position, { seat }) => amongCards(cardsIn(position, other(seat), 'green')),
  baal: (position, { seat }) => amongCards(cardsIn(position, other(seat), 'brown', 'grey')),
  zeus: (position) => ({ values: { cards: slotsOf(position.present).length }, places: [] }),
  anubis: ({ cities }) => amongWonders(cities.flatMap(({ built }) => built.map(({ wonder }) => wonder))),
  ra: (position, { seat }) => amongWonders(cityOf<CityState>(position, other(seat)).wonders),
  isis: (position, { seat }) => {
    const { values, places } = amongWonders(cityOf<CityState>(position, seat).wonders);
    return { values: { ...values, cards: position.discard.length }, places: [...places, 'discard'] };
  },
  minerva: ({ pawn }) => ({ values: { pawn }, places: ['pawn'] }),
  'neptune-remove': military,
  'neptune-apply': military,
};
