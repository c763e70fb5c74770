// `npm run generate` writes this file from the types `Draft` and `View`.
import { copyRng, type Frozen } from '@wonders/core';
import type { Override, Settings } from '../options.js';
import type { Built, City } from './city.js';
import type { Decision } from './decision.js';
import type { Draft, State, View } from './index.js';
import type { DivinityPlace, Holding, Pantheon } from './pantheon.js';

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
  age: s.age,
  seat: s.seat,
  first: s.first,
  again: s.again,
  direction: s.direction,
  pawn: s.pawn,
  military: s.military,
  pool: copyList(s.pool),
  offer: copyList(s.offer),
  board: s.board,
  drawn: s.drawn,
  structure: copyList(s.structure),
  present: s.present,
  open: s.open,
  hidden: s.hidden,
  purple: s.purple,
  deck: copyList(s.deck),
  outside: s.outside,
  removed: s.removed,
  discard: copyList(s.discard),
  cities: [cloneCity(s.cities[0]), cloneCity(s.cities[1])],
  pantheon: s.pantheon === null ? null : clonePantheon(s.pantheon),
  ending: s.ending,
  winner: s.winner,
});

/** A draft that shares with the state only what cannot change. */
export const clone = (s: State): Draft => copyOf(s, null, copyRng(s.rng));

/** Whether each key that this game adds to a state holds the right sort of value. Core has counted the keys. */
export const hasForm = (s: State): boolean =>
  typeof s.options === 'object' &&
  s.options !== null &&
  !Array.isArray(s.options) &&
  typeof s.phase === 'string' &&
  typeof s.age === 'number' &&
  typeof s.seat === 'number' &&
  typeof s.first === 'number' &&
  typeof s.again === 'boolean' &&
  (s.direction === null || typeof s.direction === 'string') &&
  typeof s.pawn === 'number' &&
  Array.isArray(s.military) &&
  Array.isArray(s.pool) &&
  Array.isArray(s.offer) &&
  Array.isArray(s.board) &&
  Array.isArray(s.drawn) &&
  Array.isArray(s.structure) &&
  typeof s.present === 'number' &&
  typeof s.open === 'number' &&
  typeof s.hidden === 'number' &&
  typeof s.purple === 'number' &&
  Array.isArray(s.deck) &&
  typeof s.outside === 'number' &&
  Array.isArray(s.removed) &&
  Array.isArray(s.discard) &&
  Array.isArray(s.cities) &&
  typeof s.pantheon === 'object' &&
  !Array.isArray(s.pantheon) &&
  (s.ending === null || typeof s.ending === 'string') &&
  (s.winner === null || typeof s.winner === 'number');

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
