// `npm run generate` writes this file from the types `Draft` and `View`.
import { copyRng, type Frozen } from '@wonders/core';
import type { Override, Settings } from '../options.js';
import type { Built, City } from './city.js';
import type { Decision } from './decision.js';
import type { Draft, State, View } from './index.js';
import type { DivinityPlace, Holding, Pantheon } from './pantheon.js';

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
  age: state.age,
  seat: state.seat,
  first: state.first,
  again: state.again,
  direction: state.direction,
  pawn: state.pawn,
  military: state.military,
  pool: copyList(state.pool),
  offer: copyList(state.offer),
  board: state.board,
  drawn: state.drawn,
  structure: copyList(state.structure),
  present: state.present,
  open: state.open,
  hidden: state.hidden,
  purple: state.purple,
  deck: copyList(state.deck),
  outside: state.outside,
  removed: state.removed,
  discard: copyList(state.discard),
  cities: [cloneCity(state.cities[0]), cloneCity(state.cities[1])],
  pantheon: state.pantheon === null ? null : clonePantheon(state.pantheon),
  ending: state.ending,
  winner: state.winner,
});

/** A draft that shares with the state only what cannot change. */
export const clone = (state: State): Draft => copyOf(state, null, copyRng(state.rng));

/** Whether each key that this game adds to a state holds the right sort of value. Core has counted the keys. */
export const hasForm = (state: State): boolean =>
  typeof state.options === 'object' &&
  state.options !== null &&
  !Array.isArray(state.options) &&
  typeof state.phase === 'string' &&
  typeof state.age === 'number' &&
  typeof state.seat === 'number' &&
  typeof state.first === 'number' &&
  typeof state.again === 'boolean' &&
  (state.direction === null || typeof state.direction === 'string') &&
  typeof state.pawn === 'number' &&
  Array.isArray(state.military) &&
  Array.isArray(state.pool) &&
  Array.isArray(state.offer) &&
  Array.isArray(state.board) &&
  Array.isArray(state.drawn) &&
  Array.isArray(state.structure) &&
  typeof state.present === 'number' &&
  typeof state.open === 'number' &&
  typeof state.hidden === 'number' &&
  typeof state.purple === 'number' &&
  Array.isArray(state.deck) &&
  typeof state.outside === 'number' &&
  Array.isArray(state.removed) &&
  Array.isArray(state.discard) &&
  Array.isArray(state.cities) &&
  typeof state.pantheon === 'object' &&
  !Array.isArray(state.pantheon) &&
  (state.ending === null || typeof state.ending === 'string') &&
  (state.winner === null || typeof state.winner === 'number');

/** A view that shares no list and no object with anything. */
export const ownView = (v: View): View => ({
  game: v.game,
  rules: v.rules,
  viewer: v.viewer,
  rng: v.rng,
  pending: v.pending.map(ownDecision),
  ply: v.ply,
  names: [...v.names],
  options: ownSettings(v.options),
  phase: v.phase,
  age: v.age,
  seat: v.seat,
  first: v.first,
  again: v.again,
  direction: v.direction,
  pawn: v.pawn,
  military: [...v.military],
  pool: v.pool.slice(),
  offer: v.offer.slice(),
  board: [...v.board],
  drawn: [...v.drawn],
  structure: v.structure.slice(),
  present: v.present,
  open: v.open,
  hidden: v.hidden,
  purple: v.purple,
  deck: v.deck.slice(),
  outside: v.outside,
  removed: [...v.removed],
  discard: v.discard.slice(),
  cities: [ownCity(v.cities[0]), ownCity(v.cities[1])],
  pantheon: v.pantheon === null ? null : ownPantheon(v.pantheon),
  ending: v.ending,
  winner: v.winner,
});

const cloneCity = (from: Frozen<City>): City => ({
  coins: from.coins,
  astarte: from.astarte,
  cards: copyList(from.cards),
  wonders: copyList(from.wonders),
  built: from.built,
  progress: from.progress,
  wood: from.wood,
  clay: from.clay,
  stone: from.stone,
  glass: from.glass,
  papyrus: from.papyrus,
  rawChoices: from.rawChoices,
  goodChoices: from.goodChoices,
  fixed: from.fixed,
  chains: from.chains,
  symbols: from.symbols,
  arts: from.arts,
  brown: from.brown,
  grey: from.grey,
  yellow: from.yellow,
  green: from.green,
  red: from.red,
  blue: from.blue,
  guild: from.guild,
  temple: from.temple,
});

