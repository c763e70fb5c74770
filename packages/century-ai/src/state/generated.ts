// `npm run generate` writes this file from the types `Draft` and `View`.
import { copyRng, type Frozen } from '@wonders/core';
import type { Settings } from '../options/settings.js';
import type { Decision, Draft, SeatDraft, SeatView, State, View, WorldMap } from './position.js';

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
  tables: s.tables,
  map: s.map,
  removed: s.removed,
  bag: s.bag,
  sets: s.sets,
  unseen: s.unseen,
  drawn: s.drawn,
  ports: s.ports,
  bonusLeft: s.bonusLeft,
  loose: s.loose,
  outposts: s.outposts,
  seats: s.seats.map(cloneSeatDraft),
  phase: s.phase,
  round: s.round,
  turn: s.turn,
  path: s.path,
  action: s.action,
  built: s.built,
  trades: s.trades,
  ending: s.ending,
});

/** A draft that shares with the state only what cannot change. */
export const clone = (s: State): Draft => copyOf(s, null, copyRng(s.rng));

/** Whether each key that this game adds to a state holds the right sort of value. Core has counted the keys. */
export const hasForm = (s: State): boolean =>
  typeof s.options === 'object' &&
  s.options !== null &&
  !Array.isArray(s.options) &&
  typeof s.tables === 'object' &&
  !Array.isArray(s.tables) &&
  typeof s.map === 'object' &&
  s.map !== null &&
  !Array.isArray(s.map) &&
  Array.isArray(s.removed) &&
  Array.isArray(s.bag) &&
  Array.isArray(s.sets) &&
  Array.isArray(s.unseen) &&
  typeof s.drawn === 'number' &&
  Array.isArray(s.ports) &&
  Array.isArray(s.bonusLeft) &&
  Array.isArray(s.loose) &&
  Array.isArray(s.outposts) &&
  Array.isArray(s.seats) &&
  typeof s.phase === 'string' &&
  typeof s.round === 'number' &&
  typeof s.turn === 'number' &&
  Array.isArray(s.path) &&
  (s.action === null || typeof s.action === 'string') &&
  typeof s.built === 'boolean' &&
  typeof s.trades === 'number' &&
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
