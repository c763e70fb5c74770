// `npm run generate` writes this file from the types `Draft` and `View`.
import { copyRng } from '@wonders/core';
import type { Decision, DiscStack, Draft, Offer, State, View } from './index.js';

/** The same position for another viewer. It shares what cannot change. */
export const copyOf = <V, R>(
  s: Omit<State, 'viewer' | 'rng'>,
  viewer: V,
  rng: R,
): Omit<Draft, 'viewer' | 'rng'> & { readonly viewer: V; rng: R } => ({
  game: s.game,
  rules: s.rules,
  viewer,
  rng,
  pending: copyList(s.pending),
  ply: s.ply,
  names: s.names,
  options: s.options,
  phase: s.phase,
  active: s.active,
  turns: s.turns,
  idle: s.idle,
  row: s.row,
  spaces: s.spaces,
  parts: s.parts,
  site: s.site,
  offers: copyList(s.offers),
  triples: s.triples,
  hands: copyList(s.hands),
  hidden: s.hidden,
  shown: copyList(s.shown),
  owed: copyList(s.owed),
  pile: [s.pile[0], s.pile[1], s.pile[2], s.pile[3]],
  discard: [s.discard[0], s.discard[1], s.discard[2], s.discard[3]],
  actions: s.actions,
  hiddenActions: s.hiddenActions,
  actionPile: s.actionPile,
  played: s.played,
  discs: s.discs,
  box: s.box,
  scores: s.scores,
  ending: s.ending,
});

/** A draft that shares with the state only what cannot change. */
export const clone = (s: State): Draft => copyOf(s, null, copyRng(s.rng));

/** Whether each key that this game adds to a state holds the right sort of value. Core has counted the keys. */
export const hasForm = (s: State): boolean =>
  typeof s.options === 'object' &&
  s.options !== null &&
  !Array.isArray(s.options) &&
  typeof s.phase === 'string' &&
  typeof s.active === 'number' &&
  typeof s.turns === 'number' &&
  typeof s.idle === 'number' &&
  (typeof s.row === 'number' || typeof s.row === 'string') &&
  Array.isArray(s.spaces) &&
  Array.isArray(s.parts) &&
  (s.site === null || typeof s.site === 'number') &&
  Array.isArray(s.offers) &&
  Array.isArray(s.triples) &&
  Array.isArray(s.hands) &&
  Array.isArray(s.hidden) &&
  Array.isArray(s.shown) &&
  Array.isArray(s.owed) &&
  Array.isArray(s.pile) &&
  Array.isArray(s.discard) &&
  Array.isArray(s.actions) &&
  Array.isArray(s.hiddenActions) &&
  typeof s.actionPile === 'object' &&
  s.actionPile !== null &&
  !Array.isArray(s.actionPile) &&
  Array.isArray(s.played) &&
  Array.isArray(s.discs) &&
  Array.isArray(s.box) &&
  Array.isArray(s.scores) &&
  (s.ending === null || typeof s.ending === 'string');

/** A view that shares no list and no object with anything. */
export const ownView = (v: View, copy: <T>(part: T) => T): View => ({
  game: v.game,
  rules: v.rules,
  viewer: v.viewer,
  rng: v.rng,
  pending: v.pending.map(ownDecision),
  ply: v.ply,
  names: [...v.names],
  options: {
    players: v.options.players,
    discSet: v.options.discSet,
    discChoice: v.options.discChoice,
    twoColoured: v.options.twoColoured,
    actionCards: v.options.actionCards,
    startSeat: v.options.startSeat,
    stallRounds: v.options.stallRounds,
    bots: [...v.options.bots],
    tables: copy(v.options.tables),
  },
  phase: v.phase,
  active: v.active,
  turns: v.turns,
  idle: v.idle,
  row: v.row,
  spaces: [...v.spaces],
  parts: v.parts.map((each) => [...each]),
  site: v.site,
  offers: v.offers.map((each) => (each === null || typeof each === 'string' ? each : ownOffer(each))),
  triples: [...v.triples],
  hands: v.hands.map((each) => [each[0], each[1], each[2], each[3]]),
  hidden: [...v.hidden],
  shown: v.shown.map((each) => [each[0], each[1], each[2], each[3]]),
  owed: v.owed.slice(),
  pile: [v.pile[0], v.pile[1], v.pile[2], v.pile[3]],
  discard: [v.discard[0], v.discard[1], v.discard[2], v.discard[3]],
  actions: v.actions.map((each) => [...each]),
  hiddenActions: [...v.hiddenActions],
  actionPile: { ...v.actionPile },
  played: [...v.played],
  discs: v.discs.map((each) => [...each]),
  box: v.box.map(ownDiscStack),
  scores: v.scores.map((each) => ({ ...each })),
  ending: v.ending,
});

const ownDecision = (from: Decision): Decision => ({ kind: from.kind, seat: from.seat, owner: from.owner });

const ownOffer = (from: Offer): Offer => ({
  cards: [from.cards[0], from.cards[1], from.cards[2], from.cards[3]],
  trade: from.trade,
});

const ownDiscStack = (from: DiscStack): DiscStack => ({ disc: from.disc, count: from.count });

/** Many lists are empty, and copying those is almost free. */
const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());
