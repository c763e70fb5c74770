import type { Seat } from '@wonders/core';
import type { Bonus } from '../components/cards.js';
import { VERSUS } from '../components/supplies.js';
import { type Items, TILES } from '../components/tiles.js';
import { suppliesOf } from '../options.js';
import { cardPoints, districtPoints } from '../scoring.js';
import { isSolo, own, type Position, SCRIPT_SEAT } from '../state/position.js';
import { characterCard, keptCard } from '../table/tableau.js';

/**
 * What the house bot thinks things are worth, in points at the beginning of a game. All of it shrinks with the part of
 * the game that is still to come, so that at the end only the score counts.
 */
const VALUES = {
  resource: 1,
  /** The first tile of the stash; each further one is worth `fade` times the one before. */
  tile: 2,
  fade: 0.85,
  /** What number 20 adds to a tile, lower numbers in proportion. */
  number: 1.5,
  /** A tile that an arrow may bring. */
  tileGained: 1.4,
  /** How often an arrow pays. */
  arrow: 4,
  /** What an equals card still grows by. */
  equals: 2,
  /** A building, and each resource on it. */
  building: 0.5,
  placed: 0.3,
  /** A point in a district is as yet worth so much less. */
  districtRisk: 0.4,
} as const;

/** Winning, at the end of the game. */
const VICTORY = 30;

/** A number of a player; nothing where a view hides it. */
const shown = (number: number | 'hidden'): number => (typeof number === 'number' ? number : 0);

/** The number that a hidden tile has on average. */
const MIDDLE = 10;

/** The tiles that are there at the first round against Hal. */
const TILES_AT_FIRST = 39;

/** The part of the game that is still to come, by what ends it: the tiles, or somebody's resources. */
function partLeft(draft: Position): number {
  const all = suppliesOf(draft.options).resources;
  const tiles = (draft.unseen.length - draft.removed) / TILES_AT_FIRST;
  if (isSolo(draft)) return Math.min(1, tiles, own(draft, SCRIPT_SEAT).resources / all);
  const unplaced = Math.min(...draft.players.map(({ resources, supply }) => shown(resources) + shown(supply)));
  return Math.min(1, draft.emptied > 0 ? tiles / 2 : tiles, unplaced / all);
}

function bonusWorth(bonus: Bonus, left: number): number {
  if (bonus.kind === 'flat') return 0;
  if (bonus.kind !== 'on-action') return VALUES.equals * left;
  const { resource, tile, point }: Items = bonus.gain;
  return ((resource * VALUES.resource + tile * VALUES.tileGained) * left + point) * VALUES.arrow * left;
}

/** What a seat has, and what that promises. Hal's arrows and resources promise him nothing. */
function value(draft: Position, seat: Seat, inDistricts: number, left: number): number {
  const each = own(draft, seat);
  const isHal = isSolo(draft) && seat === SCRIPT_SEAT;
  let sum = shown(each.points) + cardPoints(draft, seat) + inDistricts * (1 - VALUES.districtRisk * left);
  for (const card of each.tableau) {
    const { bonus } = keptCard(draft.options, card);
    if (!isHal || bonus.kind !== 'on-action') sum += bonusWorth(bonus, left);
  }
  for (const { owner, tiles } of draft.city)
    if (owner === seat) sum += (VALUES.building + VALUES.placed * tiles.length) * left;
  if (isHal) return sum;
  for (const card of each.characters)
    if ((card as string) !== 'hidden') sum += bonusWorth(characterCard(draft.options, card).bonus, left);
  sum += VERSUS.newHandPoints * each.newHands + shown(each.resources) * VALUES.resource * left;
  let share = VALUES.tile;
  for (const tile of each.tiles) {
    const number = (tile as string) === 'hidden' ? MIDDLE : TILES[tile].number;
    sum += (share + (VALUES.number * number) / 20) * left;
    share *= VALUES.fade;
  }
  return sum;
}

/** How far a seat is ahead of the best of the others, in points that it may expect; what others hide counts as the average. */
export function evaluate(draft: Position, seat: Seat): number {
  const left = draft.ending === null ? partLeft(draft) : 0;
  const districts = districtPoints(draft);
  let [mine, best] = [0, Number.NEGATIVE_INFINITY];
  for (let each = 0; each < draft.players.length; each++) {
    const worth = value(draft, each, districts[each] ?? 0, left);
    if (each === seat) mine = worth;
    else best = Math.max(best, worth);
  }
  return mine - best;
}

/** The same for the house bot, to whom winning is worth more than points. */
export function prospect(draft: Position, seat: Seat): number {
  const lead = evaluate(draft, seat);
  if (draft.ending === null) return lead;
  return lead + (lead > 0 ? VICTORY : -VICTORY);
}
