// `npm run generate` writes this file from the types `Draft` and `View`.
import { copyRng, type Frozen } from '@wonders/core';
import type { Settings } from '../options/settings.js';
import type { Decision, Draft, SeatDraft, SeatView, State, View, WorldMap } from './position.js';

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
  tables: state.tables,
  map: state.map,
  removed: state.removed,
  bag: state.bag,
  sets: state.sets,
  unseen: state.unseen,
  drawn: state.drawn,
  ports: state.ports,
  bonusLeft: state.bonusLeft,
  loose: state.loose,
  outposts: state.outposts,
  seats: state.seats.map(cloneSeatDraft),
  phase: state.phase,
  round: state.round,
  turn: state.turn,
  path: state.path,
  action: state.action,
  built: state.built,
  trades: state.trades,
  ending: state.ending,
});

/** A draft that shares with the state only what cannot change. */
export const clone = (state: State): Draft => copyOf(state, null, copyRng(state.rng));

/** Whether each key that this game adds to a state holds the right sort of value. Core has counted the keys. */
export const hasForm = (state: State): boolean =>
  typeof state.options === 'object' &&
  state.options !== null &&
  !Array.isArray(state.options) &&
  typeof state.tables === 'object' &&
  !Array.isArray(state.tables) &&
  typeof state.map === 'object' &&
  state.map !== null &&
  !Array.isArray(state.map) &&
  Array.isArray(state.removed) &&
  Array.isArray(state.bag) &&
  Array.isArray(state.sets) &&
  Array.isArray(state.unseen) &&
  typeof state.drawn === 'number' &&
  Array.isArray(state.ports) &&
  Array.isArray(state.bonusLeft) &&
  Array.isArray(state.loose) &&
  Array.isArray(state.outposts) &&
  Array.isArray(state.seats) &&
  typeof state.phase === 'string' &&
  typeof state.round === 'number' &&
  typeof state.turn === 'number' &&
  Array.isArray(state.path) &&
  (state.action === null || typeof state.action === 'string') &&
  typeof state.built === 'boolean' &&
  typeof state.trades === 'number' &&
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
  options: ownSettings(v.options),
  tables: copy(v.tables),
  map: ownWorldMap(v.map),
  removed: [...v.removed],
  bag: [...v.bag],
  sets: [...v.sets],
  unseen: [...v.unseen],
  drawn: v.drawn,
  ports: [...v.ports],
  bonusLeft: [...v.bonusLeft],
  loose: v.loose.map((each) => (each === null ? null : [each[0], each[1], each[2], each[3]])),
  outposts: v.outposts.map((each) => [...each]),
  seats: v.seats.map(ownSeatView),
  phase: v.phase,
  round: v.round,
  turn: v.turn,
  path: [...v.path],
  action: v.action,
  built: v.built,
  trades: v.trades,
  ending: v.ending,
});

const cloneSeatDraft = (from: Frozen<SeatDraft>): SeatDraft => ({
  pieces: from.pieces,
  boat: from.boat,
  cargo: from.cargo,
  built: from.built,
  bonuses: from.bonuses,
  orders: from.orders,
});

const ownDecision = (from: Decision): Decision => ({
  kind: from.kind,
  seat: from.seat,
  owner: from.owner,
  port: from.port,
});

const ownSettings = (from: Settings): Settings => ({
  mode: from.mode,
  map: from.map,
  seaTiles: from.seaTiles,
  startingCubes: from.startingCubes,
  bonusPool: from.bonusPool,
  aiTradeGain: from.aiTradeGain,
  aiMarketReaction: from.aiMarketReaction,
  aiBoard: from.aiBoard,
  roundLimit: from.roundLimit,
});

const ownWorldMap = (from: WorldMap): WorldMap => ({
  hexes: [...from.hexes],
  tiles: [...from.tiles],
  neighbours: from.neighbours.map((each) => [...each]),
});

const ownSeatView = (from: SeatView): SeatView => ({
  pieces: from.pieces,
  boat: from.boat,
  cargo: [from.cargo[0], from.cargo[1], from.cargo[2], from.cargo[3]],
  built: [from.built[0], from.built[1], from.built[2], from.built[3]],
  bonuses: [...from.bonuses],
  orders: [...from.orders],
});

/** Many lists are empty, and copying those is almost free. */
const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());
