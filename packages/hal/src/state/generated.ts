// `npm run generate` writes this file from the types `Draft` and `View`.
import { copyRng, type Frozen } from '@wonders/core';
import type { Cell } from '../components/grid.js';
import type { Decision } from './decision.js';
import type { Commitment, Player, PlayerView } from './player.js';
import type { Building, Draft, Running, State, View } from './position.js';

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
  round: state.round,
  first: state.first,
  turn: state.turn,
  city: state.city,
  tokens: state.tokens,
  running: state.running,
  deck: state.deck,
  discard: state.discard,
  reserve: state.reserve,
  burning: state.burning,
  unseen: state.unseen,
  removed: state.removed,
  outOfPlay: state.outOfPlay,
  emptied: state.emptied,
  owed: state.owed,
  placed: state.placed,
  characters: state.characters,
  halCard: state.halCard,
  expertCard: state.expertCard,
  halTile: state.halTile,
  players: state.players.map(clonePlayer),
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
  typeof state.round === 'number' &&
  typeof state.first === 'number' &&
  typeof state.turn === 'number' &&
  Array.isArray(state.city) &&
  typeof state.tokens === 'object' &&
  state.tokens !== null &&
  !Array.isArray(state.tokens) &&
  typeof state.running === 'object' &&
  !Array.isArray(state.running) &&
  Array.isArray(state.deck) &&
  Array.isArray(state.discard) &&
  Array.isArray(state.reserve) &&
  typeof state.burning === 'number' &&
  Array.isArray(state.unseen) &&
  typeof state.removed === 'number' &&
  Array.isArray(state.outOfPlay) &&
  typeof state.emptied === 'number' &&
  typeof state.owed === 'number' &&
  typeof state.placed === 'boolean' &&
  Array.isArray(state.characters) &&
  (state.halCard === null || typeof state.halCard === 'string') &&
  (state.expertCard === null || typeof state.expertCard === 'string') &&
  (state.halTile === null || typeof state.halTile === 'string') &&
  Array.isArray(state.players) &&
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
    mode: v.options.mode,
    players: v.options.players,
    characters: v.options.characters,
    level: v.options.level,
    halPaysForLowerNumber: v.options.halPaysForLowerNumber,
    cardsBurntAtEachRefill: v.options.cardsBurntAtEachRefill,
    giftToHal: v.options.giftToHal,
    corrections: copy(v.options.corrections),
  },
  phase: v.phase,
  round: v.round,
  first: v.first,
  turn: v.turn,
  city: v.city.map(ownBuilding),
  tokens: {
    a: v.tokens.a === null ? null : ownCell(v.tokens.a),
    b: v.tokens.b === null ? null : ownCell(v.tokens.b),
    c: v.tokens.c === null ? null : ownCell(v.tokens.c),
    d: v.tokens.d === null ? null : ownCell(v.tokens.d),
    e: v.tokens.e === null ? null : ownCell(v.tokens.e),
    f: v.tokens.f === null ? null : ownCell(v.tokens.f),
    g: v.tokens.g === null ? null : ownCell(v.tokens.g),
    h: v.tokens.h === null ? null : ownCell(v.tokens.h),
    i: v.tokens.i === null ? null : ownCell(v.tokens.i),
    j: v.tokens.j === null ? null : ownCell(v.tokens.j),
    k: v.tokens.k === null ? null : ownCell(v.tokens.k),
    l: v.tokens.l === null ? null : ownCell(v.tokens.l),
  },
  running: v.running === null ? null : ownRunning(v.running),
  deck: [...v.deck],
  discard: [...v.discard],
  reserve: [...v.reserve],
  burning: v.burning,
  unseen: [...v.unseen],
  removed: v.removed,
  outOfPlay: [...v.outOfPlay],
  emptied: v.emptied,
  owed: v.owed,
  placed: v.placed,
  characters: [...v.characters],
  halCard: v.halCard,
  expertCard: v.expertCard,
  halTile: v.halTile,
  players: v.players.map(ownPlayerView),
  ending: v.ending,
});

const clonePlayer = (from: Frozen<Player>): Player => ({
  resources: from.resources,
  supply: from.supply,
  points: from.points,
  tiles: from.tiles,
  hand: from.hand,
  tableau: from.tableau,
  characters: from.characters,
  newHands: from.newHands,
  dealt: from.dealt,
  pick: from.pick,
  commitment: from.commitment,
  known: from.known,
  returned: from.returned,
  settled: from.settled,
});

const ownDecision = (from: Decision): Decision => ({ kind: from.kind, seat: from.seat, whose: from.whose });

const ownBuilding = (from: Building): Building => ({
  x: from.x,
  y: from.y,
  tiles: [...from.tiles],
  owner: from.owner,
  pawn: from.pawn,
});

const ownCell = (from: Cell): Cell => ({ x: from.x, y: from.y });

const ownRunning = (from: Running): Running => ({
  seat: from.seat,
  card: from.card,
  site: from.site === null ? null : ownCell(from.site),
  giveWay: from.giveWay,
});

const ownCommitment = (from: Commitment): Commitment => ({ card: from.card, tile: from.tile });

const ownPlayerView = (from: PlayerView): PlayerView => ({
  resources: from.resources,
  supply: from.supply,
  points: from.points,
  tiles: [...from.tiles],
  hand: [...from.hand],
  tableau: [...from.tableau],
  characters: [...from.characters],
  newHands: from.newHands,
  dealt: [...from.dealt],
  pick: from.pick,
  commitment:
    from.commitment === null || typeof from.commitment === 'string' ? from.commitment : ownCommitment(from.commitment),
  known: [...from.known],
  returned: [...from.returned],
  settled: from.settled,
});

/** Many lists are empty, and copying those is almost free. */
const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());
