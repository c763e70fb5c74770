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
function known(s: Position, mythology: Mythology, most?: number): readonly DivinityId[] {
  const { decks } = pantheonOf(s);
  const ids = deckIndices({ decks }, mythology)
    .slice(0, most)
    .map((i) => decks[i]?.id);
  return DECKS[mythology].filter((id) => ids.includes(id));
}

const ACTIONS = ['construct', 'discard', 'construct-wonder', 'activate'] as const;

/** DUEL-031: the actions of a seat that are legal, and the divinities that it can activate. */
function onTurn(s: Position, decision: Decision, seat: Seat): Pick<Prompts['turn'], 'can' | 'divinities'> {
  const legal = decisions.turn.list(s, decision, seat);
  const spaces = legal.flatMap((move) => (move.kind === 'activate' ? [move.space] : []));
  return {
    can: ACTIONS.filter((action) => legal.some(({ kind }) => kind === action)),
    divinities: (s.pantheon?.spaces ?? []).flatMap((place, i) =>
      spaces.includes(i + 1) ? (place as { readonly id: DivinityId | 'gate' }).id : [],
    ),
  };
}

/** Cards that a list shows: those of these colours in a city. */
const cardsIn = (s: Position, seat: Seat, ...colours: readonly string[]): readonly CardId[] =>
  cityOf<CityState>(s, seat).cards.filter((id) => colours.includes(CARDS[id].colour));

/** Cards, each at its own place. */
const amongCards = (cards: readonly CardId[]) => ({ values: { cards }, places: placesOf('card', cards) });
const amongWonders = (wonders: readonly WonderId[]) => ({ values: { wonders }, places: placesOf('wonder', wonders) });

const military = (s: Position) => ({ values: { tokens: s.military.length }, places: placesOf('military', s.military) });

/** What the seats are asked. */
export const SEATS: { readonly [K in SeatDecisionKind]: Asked<K> } = {
  draft: (s) => amongWonders(s.offer),
  direction: ({ cities: [solo] }) => {
    const wonder = solo.wonders[0] as WonderId;
    return { values: { wonder }, places: [`wonder-${wonder}`] };
  },
  start: (s) => ({ values: { age: s.age, tied: s.pawn === 0 }, places: ['pawn'] }),
  turn: (s, decision) => ({
    values: { age: s.age, left: count(s.present), ...onTurn(s, decision, decision.seat) },
    places: [],
  }),
  'place-divinity': (s, { seat, mythology: which }) => {
    const mythology = which as Mythology;
    const { spaces } = pantheonOf(s);
    const free = spaces.flatMap((place, i) => (place === null ? [`space-${i + 1}`] : []));
    return { values: { mythology, divinities: isScript(s, seat) ? [] : known(s, mythology, 2) }, places: free };
  },
  progress: (s, { source: from }) => {
    const source = from as ProgressSource;
    const tokens = source === 'board' ? s.board : source === 'box' ? s.drawn : pantheonOf(s).enki;
    return { values: { source, tokens }, places: placesOf('progress', tokens) };
  },
  discarded: (s, { cause }) => ({
    values: { cause: cause === 'hades' ? 'hades' : 'mausoleum', cards: s.discard.length },
    places: ['discard'],
  }),
  destroy: (s, { seat, colour: which }) => {
    const colour = which as 'brown' | 'grey';
    const { values, places } = amongCards(cardsIn(s, other(seat), colour));
    return { values: { ...values, colour }, places };
  },
  'top-row': (s) => {
    const slots = slotsOf(s.present & layoutOf(s).top);
    return { values: { cards: slots.length }, places: slots.map((slot) => slotPlace(s, slot)) };
  },
  'liberty-own': (s) => amongCards(s.removed),
  'liberty-give': (s) => amongCards(s.removed),
  'theater-deck': (s) => {
    const { decks } = pantheonOf(s);
    const mythologies = topIndices({ decks }).flatMap((i) => decks[i]?.mythology ?? []);
    return { values: { mythologies }, places: placesOf('mythology', mythologies) };
  },
  'theater-choose': (s, { mythology: which }) => {
    const mythology = which as Mythology;
    return { values: { mythology, divinities: known(s, mythology) }, places: [`mythology-${mythology}`] };
  },
  'theater-order': (s, { divinity }) => {
    const chosen = divinity as DivinityId;
    const mythology = MYTHOLOGY_OF[chosen];
    const divinities = known(s, mythology).filter((id) => id !== chosen);
    return { values: { mythology, chosen, divinities }, places: [`mythology-${mythology}`] };
  },
  gate: (s) => {
    const { decks } = pantheonOf(s);
    const tops = topIndices({ decks }).flatMap((i) => decks[i] ?? []);
    const divinities = tops.flatMap(({ mythology }) => known(s, mythology as Mythology, 1));
    return { values: { divinities }, places: tops.map(({ mythology }) => `mythology-${mythology}`) };
  },
  nisaba: (s, { seat }) => amongCards(cardsIn(s, other(seat), 'green')),
  baal: (s, { seat }) => amongCards(cardsIn(s, other(seat), 'brown', 'grey')),
  zeus: (s) => ({ values: { cards: slotsOf(s.present).length }, places: [] }),
  anubis: ({ cities }) => amongWonders(cities.flatMap(({ built }) => built.map(({ wonder }) => wonder))),
  ra: (s, { seat }) => amongWonders(cityOf<CityState>(s, other(seat)).wonders),
  isis: (s, { seat }) => {
    const { values, places } = amongWonders(cityOf<CityState>(s, seat).wonders);
    return { values: { ...values, cards: s.discard.length }, places: [...places, 'discard'] };
  },
  minerva: ({ pawn }) => ({ values: { pawn }, places: ['pawn'] }),
  'neptune-remove': military,
  'neptune-apply': military,
};
