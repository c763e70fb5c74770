import type { Seat } from '@wonders/core';
import type { Card } from '../components/cards.js';
import { CARDS } from '../components/cards.js';
import { count, slotsOf } from '../components/layouts.js';
import { cardPrice } from '../costs.js';
import { pointsOf } from '../scoring.js';
import type { CityState, Position } from '../state/index.js';
import { cityOf, funds, other } from '../state/index.js';
import { faceUp } from '../table/structure.js';

/** What 0 to 5 different symbols are worth beyond their points: the sixth wins. */
const SYMBOLS = [0, 1, 2.5, 4.5, 8, 15] as const;

/** What the pawn's advantage is worth beyond its points, by spaces: the ninth wins. */
const ADVANCE = [0, 0.5, 1, 1.5, 2, 3, 4, 6.5, 10, 0] as const;

const WIN = 1000;

/** How good a position is for a seat: what it has, what it can still do, and what it leaves to the other one. */
export function evaluation(s: Position, seat: Seat): number {
  if (s.ending === 'military' || s.ending === 'science') return s.winner === seat ? WIN : -WIN;
  const mine = assets(s, seat) - assets(s, other(seat));
  if (s.ending !== null) return 10 * (pointsTotal(s, seat) - pointsTotal(s, other(seat)));
  return mine + tempo(s, seat);
}

/** What a supremacy is worth in points, for whoever counts points: more than any lead. */
const SUPREMACY = 60;

/**
 * By how many points a seat will be ahead at the end, roughly: its assets and what it can do next; at the end itself the lead in
 * points, of which a supremacy is worth more than any.
 */
export function evaluate(s: Position, seat: Seat): number {
  if (s.ending === null) return evaluation(s, seat);
  if (s.ending === 'points') return pointsTotal(s, seat) - pointsTotal(s, other(seat));
  return s.winner === seat ? SUPREMACY : -SUPREMACY;
}

/** The points of a seat as the position stands. */
export const pointsTotal = (s: Position, seat: Seat): number =>
  Object.values(pointsOf(s, seat)).reduce((sum, each) => sum + each, 0);

/** The turns that are left make engines worth more, and coins. */
const left = (s: Position): number => (3 - s.age + count(s.present) / 20) / 3;

function assets(s: Position, seat: Seat): number {
  const city = cityOf<CityState>(s, seat);
  const ahead = seat === 0 ? s.pawn : -s.pawn;
  const future = left(s);
  let sum = pointsTotal(s, seat) + (SYMBOLS[count(city.symbols)] ?? 0);
  if (ahead > 0) sum += ADVANCE[ahead] ?? 0;
  sum += future * (2.2 * (city.wood + city.clay + city.stone) + 2.6 * (city.glass + city.papyrus));
  sum += future * (3 * city.rawChoices + 3 * city.goodChoices + 1.2 * count(city.fixed));
  sum += 0.25 * Math.min(city.coins + city.astarte, 12);
  sum += 1.2 * count(city.chains) * future + 3.5 * city.progress.length * (0.5 + future);
  sum += Math.min(city.wonders.length, 7 - s.cities[0].built.length - s.cities[1].built.length) * 2;
  const holding = s.pantheon === null ? null : cityOf({ cities: s.pantheon.holdings }, seat);
  if (holding !== null) sum += holding.offerings.reduce((all, each) => all + 0.6 * each, 0);
  return sum;
}

/** What the seat to move can take at once; another turn of one's own is worth as much as the best card. */
function tempo(s: Position, seat: Seat): number {
  const top = s.pending[s.pending.length - 1];
  if (top === undefined || top.seat < 0) return 0;
  const sign = top.seat === seat ? 1 : -1;
  if (top.kind !== 'turn') return sign * 4;
  let best = 2;
  let dread = 0;
  for (const slot of slotsOf(s.open)) {
    const id = faceUp(s, slot);
    if (id === null) continue;
    const card = CARDS[id];
    if (cardPrice(s, top.seat, card) <= funds(s, top.seat)) best = Math.max(best, lure(s, top.seat, card));
    dread = Math.max(dread, lure(s, other(top.seat), card));
  }
  return sign * (0.7 * best - 0.1 * dread);
}

/** What a card is worth to a seat, roughly. */
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
