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
export const evaluation = (s: Position, seat: Seat): number => judged(s, seat, WIN);

/**
 * Estimates the final lead of a seat in points, from its assets and its next options. At the end of the game this is the actual lead,
 * and a supremacy counts more than any lead.
 */
export const evaluate = (s: Position, seat: Seat): number => judged(s, seat, SUPREMACY);

function judged(s: Position, seat: Seat, supremacy: number): number {
  if (s.ending === 'military' || s.ending === 'science') return s.winner === seat ? supremacy : -supremacy;
  if (s.ending !== null) return pointsTotal(s, seat) - pointsTotal(s, other(seat));
  const future = left(s);
  return assets(s, seat, future) - assets(s, other(seat), future) + onOffer(s, seat);
}

/** The current points of a seat. */
export const pointsTotal = (s: Position, seat: Seat): number => totalOf(pointsOf(s, seat));

/** The part of the game that is left, from 1 at the beginning to 0 at the end. Early on, production and symbols are worth more. */
const left = (s: Position): number => (3 - s.age + count(s.present) / 20) / 3;

/** Reads the pair by index, because destructuring it in the parameters costs a tenth of a move. */
const at = (worth: Worth, future: number): number => worth[0] + worth[1] * future;

/** The assets of a seat: points for the end, and the means to get more. */
function assets(s: Position, seat: Seat, future: number): number {
  const city = cityOf<CityState>(s, seat);
  const { blue, green, yellow, guilds, temples, wonders, progress, divinities } = pointsOf(s, seat);
  const points = blue + green + yellow + guilds + temples + wonders + progress + divinities;
  let sum = points * at(WORTH.point, future) + city.coins * at(WORTH.coin, future);
  sum += (city.wood + city.clay + city.stone) * at(WORTH.rawMaterial, future);
  sum += (city.glass + city.papyrus) * at(WORTH.good, future);
  sum += city.rawChoices * at(WORTH.rawChoice, future) + city.goodChoices * at(WORTH.goodChoice, future);
  sum += count(city.fixed & RAW) * at(WORTH.fixedRaw, future);
  if ((city.fixed & ~RAW) !== 0) sum += at(WORTH.fixedGoods, future);
  sum += city.yellow * at(WORTH.yellowCard, future) + city.temple * at(WORTH.temple, future);
  sum += chainsOf(s, city) * at(WORTH.chain, future);
  for (const token of city.progress) sum += PROGRESS_WORTH[token];
  const symbols = isScript(s, seat) ? SYMBOLS_OF_SOLO : SYMBOLS;
  sum += at(symbols[count(city.symbols)] ?? NOTHING, future);
  const ahead = seat === 0 ? s.pawn : -s.pawn;
  if (ahead > 0) sum += at(ADVANCE[ahead] ?? NOTHING, future);
  if (s.pantheon !== null)
    sum += cityOf({ cities: s.pantheon.holdings }, seat).mythologies.length * at(WORTH.mythology, future);
  return sum + unbuilt(s, seat, city, future);
}

const NOTHING: Worth = [0, 0];

/** The bits of wood, clay and stone among fixed prices. */
const RAW = 7;

/** The chains of a city that may still lead on. */
function chainsOf(s: Position, city: CityState): number {
  let chains = 0;
  for (const id of city.cards) {
    const { to } = CARDS[id];
    if (to !== null && CARDS[to].age >= s.age) chains++;
  }
  return chains;
}

/** The wonders that a seat may still construct, less their price. */
function unbuilt(s: Position, seat: Seat, { wonders }: CityState, future: number): number {
  const room = 7 - s.cities[0].built.length - s.cities[1].built.length;
  if (room <= 0) return 0;
  let sum = Math.min(wonders.length, room) * at(WORTH.wonder, future);
  for (const id of wonders) {
    const wonder = wonderOf(s, id);
    if (wonder.again) sum += at(WORTH.anotherTurn, future);
    sum += Math.min(wonderPrice(s, seat, wonder), 15) * at(WORTH.priceOfWonder, future);
  }
  return sum;
}

/** The worth of the cards and divinities that the seat to move can take at once. */
function onOffer(s: Position, seat: Seat): number {
  const top = s.pending[s.pending.length - 1];
  if (top === undefined || top.seat < 0 || s.age === 0) return 0;
  const sign = top.seat === seat ? 1 : -1;
  let best = 0;
  for (const slot of slotsOf(s.open)) {
    const id = faceUp(s, slot);
    if (id === null) continue;
    const card = CARDS[id];
    if (cardPrice(s, top.seat, card) <= funds(s, top.seat)) best = Math.max(best, lure(s, top.seat, card));
  }
  return sign * (ON_OFFER.card * Math.min(best, 30) + ON_OFFER.divinity * altars(s, top.seat));
}

/** The number of divinities that a seat can afford. More than two count as two. */
function altars(s: Position, seat: Seat): number {
  if (s.pantheon === null || s.age < 2) return 0;
  const { offerings } = cityOf({ cities: s.pantheon.holdings }, seat);
  const means = offerings.reduce<number>((sum, offering) => sum + offering, funds(s, seat));
  let payable = 0;
  for (const [i, place] of s.pantheon.spaces.entries())
    if (place !== null && activationPrice(s, seat, i + 1, place.id) <= means) payable++;
  return Math.min(payable, 2);
}

/** The approximate worth of a card to a seat. */
export function lure(s: Position, seat: Seat, card: Card): number {
  const city = cityOf<CityState>(s, seat);
  const ahead = seat === 0 ? s.pawn : -s.pawn;
  const future = left(s);
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
