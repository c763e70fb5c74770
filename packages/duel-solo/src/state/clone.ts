import { copyRng, type Frozen, type Rng } from '@wonders/core';
import { type Settings, withSeldom } from '../options.js';
import type { City, CityState, Decision, Draft, Holding, Pantheon, Position, State } from './index.js';

/** A copy of a list. Many lists are empty, and copying those is almost free. */
const copy = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

/** A draft that shares no mutable data with the state. */
export const clone = (s: State): Draft => copyOf(s, null, copyRng(s.rng));

/**
 * A copy, for a viewer or without one. Written by hand, because cloning is a quarter of the cost of a move. All states, drafts and views
 * come from here and so share one hidden class, which cuts the time of a clone by a third.
 */
export function copyOf<V, G extends Rng | null>(s: Position, viewer: V, rng: G) {
  return {
    game: s.game,
    rules: s.rules,
    viewer,
    rng,
    pending: copy(s.pending),
    ply: s.ply,
    names: s.names,
    options: s.options as Settings,
    phase: s.phase,
    age: s.age,
    seat: s.seat,
    first: s.first,
    again: s.again,
    direction: s.direction,
    pawn: s.pawn,
    military: s.military,
    pool: copy(s.pool),
    offer: copy(s.offer),
    board: s.board,
    drawn: s.drawn,
    structure: copy(s.structure),
    present: s.present,
    open: s.open,
    hidden: s.hidden,
    purple: s.purple,
    deck: copy(s.deck),
    outside: s.outside,
    removed: s.removed,
    discard: copy(s.discard),
    cities: [cloneCity(s.cities[0]), cloneCity(s.cities[1])] as [City, City],
    pantheon: s.pantheon === null ? null : clonePantheon(s.pantheon),
    ending: s.ending,
    winner: s.winner,
  };
}

function cloneCity(c: CityState): City {
  return {
    coins: c.coins,
    astarte: c.astarte,
    cards: copy(c.cards),
    wonders: copy(c.wonders),
    built: c.built,
    progress: c.progress,
    wood: c.wood,
    clay: c.clay,
    stone: c.stone,
    glass: c.glass,
    papyrus: c.papyrus,
    rawChoices: c.rawChoices,
    goodChoices: c.goodChoices,
    fixed: c.fixed,
    chains: c.chains,
    symbols: c.symbols,
    arts: c.arts,
    brown: c.brown,
    grey: c.grey,
    yellow: c.yellow,
    green: c.green,
    red: c.red,
    blue: c.blue,
    guild: c.guild,
    temple: c.temple,
  };
}

function clonePantheon(p: Frozen<Pantheon>): Pantheon {
  const [one, two] = p.holdings;
  return {
    decks: p.decks,
    spaces: p.spaces,
    tokens: p.tokens,
    enki: p.enki,
    minerva: p.minerva,
    snake: p.snake,
    holdings: [cloneHolding(one), cloneHolding(two)],
  };
}

const cloneHolding = (h: Frozen<Holding>): Holding => ({
  divinities: h.divinities,
  mythologies: h.mythologies,
  offerings: h.offerings,
});

/** A separate copy of an entry of `pending`. */
export const cloneDecision = (d: Decision): Decision => ({
  kind: d.kind,
  seat: d.seat,
  slot: d.slot,
  mythology: d.mythology,
  deckPlace: d.deckPlace,
  space: d.space,
  divinity: d.divinity,
  wonder: d.wonder,
  colour: d.colour,
  source: d.source,
  cause: d.cause,
});

/** A separate copy of the options. */
export const cloneSettings = (o: Settings): Settings => withSeldom(alwaysThere(o), o);

const alwaysThere = (o: Settings): Settings => ({
  mode: o.mode,
  pantheon: o.pantheon,
  level: o.level,
  promos: o.promos.slice(),
  firstPlayer: o.firstPlayer,
  costReading: o.costReading,
  tiedAgeStart: o.tiedAgeStart,
  scaleVersion: o.scaleVersion,
  soloSeeksWin: o.soloSeeksWin,
  zeusToken: o.zeusToken,
  raReading: o.raReading,
  soloWinsWithWonder: o.soloWinsWithWonder,
  wonderOverrides: o.wonderOverrides.map((each) => ({ ...each })),
});

const NOTHING: CityState = {
  coins: 0,
  astarte: 0,
  cards: [],
  wonders: [],
  built: [],
  progress: [],
  wood: 0,
  clay: 0,
  stone: 0,
  glass: 0,
  papyrus: 0,
  rawChoices: 0,
  goodChoices: 0,
  fixed: 0,
  chains: 0,
  symbols: 0,
  arts: 0,
  brown: 0,
  grey: 0,
  yellow: 0,
  green: 0,
  red: 0,
  blue: 0,
  guild: 0,
  temple: 0,
};

/** An empty city with these coins. All cities share one hidden class, which makes play twice as fast. */
export function emptyCity(coins: number): City {
  const city = cloneCity(NOTHING);
  city.coins = coins;
  [city.wonders, city.built, city.progress] = [[], [], []];
  return city;
}
