import type { Seat } from '@wonders/core';
import type { Card, CardId, Counted } from '../components/cards.js';
import { CARDS, type ScienceSymbol, SYMBOLS, tokenBit } from '../components/cards.js';
import { ART_OF, type ProgressId } from '../components/progress.js';
import { RESOURCES, type Resource } from '../components/resources.js';
import type { Wonder, WonderId } from '../components/wonders.js';
import { WONDERS } from '../components/wonders.js';
import type { Override } from '../options.js';
import { emptyCity } from '../state/city.js';
import type { City, CityState, Draft, Position } from '../state/index.js';
import { cityOf, takeOut } from '../state/index.js';

/** Counts a card by its colour, and its resources. Written out, because adding to a computed key costs as much as a whole move. */
function weigh(city: City, card: Card) {
  switch (card.colour) {
    case 'brown':
      city.brown++;
      break;
    case 'grey':
      city.grey++;
      break;
    case 'yellow':
      city.yellow++;
      return;
    case 'green':
      city.green++;
      return;
    case 'red':
      city.red++;
      return;
    case 'blue':
      city.blue++;
      return;
    case 'guild':
      city.guild++;
      return;
    case 'temple':
      city.temple++;
      return;
    default: {
      const unknown: never = card.colour;
      return unknown;
    }
  }
  const { produces } = card;
  city.wood += produces.wood;
  city.clay += produces.clay;
  city.stone += produces.stone;
  city.glass += produces.glass;
  city.papyrus += produces.papyrus;
}

/** Adds a building with its lasting effects. */
export function addCard(city: City, card: Card): void {
  city.cards.push(card.id);
  weigh(city, card);
  if (card.choice !== null) addChoice(city, card.choice, 1);
  city.fixed |= card.fixed;
  city.chains |= card.sets;
}

/**
 * Removes a brown or grey card from a city. These cards have no symbols, so only counts change. It subtracts, because −1 times 0 is minus
 * zero, with which V8 counts all resources as fractions from then on.
 */
export function removeCard(city: City, id: CardId): void {
  takeOut(city.cards, id);
  const { colour, produces } = CARDS[id];
  if (colour === 'brown') city.brown--;
  else city.grey--;
  city.wood -= produces.wood;
  city.clay -= produces.clay;
  city.stone -= produces.stone;
  city.glass -= produces.glass;
  city.papyrus -= produces.papyrus;
}

/** Gives a seat an unconstructed wonder. */
export function addWonder(draft: Draft, seat: Seat, id: WonderId): void {
  cityOf(draft, seat).wonders.push(id);
}

/** Adds or removes a unit of choice. */
export function addChoice(city: City, choice: 'raw' | 'goods', by: 1 | -1): void {
  if (choice === 'raw') city.rawChoices += by;
  else city.goodChoices += by;
}

/** A wonder with its print in this game (`wonderOverrides`). */
export const wonderOf = ({ options }: Position | Draft, id: WonderId): Wonder =>
  options.wonderOverrides.length === 0 ? WONDERS[id] : reprinted(options.wonderOverrides, id);

function reprinted(overrides: readonly Override[], id: WonderId): Wonder {
  const print = overrides.find((each) => each.wonder === id);
  if (print === undefined) return WONDERS[id];
  const { wonder: _, victoryPoints: points, ...cost } = print;
  return { ...WONDERS[id], ...cost, points };
}

/** The number of things of one kind in a city. */
function countOf(city: CityState, counted: Counted): number {
  if (counted === 'wonder') return city.built.length;
  return counted === 'money' ? Math.floor(city.coins / 3) : city[counted];
}

/** The number of things of these kinds in the city that has more of them (DUEL-075). */
export function majority(position: Position | Draft, of: readonly Counted[]): number {
  let one = 0;
  let two = 0;
  for (const each of of) {
    one += countOf(position.cities[0], each);
    two += countOf(position.cities[1], each);
  }
  return Math.max(one, two);
}

/** The coins that a card gives by its own effect once it is in the city (DUEL-035, DUEL-075). */
export function coinsOf(position: Position | Draft, seat: Seat, card: Card): number {
  if (card.per !== null) return card.per[1] * countOf(cityOf<CityState>(position, seat), card.per[0]);
  if (card.majority !== null) return card.majority[2] * majority(position, card.majority[0]);
  return card.gain;
}

/** A city with its derived totals recomputed from its cards, wonders and tokens. */
export function recount(position: Position, seat: Seat): City {
  const { coins, astarte, cards, wonders, built, progress } = cityOf<CityState>(position, seat);
  const city = emptyCity(coins);
  for (const id of cards) addCard(city, CARDS[id]);
  for (const { wonder } of built) {
    const { choice } = wonderOf(position, wonder);
    if (choice !== null) addChoice(city, choice, 1);
  }
  const symbols = cards.map((id) => CARDS[id].symbol);
  if (progress.includes('law')) symbols.push('law');
  for (const token of progress) city.arts |= ART_OF[token];
  const { pantheon } = position;
  if (pantheon !== null) {
    const { divinities, mythologies } = cityOf({ cities: pantheon.holdings }, seat);
    for (const mythology of mythologies) city.chains |= tokenBit(mythology);
    if (divinities.includes('ishtar')) symbols.push('law');
    if (divinities.includes('nisaba') && pantheon.snake !== null) symbols.push(CARDS[pantheon.snake].symbol);
  }
  for (const symbol of symbols) if (symbol !== null) city.symbols |= 1 << SYMBOLS.indexOf(symbol);
  return { ...city, astarte, wonders: wonders.slice(), built, progress };
}

/** DUEL-034: the most wonders that can stand at the same time. */
export const MAX_WONDERS = 7;

/** The number of constructed wonders, of both seats. */
export const builtCount = (position: Position | Draft): number =>
  position.cities[0].built.length + position.cities[1].built.length;

/** Whether a city has the wonder, constructed or not. */
export const hasWonder = (city: CityState, id: WonderId): boolean => hasBuilt(city, id) || city.wonders.includes(id);

/** Whether a city has constructed the wonder. */
export function hasBuilt(city: CityState, id: WonderId): boolean {
  for (const { wonder } of city.built) if (wonder === id) return true;
  return false;
}

/**
 * The different symbols of science that a seat has.
 *
 * @example
 * ```ts
 * import { newGame, symbolsOf } from '@wonders/duel-solo';
 * console.log(symbolsOf(newGame(), 0)); // []
 * ```
 * @category Position
 */
export const symbolsOf = (position: Position, seat: Seat): readonly ScienceSymbol[] => {
  const { symbols } = cityOf<CityState>(position, seat);
  return SYMBOLS.filter((_, i) => (symbols & (1 << i)) !== 0);
};

/**
 * The resources that a seat buys for 1 coin (DUEL-041).
 *
 * @category Position
 */
export const fixedPricesOf = (position: Position, seat: Seat): readonly Resource[] => {
  const { fixed } = cityOf<CityState>(position, seat);
  return RESOURCES.filter((_, i) => (fixed & (1 << i)) !== 0);
};

/**
 * Whether a seat has a progress token.
 *
 * @category Position
 */
export const hasProgress = (position: Position, seat: Seat, token: ProgressId): boolean =>
  (cityOf<CityState>(position, seat).arts & ART_OF[token]) !== 0;
