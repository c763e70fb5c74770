import type { Seat } from '@wonders/core';
import type { Card } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { count, slotsOf } from '../components/layouts.js';
import { activationPrice, cardPrice, wonderPrice } from '../costs/index.js';
import { pointsOf, totalOf } from '../scoring.js';
import type { CityState, Position } from '../state/index.js';
import { cityOf, funds, isScript, other } from '../state/index.js';
import { wonderOf } from '../table/city.js';
import { faceUp } from '../table/structure.js';
import { ADVANCE, ON_OFFER, PROGRESS_WORTH, SYMBOLS, SYMBOLS_OF_SOLO, WORTH, type Worth } from './worth.js';

/** The worth of a supremacy to the house bot, above that of any other position. */
export const WIN = 1000;

/** The worth of a supremacy in points, for bots that count points. It exceeds any lead. */
const SUPREMACY = 60;

/** The value of a position for a seat: its assets, its options, and the options that it leaves the opponent. */
export const evaluation = (position: Position, seat: Seat): number => judged(position, seat, WIN);

/**
 * Estimates the final lead of a seat in points, from its assets and its next options. At the end of the game this is the actual lead,
 * and a supremacy counts more than any lead.
 */
export const evaluate = (position: Position, seat: Seat): number => judged(position, seat, SUPREMACY);

function judged(position: Position, seat: Seat, supremacy: number): number {
  if (position.ending === 'military' || position.ending === 'science')
    return position.winner === seat ? supremacy : -supremacy;
  if (position.ending !== null) return pointsTotal(position, seat) - pointsTotal(position, other(seat));
  const future = left(position);
  return assets(position, seat, future) - assets(position, other(seat), future) + onOffer(position, seat);
}

/** The current points of a seat. */
export const pointsTotal = (position: Position, seat: Seat): number => totalOf(pointsOf(position, seat));

/** The part of the game that is left, from 1 at the beginning to 0 at the end. Early on, production and symbols are worth more. */
const left = (position: Position): number => (3 - position.age + count(position.present) / 20) / 3;

/** Reads the pair by index, because destructuring it in the parameters costs a tenth of a move. */
const at = (worth: Worth, future: number): number => worth[0] + worth[1] * future;

/** The assets of a seat: points for the end, and the means to get more. */
function assets(position: Position, seat: Seat, future: number): number {
  const city = cityOf<CityState>(position, seat);
  const { blue, green, yellow, guilds, temples, wonders, progress, divinities } = pointsOf(position, seat);
  const points = blue + green + yellow + guilds + temples + wonders + progress + divinities;
  let sum = points * at(WORTH.point, future) + city.coins * at(WORTH.coin, future);
  sum += (city.wood + city.clay + city.stone) * at(WORTH.rawMaterial, future);
  sum += (city.glass + city.papyrus) * at(WORTH.good, future);
  sum += city.rawChoices * at(WORTH.rawChoice, future) + city.goodChoices * at(WORTH.goodChoice, future);
  sum += count(city.fixed & RAW) * at(WORTH.fixedRaw, future);
  if ((city.fixed & ~RAW) !== 0) sum += at(WORTH.fixedGoods, future);
  sum += city.yellow * at(WORTH.yellowCard, future) + city.temple * at(WORTH.temple, future);
  sum += chainsOf(position, city) * at(WORTH.chain, future);
  for (const token of city.progress) sum += PROGRESS_WORTH[token];
  const symbols = isScript(position, seat) ? SYMBOLS_OF_SOLO : SYMBOLS;
  sum += at(symbols[count(city.symbols)] ?? NOTHING, future);
  const ahead = seat === 0 ? position.pawn : -position.pawn;
  if (ahead > 0) sum += at(ADVANCE[ahead] ?? NOTHING, future);
  if (position.pantheon !== null)
    sum += cityOf({ cities: position.pantheon.holdings }, seat).mythologies.length * at(WORTH.mythology, future);
  return sum + unbuilt(position, seat, city, future);
}

const NOTHING: Worth = [0, 0];

/** The bits of wood, clay and stone among fixed prices. */
const RAW = 7;

/** The chains of a city that may still lead on. */
function chainsOf(position: Position, city: CityState): number {
  let chains = 0;
  for (const id of city.cards) {
    const { to } = CARDS[id];
    if (to !== null && CARDS[to].age >= position.age) chains++;
  }
  return chains;
}

/** The wonders that a seat may still construct, less their price. */
function unbuilt(position: Position, seat: Seat, { wonders }: CityState, future: number): number {
  const room = 7 - position.cities[0].built.length - position.cities[1].built.length;
  if (room <= 0) return 0;
  let sum = Math.min(wonders.length, room) * at(WORTH.wonder, future);
  for (const id of wonders) {
    const wonder = wonderOf(position, id);
    if (wonder.again) sum += at(WORTH.anotherTurn, future);
    sum += Math.min(wonderPrice(position, seat, wonder), 15) * at(WORTH.priceOfWonder, future);
  }
  return sum;
}

/** The worth of the cards and divinities that the seat to move can take at once. */
function onOffer(position: Position, seat: Seat): number {
  const top = position.pending[position.pending.length - 1];
  if (top === undefined || top.seat < 0 || position.age === 0) return 0;
  const sign = top.seat === seat ? 1 : -1;
  let best = 0;
  for (const slot of slotsOf(position.open)) {
    const id = faceUp(position, slot);
    if (id === null) continue;
    const card = CARDS[id];
    if (cardPrice(position, top.seat, card) <= funds(position, top.seat))
      best = Math.max(best, lure(position, top.seat, card));
  }
  return sign * (ON_OFFER.card * Math.min(best, 30) + ON_OFFER.divinity * altars(position, top.seat));
}

/** The number of divinities that a seat can afford. More than two count as two. */
function altars(position: Position, seat: Seat): number {
  if (position.pantheon === null || position.age < 2) return 0;
  const { offerings } = cityOf({ cities: position.pantheon.holdings }, seat);
  const means = offerings.reduce<number>((sum, offering) => sum + offering, funds(position, seat));
  let payable = 0;
  for (const [i, place] of position.pantheon.spaces.entries())
    if (place !== null && activationPrice(position, seat, i + 1, place.id) <= means) payable++;
  return Math.min(payable, 2);
}

/** The approximate worth of a card to a seat. */
export function lure(position: Position, seat: Seat, card: Card): number {
  const city = cityOf<CityState>(position, seat);
  const ahead = seat === 0 ? position.pawn : -position.pawn;
  const future = left(position);
  let sum = card.points + 2.5 * card.units * future + 0.3 * card.gain + (card.to === null ? 0 : 1.2 * future);
  if (card.shields > 0) sum += ahead + card.shields >= 9 ? 60 : card.shields * (ahead > 3 ? 2 : 1.2);
  if (card.symbol !== null) {
    const n = count(city.symbols);
    sum += n >= 5 ? 40 : n >= 4 ? 8 : 3;
  }
  if (card.colour === 'temple') sum += 5 + 3 * city.temple;
  if (card.colour === 'guild') sum += 4;
  return sum;
}
