import { deepFreeze, marginOf, type Outcome, rank, type Score, type Seat } from '@wonders/core';
import { CARDS, TEMPLE_POINTS } from './components/cards.js';
import { militaryPoints } from './components/military.js';
import type { CityState, Ending, Position } from './state/index.js';
import { cityOf } from './state/index.js';
import { majority, wonderOf } from './table/city.js';

/**
 * The lines of the score sheet.
 *
 * @category Contract
 */
export const CATEGORIES = /* @__PURE__ */ deepFreeze([
  'military',
  'blue',
  'green',
  'yellow',
  'guilds',
  'temples',
  'wonders',
  'progress',
  'divinities',
  'coins',
] as const);
/**
 * A line of the score sheet.
 *
 * @category Score
 */
export type Category = (typeof CATEGORIES)[number];

/**
 * How a game ended, with the points of each seat: its `ending` is one of `ENDINGS`.
 *
 * @category Score
 */
export interface Result extends Outcome<Category, Ending> {}

/**
 * DUEL-074: the current points of a seat.
 *
 * @category Score
 */
export function pointsOf(position: Position, seat: Seat): Readonly<Record<Category, number>> {
  const city = cityOf<CityState>(position, seat);
  let blue = 0;
  let green = 0;
  let yellow = 0;
  let guilds = 0;
  for (const id of city.cards) {
    const { colour, points, majority: guild } = CARDS[id];
    if (points > 0) {
      if (colour === 'blue') blue += points;
      else if (colour === 'green') green += points;
      else if (colour === 'yellow') yellow += points;
    }
    // DUEL-075: each guild counts in the city that has more.
    else if (guild !== null) guilds += guild[1] * majority(position, guild[0]);
  }
  const ahead = seat === 0 ? position.pawn > 0 : position.pawn < 0;
  return {
    military: ahead ? militaryPoints(position.pawn) : 0,
    blue,
    green,
    yellow,
    guilds,
    temples: TEMPLE_POINTS[city.temple] ?? 0,
    wonders: city.built.reduce((sum, { wonder }) => sum + wonderOf(position, wonder).points, 0),
    progress: progressPoints(position, seat),
    divinities: divinityPoints(position, seat),
    coins: Math.floor(city.coins / 3),
  };
}

/** DUEL-061. */
function progressPoints(position: Position, seat: Seat): number {
  const { progress } = cityOf<CityState>(position, seat);
  const holding = position.pantheon === null ? null : cityOf({ cities: position.pantheon.holdings }, seat);
  let sum = 0;
  for (const token of progress) {
    if (token === 'agriculture') sum += 4;
    if (token === 'philosophy') sum += 7;
    if (token === 'mathematics') sum += 3 * progress.length;
    if (token === 'mysticism' && holding !== null) sum += 2 * (holding.mythologies.length + holding.offerings.length);
  }
  return sum;
}

/** DUEL-074: Aphrodite, and the coins left on Astarte. */
function divinityPoints(position: Position, seat: Seat): number {
  if (position.pantheon === null) return 0;
  const { divinities } = cityOf({ cities: position.pantheon.holdings }, seat);
  return (divinities.includes('aphrodite') ? 9 : 0) + cityOf<CityState>(position, seat).astarte;
}

type Points = Readonly<Record<Category, number>>;

/** The sum of the lines of a score sheet. */
export const totalOf = (p: Points): number =>
  p.military + p.blue + p.green + p.yellow + p.guilds + p.temples + p.wonders + p.progress + p.divinities + p.coins;

const scoreOf = (position: Position, seat: Seat): Score<Category> => {
  const categories = pointsOf(position, seat);
  const total = totalOf(categories);
  return { seat, total, categories, order: [Number(position.winner === seat), total, categories.blue] };
};

/** DUEL-076: most points, then most points on blue cards, then the victory is shared. */
export function byPoints(position: Position): { readonly ending: Ending; readonly winner: Seat | null } {
  const one = pointsOf(position, 0);
  const two = pointsOf(position, 1);
  const byTotal = leader(totalOf(one) - totalOf(two));
  if (byTotal !== null) return { ending: 'points', winner: byTotal };
  const byBlue = leader(one.blue - two.blue);
  return { ending: byBlue === null ? 'shared' : 'blue-cards', winner: byBlue };
}

/** The seat that leads, by how far seat 0 is ahead. */
const leader = (ahead: number): Seat | null => (ahead > 0 ? 0 : ahead < 0 ? 1 : null);

/** DUEL-073, DUEL-076: supremacy, which no score decides, or the points and then those of the blue cards. */
export function outcome(position: Position): Result {
  const scores = [scoreOf(position, 0), scoreOf(position, 1)];
  // The order begins with the winner, whom a supremacy names.
  const margin = position.ending === 'military' || position.ending === 'science' ? null : marginOf(scores, 1);
  return { ...rank(position.ending ?? 'points', scores), margin };
}
