import type { Seat } from '@wonders/core';
import { discOf } from '../components/discs.js';
import { TYPES } from '../components/types.js';
import { SPACES, WONDERS } from '../components/wonders.js';
import { bonusOf } from '../scoring.js';
import { entry, type Position, tablesOf } from '../state/index.js';
import { cardsInHands, handSize } from '../table/hands.js';
import { pointsOf } from '../table/points.js';
import { cardsNeeded } from '../table/wonders.js';
import { CARD_IN_BALANCE, MOST_FOR_A_CARD } from './efforts.js';
import { wonderValue } from './sites.js';

// What things promise, in points: fitted to games between house bots.
const ACTION_CARD = 3.2;
/** The share of the worth of parts on unfinished wonders that stays: others build there, too. */
const PARTS = 0.45;
const DISCS = 1.1;
/** To be the active seat. */
const ACTIVE = 1.7;

/** What the wonders that are not finished promise each seat, in points (EIGHT-205). */
function addWonders(position: Position, tables: ReturnType<typeof tablesOf>, sums: number[]): void {
  for (let wonder = 0; wonder < WONDERS.length; wonder++) {
    let [left, numbers] = [0, 0];
    for (let space = wonder * SPACES; space < (wonder + 1) * SPACES; space++) {
      const id = entry(position.spaces, space);
      if (id === null) continue;
      left++;
      numbers += discOf(id).number;
    }
    if (left === 0) continue;
    const values = wonderValue({ view: position, tables }, entry(position.parts, wonder), left, numbers);
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + (PARTS * (values[seat] ?? 0)) / 100;
  }
}

/** EIGHT-226: what a card promises, in points: the scarcer cards are for the discs left, the more. */
const cardValue = (position: Position): number =>
  Math.min(
    MOST_FOR_A_CARD / 100,
    ((CARD_IN_BALANCE / 100) * cardsNeeded(position)) / Math.max(1, cardsInHands(position)),
  );

/**
 * By how many points a seat is ahead of the best of the others: the points it has, what its parts of unfinished wonders, its
 * discs and its cards promise, and the turn. Two-coloured discs count by their first colour.
 */
export function evaluate(position: Position, seat: Seat): number {
  const sums = position.scores.map((_, each) => pointsOf(position, each));
  if (position.pending.length > 0) {
    const tables = tablesOf(position);
    addWonders(position, tables, sums);
    const card = cardValue(position);
    for (let each = 0; each < sums.length; each++) {
      const counts = TYPES.map(() => 0);
      for (const id of entry(position.discs, each)) {
        const type = entry(discOf(id).types, 0);
        counts[type] = entry(counts, type) + 1;
      }
      const actionCards = entry(position.actions, each).length + entry(position.hiddenActions, each);
      let promised = card * handSize(position, each) + ACTION_CARD * actionCards;
      for (const count of counts) promised += DISCS * bonusOf(tables, count);
      if (each === position.active) promised += ACTIVE;
      sums[each] = (sums[each] ?? 0) + promised;
    }
  }
  let best = Number.NEGATIVE_INFINITY;
  for (let each = 0; each < sums.length; each++) if (each !== seat) best = Math.max(best, sums[each] ?? 0);
  return (sums[seat] ?? 0) - best;
}
