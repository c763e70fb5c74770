import type { Seat } from '@wonders/core';
import type { Bonus } from '../components/cards.js';
import type { CharacterId } from '../components/characters.js';
import { VERSUS } from '../components/supplies.js';
import { type Items, TILES, type TileId } from '../components/tiles.js';
import { suppliesOf } from '../options.js';
import type { Lead } from '../reasons/lead.js';
import { cardPoints, districtPoints } from '../scoring.js';
import { isScript, isSolo, own, type Position, SCRIPT_SEAT } from '../state/index.js';
import { characterCard, keptBonus } from '../table/tableau.js';

/**
 * The house bot's values, in points at the beginning of a game. They shrink with the part of the game that is still to come, so that
 * only the score counts at the end.
 */
const VALUES = {
  resource: 1,
  /** The first tile of the stash; each further tile is worth `fade` times the one before. */
  tile: 2,
  fade: 0.85,
  /** What the number 20 adds to a tile; lower numbers add in proportion. */
  number: 1.5,
  /** A tile that an arrow may bring. */
  tileGained: 1.4,
  /** How often an arrow will pay. */
  arrow: 3,
  /** How much an equals card will still grow. */
  equals: 2,
  /** A building, and each resource on it. */
  building: 0.5,
  placed: 0.3,
  /** The same of Hal: he keeps more equals cards than others, and lives on districts. */
  placedByHal: 1.6,
  /** How much less a point in a district is worth as long as it can be lost. */
  districtRisk: 0.4,
} as const;

/** What a victory is worth. */
export const VICTORY = 30;

/** A number of a player, 0 if the view hides it. */
const shown = (number: number | 'hidden'): number => (typeof number === 'number' ? number : 0);

/** The average number of a hidden tile. */
const MIDDLE = 10;

/** The tile supply in the first round against Hal. */
const TILES_AT_FIRST = 39;

/** The part of the game that is still to come: tiles or resources that run out will end it. */
function partLeft(position: Position): number {
  const all = suppliesOf(position.options).resources;
  const tiles = (position.unseen.length - position.removed) / TILES_AT_FIRST;
  if (isSolo(position)) return Math.min(1, tiles, own(position, SCRIPT_SEAT).resources / all);
  const unplaced = Math.min(...position.players.map(({ resources, supply }) => shown(resources) + supply));
  return Math.min(1, position.emptied > 0 ? tiles / 2 : tiles, unplaced / all);
}

function bonusValue(bonus: Bonus, left: number): number {
  if (bonus.kind === 'flat') return 0;
  if (bonus.kind !== 'on-action') return VALUES.equals * left;
  const { resource, tile, point }: Items = bonus.gain;
  return ((resource * VALUES.resource + tile * VALUES.tileGained) * left + point) * VALUES.arrow * left;
}

/** What the cards, buildings, resources and tiles of a seat promise. Hal's arrows and resources promise him nothing. */
function prospectsOf(position: Position, seat: Seat, left: number): number {
  const { options, city } = position;
  const each = own(position, seat);
  const isHal = isScript(position, seat);
  const placed = isHal ? VALUES.placedByHal : VALUES.placed;
  let sum = 0;
  for (const card of each.tableau) {
    const bonus = keptBonus(options, card);
    if (!isHal || bonus.kind !== 'on-action') sum += bonusValue(bonus, left);
  }
  for (const { owner, tiles } of city) if (owner === seat) sum += (VALUES.building + placed * tiles.length) * left;
  if (isHal) return sum;
  for (const card of each.characters as readonly (CharacterId | 'hidden')[])
    if (card !== 'hidden') sum += bonusValue(characterCard(options, card).bonus, left);
  sum += shown(each.resources) * VALUES.resource * left;
  let share = VALUES.tile;
  for (const tile of each.tiles as readonly (TileId | 'hidden')[]) {
    const number = tile === 'hidden' ? MIDDLE : TILES[tile].number;
    sum += (share + (VALUES.number * number) / 20) * left;
    share *= VALUES.fade;
  }
  return sum;
}

/** What one seat has and expects. */
function assets(position: Position, seat: Seat, districts: number, { left, bySeat }: Promises): Lead {
  const { points, newHands } = own(position, seat);
  const inHand = shown(points) + VERSUS.newHandPoints * newHands;
  const cards = cardPoints(position, seat);
  const prospects = (bySeat[seat] ?? 0) - districts * VALUES.districtRisk * left;
  return { points: inHand, cards, districts, prospects, victory: 0, total: inHand + cards + districts + prospects };
}

/** What is promised to each seat, and the part of the game that is still to come. */
interface Promises {
  readonly left: number;
  readonly bySeat: readonly number[];
}

/** What is promised to each seat. It does not depend on which tiles show in the city. */
export function promisesOf(position: Position): Promises {
  const left = position.ending === null ? partLeft(position) : 0;
  return { left, bySeat: position.players.map((_, seat) => prospectsOf(position, seat, left)) };
}

/** How far a seat is ahead, in points that it may expect at the end. */
export function leadOf(position: Position, seat: Seat, promises: Promises = promisesOf(position)): Lead {
  const districts = districtPoints(position);
  const mine = assets(position, seat, districts[seat] ?? 0, promises);
  let best: Lead | undefined;
  for (let other = 0; other < position.players.length; other++) {
    if (other === seat) continue;
    const theirs = assets(position, other, districts[other] ?? 0, promises);
    if (best === undefined || theirs.total > best.total) best = theirs;
  }
  const behind = best ?? mine;
  const lead = mine.total - behind.total;
  const victory = position.ending === null ? 0 : lead > 0 ? VICTORY : -VICTORY;
  return {
    points: mine.points - behind.points,
    cards: mine.cards - behind.cards,
    districts: mine.districts - behind.districts,
    prospects: mine.prospects - behind.prospects,
    victory,
    total: lead + victory,
  };
}

/** How far a seat is ahead of the best of the others, in points that it may expect at the end. Hidden tiles count as average ones. */
export function evaluate(position: Position, seat: Seat): number {
  const { total, victory } = leadOf(position, seat);
  return total - victory;
}

/** The mean of several leads, weighted by their shares of the cases. */
export function meanLead(leads: readonly { readonly lead: Lead; readonly part: number }[]): Lead {
  const mean = { points: 0, cards: 0, districts: 0, prospects: 0, victory: 0, total: 0 };
  for (const { lead, part } of leads) {
    mean.points += part * lead.points;
    mean.cards += part * lead.cards;
    mean.districts += part * lead.districts;
    mean.prospects += part * lead.prospects;
    mean.victory += part * lead.victory;
    mean.total += part * lead.total;
  }
  return mean;
}