const cloneHolding = (from: Frozen<Holding>): Holding => ({
  divinities: from.divinities,
  mythologies: from.mythologies,
  offerings: from.offerings,
});

const clonePantheon = (from: Frozen<Pantheon>): Pantheon => ({
  decks: from.decks,
  spaces: from.spaces,
  tokens: from.tokens,
  enki: from.enki,
  minerva: from.minerva,
  snake: from.snake,
  holdings: [cloneHolding(from.holdings[0]), cloneHolding(from.holdings[1])],
});

const ownDecision = (from: Decision): Decision => ({
  kind: from.kind,
  seat: from.seat,
  slot: from.slot,
  mythology: from.mythology,
  deckPlace: from.deckPlace,
  space: from.space,
  divinity: from.divinity,
  wonder: from.wonder,
  colour: from.colour,
  source: from.source,
  cause: from.cause,
});

const ownOverride = (from: Override): Override => ({
  wonder: from.wonder,
  coins: from.coins,
  wood: from.wood,
  clay: from.clay,
  stone: from.stone,
  glass: from.glass,
  papyrus: from.papyrus,
  victoryPoints: from.victoryPoints,
});

function ownSettings(from: Settings): Settings {
  const always = {
    mode: from.mode,
    pantheon: from.pantheon,
    level: from.level,
    promos: [...from.promos],
    firstPlayer: from.firstPlayer,
    costReading: from.costReading,
    tiedAgeStart: from.tiedAgeStart,
    scaleVersion: from.scaleVersion,
    soloSeeksWin: from.soloSeeksWin,
    zeusToken: from.zeusToken,
    raReading: from.raReading,
    soloWinsWithWonder: from.soloWinsWithWonder,
    wonderOverrides: from.wonderOverrides.map(ownOverride),
  };
  return from.divinityCost === undefined && from.draft === undefined && from.pawnStart === undefined
    ? always
    : {
        ...always,
        ...(from.divinityCost !== undefined && { divinityCost: from.divinityCost }),
        ...(from.draft !== undefined && { draft: from.draft }),
        ...(from.pawnStart !== undefined && { pawnStart: from.pawnStart }),
      };
}

const ownBuilt = (from: Built): Built => ({ wonder: from.wonder, card: from.card });

const ownCity = (from: Frozen<City>): Frozen<City> => ({
  coins: from.coins,
  astarte: from.astarte,
  cards: from.cards.slice(),
  wonders: from.wonders.slice(),
  built: from.built.map(ownBuilt),
  progress: [...from.progress],
  wood: from.wood,
  clay: from.clay,
  stone: from.stone,
  glass: from.glass,
  papyrus: from.papyrus,
  rawChoices: from.rawChoices,
  goodChoices: from.goodChoices,
  fixed: from.fixed,
  chains: from.chains,
  symbols: from.symbols,
  arts: from.arts,
  brown: from.brown,
  grey: from.grey,
  yellow: from.yellow,
  green: from.green,
  red: from.red,
  blue: from.blue,
  guild: from.guild,
  temple: from.temple,
});

const ownDivinityPlace = (from: DivinityPlace): DivinityPlace => ({
  mythology: from.mythology,
  id: from.id,
  seenBy: [...from.seenBy],
});

const ownHolding = (from: Frozen<Holding>): Frozen<Holding> => ({
  divinities: [...from.divinities],
  mythologies: [...from.mythologies],
  offerings: [...from.offerings],
});

const ownPantheon = (from: Frozen<Pantheon>): Frozen<Pantheon> => ({
  decks: from.decks.map(ownDivinityPlace),
  spaces: from.spaces.map((each) => (each === null ? null : ownDivinityPlace(each))),
  tokens: [...from.tokens],
  enki: [...from.enki],
  minerva: from.minerva,
  snake: from.snake,
  holdings: [ownHolding(from.holdings[0]), ownHolding(from.holdings[1])],
});

/** Many lists are empty, and copying those is almost free. */
const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());
