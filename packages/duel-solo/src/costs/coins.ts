import type { Seat } from '@wonders/core';
import type { Card } from '../components/cards.js';
import type { Offering } from '../components/pantheon.js';
import { spacePrice } from '../components/pantheon.js';
import { ART } from '../components/progress.js';
import type { Cost } from '../components/resources.js';
import { BONUS } from '../components/solo.js';
import type { Wonder } from '../components/wonders.js';
import type { CityState, DivinityPlace, Draft, Position } from '../state/index.js';
import { cityOf, isScript, other } from '../state/index.js';
import { hasBuilt } from '../table/city.js';

/** The units below zero. Without a branch, because no processor foresees what a city lacks. */
const shortage = (left: number): number => -left & (left >> 31);

/**
 * DUEL-040 … DUEL-043: the fewest coins that buy the missing resources of a city. The price of a unit does not depend on other purchases.
 * So choices replace the dearest missing units of their kind, and the rebate replaces the dearest of the rest.
 */
export function tradeCost(me: CityState, you: CityState, cost: Cost, rebate: number): number {
  // Nothing is missing when no difference is negative. One test of all signs is faster than five branches.
  const woodLeft = me.wood - cost.wood;
  const clayLeft = me.clay - cost.clay;
  const stoneLeft = me.stone - cost.stone;
  const glassLeft = me.glass - cost.glass;
  const papyrusLeft = me.papyrus - cost.papyrus;
  if ((woodLeft | clayLeft | stoneLeft | glassLeft | papyrusLeft) >= 0) return 0;
  let w = shortage(woodLeft);
  let c = shortage(clayLeft);
  let s = shortage(stoneLeft);
  let g = shortage(glassLeft);
  let p = shortage(papyrusLeft);
  const { fixed } = me;
  const wood = (fixed & 1) !== 0 ? 1 : 2 + you.wood;
  const clay = (fixed & 2) !== 0 ? 1 : 2 + you.clay;
  const stone = (fixed & 4) !== 0 ? 1 : 2 + you.stone;
  const glass = (fixed & 8) !== 0 ? 1 : 2 + you.glass;
  const papyrus = (fixed & 16) !== 0 ? 1 : 2 + you.papyrus;
  let total = w * wood + c * clay + s * stone + g * glass + p * papyrus;
  for (let left = me.rawChoices; left > 0; left--) {
    const dearest = Math.max(w > 0 ? wood : 0, c > 0 ? clay : 0, s > 0 ? stone : 0);
    total -= dearest;
    if (w > 0 && wood === dearest) w--;
    else if (c > 0 && clay === dearest) c--;
    // It falls below 0 if nothing raw is missing. Only what is above 0 counts from here on.
    else s--;
  }
  for (let left = me.goodChoices; left > 0; left--) {
    const dearest = Math.max(g > 0 ? glass : 0, p > 0 ? papyrus : 0);
    total -= dearest;
    if (g > 0 && glass === dearest) g--;
    else p--;
  }
  for (let left = rebate; left > 0; left--) {
    const raw = Math.max(w > 0 ? wood : 0, c > 0 ? clay : 0, s > 0 ? stone : 0);
    const dearest = Math.max(raw, g > 0 ? glass : 0, p > 0 ? papyrus : 0);
    total -= dearest;
    if (w > 0 && wood === dearest) w--;
    else if (c > 0 && clay === dearest) c--;
    else if (s > 0 && stone === dearest) s--;
    else if (g > 0 && glass === dearest) g--;
    else p--;
  }
  return total;
}

/** DUEL-044: whether the card is free for the city, by a chain or a Mythology token. */
export const isChained = (city: CityState, card: Card): boolean => (card.needs & city.chains) !== 0;

/** The coins that a seat pays for a building: 0 with a chain, 1 with Engineering (DUEL-045), otherwise printed coins and trade. */
export const cardPrice = (position: Position | Draft, seat: Seat, card: Card): number =>
  cardPriceFor(cityOf<CityState>(position, seat), cityOf<CityState>(position, other(seat)), card);

/** The same for a city and the opposing city, for code that prices several buildings. */
export function cardPriceFor(me: CityState, you: CityState, card: Card): number {
  if ((card.needs & me.chains) !== 0) return 0;
  const price = card.coins + cardTrade(me, you, card);
  return card.needs !== 0 && (me.arts & ART.engineering) !== 0 ? Math.min(price, 1) : price;
}

/** The trade part of a building's ordinary price. DUEL-042: Masonry makes blue cards cheaper. */
export function cardTrade(me: CityState, you: CityState, card: Card): number {
  const rebate = card.colour === 'blue' && (me.arts & ART.masonry) !== 0 ? 2 : 0;
  return tradeCost(me, you, card, rebate);
}

/** The coins that a seat pays for one of its wonders; DUEL-042: Architecture makes them cheaper. */
export const wonderPrice = (position: Position | Draft, seat: Seat, wonder: Wonder): number =>
  wonderPriceFor(cityOf<CityState>(position, seat), cityOf<CityState>(position, other(seat)), wonder);

/** The same for a city and the opposing city. */
export function wonderPriceFor(me: CityState, you: CityState, wonder: Wonder): number {
  const rebate = (me.arts & ART.architecture) !== 0 ? 2 : 0;
  return wonder.coins + tradeCost(me, you, wonder, rebate);
}

/** DUEL-084, DUEL-175: the price of a card of the Pantheon on a space, before Offering tokens. */
export function activationPrice(
  position: Position | Draft,
  seat: Seat,
  space: number,
  id: DivinityPlace['id'],
): number {
  const printed = spacePrice(space, seat);
  let price = id === 'gate' ? 2 * printed : printed;
  if (hasBuilt(cityOf<CityState>(position, seat), 'sanctuary')) price -= 2;
  if (id !== 'gate' && position.age === 3 && isScript(position, seat)) price -= BONUS[position.options.level].rebate;
  return Math.max(0, price);
}

/** DUEL-084: no change is given for Offering tokens. */
export function withOfferings(price: number, offerings: readonly Offering[]): number {
  let left = price;
  for (const offering of offerings) left -= offering;
  return Math.max(0, left);
}
