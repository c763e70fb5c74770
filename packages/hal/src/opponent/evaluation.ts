import type { Seat } from '@wonders/core';
import type { Bonus } from '../components/cards.js';
import { VERSUS } from '../components/setup.js';
import { type Items, TILES } from '../components/tiles.js';
import { cardPoints, character, districtPoints, kept } from '../scoring.js';
import { tableOf } from '../setup.js';
import { type Draft, HAL, isSolo, player } from '../state.js';

/** What the house bot thinks things are worth, in points; `left` is the part of the game that is still to come. */
export const WEIGHTS = {
  /** A point in a district, at the start of the game; at the end it is a point. */
  district: 0.6,
  /** A resource in the stash, times `left`. */
  resource: 1.0,
  /** The same at the end of the game. */
  lateResource: 0,
  /** A tile in the stash, times `left`; each further one is worth less. */
  tile: 2.0,
  fade: 0.85,
  /** A tile of number 20, times `left`, beside the above. */
  number: 1.5,
  /** How often an arrow pays in a whole game. */
  arrow: 4,
  /** What an equals card grows by in a whole game. */
  equals: 2,
  /** A building, times `left`. */
  building: 0.5,
  /** A resource on a building outside districts, times `left`. */
  alone: 0.3,
  /** How much the opponents' values count. */
  others: 1,
  /** Winning. */
  win: 30,
};
export type Weights = typeof WEIGHTS;

/** The part of the game that is still to come, by what ends it. */
function partLeft(draft: Draft): number {
  const tiles = (draft.unseen.length - draft.removed) / 39;
  const all = tableOf(draft.options).resources;
  if (isSolo(draft)) return Math.min(1, tiles, player(draft, HAL).resources / all);
  const placed = Math.min(...draft.players.map(({ resources, supply }) => resources + supply)) / all;
  return Math.min(1, draft.emptied > 0 ? tiles / 2 : tiles, placed);
}

function worth({ resource, tile, point }: Items, w: Weights, left: number): number {
  return resource * w.resource * left + tile * w.tile * left * 0.7 + point;
}

function bonusWorth(bonus: Bonus, w: Weights, left: number): number {
  if (bonus.kind === 'on-action') return worth(bonus.gain, w, left) * w.arrow * left;
  return bonus.kind === 'flat' ? 0 : w.equals * left;
}

/** What a seat has, and what that promises. */
function value(draft: Draft, seat: Seat, districts: readonly number[], w: Weights, left: number): number {
  const each = player(draft, seat);
  const hal = isSolo(draft) && seat === HAL;
  let sum = each.points + cardPoints(draft, seat) + (districts[seat] ?? 0) * (w.district * left + 1 - left);
  for (const card of each.tableau) {
    const { bonus } = kept(draft.options, card);
    if (!hal || bonus.kind !== 'on-action') sum += bonusWorth(bonus, w, left);
  }
  for (const { owner, tiles } of draft.city) if (owner === seat) sum += (w.building + w.alone * tiles.length) * left;
  if (hal) return sum;
  sum += VERSUS.newHandPoints * each.newHands;
  for (const card of each.characters) sum += bonusWorth(character(draft.options, card).bonus, w, left);
  sum += each.resources * (w.resource * left + w.lateResource);
  let share = w.tile * left;
  for (const tile of each.tiles) {
    sum += share + (w.number * left * TILES[tile].number) / 20;
    share *= w.fade;
  }
  return sum;
}

/** How far a seat is ahead of the best of the others, in points that it may expect. */
export function evaluate(draft: Draft, seat: Seat, w: Weights = WEIGHTS): number {
  const left = draft.over === null ? partLeft(draft) : 0;
  const districts = districtPoints(draft);
  const values = draft.players.map((_, each) => value(draft, each, districts, w, left));
  const others = Math.max(...values.filter((_, each) => each !== seat));
  const lead = (values[seat] ?? 0) - w.others * others;
  if (draft.over === null) return lead;
  return lead + (lead > 0 ? w.win : -w.win);
}
