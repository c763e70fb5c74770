// `npm run generate` writes this file from the types `Draft` and `View`.
import { copyRng } from '@wonders/core';
import type { Decision, DiscStack, Draft, Offer, State, View } from './index.js';

/** The same position for another viewer. It shares what cannot change. */
export const copyOf = <V, R>(
  state: Omit<State, 'viewer' | 'rng'>,
  viewer: V,
  rng: R,
): Omit<Draft, 'viewer' | 'rng'> & { readonly viewer: V; rng: R } => ({
  game: state.game,
  rules: state.rules,
  viewer,
  rng,
  pending: copyList(state.pending),
  ply: state.ply,
  names: state.names,
  options: state.options,
  phase: state.phase,
  active: state.active,
  turns: state.turns,
  idle: state.idle,
  row: state.row,
  spaces: state.spaces,
  parts: state.parts,
  site: state.site,
  offers: copyList(state.offers),
  triples: state.triples,
  hands: copyList(state.hands),
  hidden: state.hidden,
  shown: copyList(state.shown),
  owed: copyList(state.owed),
  pile: [state.pile[0], state.pile[1], state.pile[2], state.pile[3]],
  discard: [state.discard[0], state.discard[1], state.discard[2], state.discard[3]],
  actions: state.actions,
  hiddenActions: state.hiddenActions,
  actionPile: state.actionPile,
  played: state.played,
  discs: state.discs,
  box: state.box,
  scores: state.scores,
  ending: state.ending,
});

/** A draft that shares with the state only what cannot change. */
export const clone = (state: State): Draft => copyOf(state, null, copyRng(state.rng));

/** Whether each key that this game adds to a state holds the right sort of value. Core has counted the keys. */
export const hasForm = (state: State): boolean =>
  typeof state.options === 'object' &&
  state.options !== null &&
  !Array.isArray(state.options) &&
  typeof state.phase === 'string' &&
  typeof state.active === 'number' &&
  typeof state.turns === 'number' &&
  typeof state.idle === 'number' &&
  (typeof state.row === 'number' || typeof state.row === 'string') &&
  Array.isArray(state.spaces) &&
  Array.isArray(state.parts) &&
  (state.site === null || typeof state.site === 'number') &&
  Array.isArray(state.offers) &&
  Array.isArray(state.triples) &&
  Array.isArray(state.hands) &&
  Array.isArray(state.hidden) &&
  Array.isArray(state.shown) &&
  Array.isArray(state.owed) &&
  Array.isArray(state.pile) &&
  Array.isArray(state.discard) &&
  Array.isArray(state.actions) &&
  Array.isArray(state.hiddenActions) &&
  typeof state.actionPile === 'object' &&
  state.actionPile !== null &&
  !Array.isArray(state.actionPile) &&
  Array.isArray(state.played) &&
  Array.isArray(state.discs) &&
  Array.isArray(state.box) &&
  Array.isArray(state.scores) &&
  (state.ending === null || typeof state.ending === 'string');

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
