import type { Seat } from '@wonders/core';
import { COIN, GREEN, SYMBOLS } from '../components/cards.js';
import { bestValue, costOf, ownedAids } from '../costs.js';
import { outcome } from '../scoring/index.js';
import { isAges, isScript, isSolo, PLAYER_SEAT, type Position } from '../state/index.js';
import { areaAt, isAvailable, shieldsOf, stagesOf } from '../table/area.js';
import { calmPromise } from './calm.js';

/** The part of its points that the nearest stage promises, and each other stage that may be built. */
const NEAREST = 0.7;
const FURTHER = 0.15;
/** The expected points of a science symbol, a Progress token, a shield and a coin. */
const SYMBOL = 1.5;
const TOKEN = 2;
const SHIELD = 0.6;
const YELLOW = 0.4;

/** The expected points of a seat's cards for the stages of its Wonder. */
function stagePromise(position: Position, seat: Seat): number {
  const area = areaAt(position, seat);
  const aids = ownedAids(area);
  let [best, sum] = [0, 0];
  for (const [i, { vp }] of stagesOf(area).entries()) {
    if (!isAvailable(area, i)) continue;
    const { count, kind } = costOf(area, i);
    const near = (vp * Math.min(count, bestValue(area, kind === 'identical', aids))) / count;
    best = Math.max(best, near);
    sum += near;
  }
  return NEAREST * best + FURTHER * sum;
}

/** Whether the player alone can end the game: against an Opponent that builds nothing. */
const isCalm = (position: Position): boolean =>
  isSolo(position) && !isAges(position) && !position.options.opponentBuilds;

/** What a seat has beyond its points. The Opponent builds only with the option. */
function promise(position: Position, seat: Seat): number {
  if (isCalm(position)) return seat === PLAYER_SEAT ? calmPromise(position) : 0;
  const area = areaAt(position, seat);
  let sum = TOKEN * area.tokens.length + SHIELD * shieldsOf(area) + YELLOW * (area.cards[COIN] ?? 0);
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) if ((area.cards[GREEN + symbol] ?? 0) > 0) sum += SYMBOL;
  const builds = !isScript(position, seat) || position.options.opponentBuilds;
  return builds ? sum + stagePromise(position, seat) : sum;
}

/**
 * By how many points a seat is ahead of the best other seat. Counts the scores that decide who wins, before the difficulty
 * adjusts them, and what cards, symbols, shields and tokens promise.
 */
export function evaluate(position: Position, seat: Seat): number {
  const { scores } = outcome(position);
  let [mine, best] = [0, Number.NEGATIVE_INFINITY];
  for (const { seat: each, order } of scores) {
    const sum = (order[0] ?? 0) + (position.pending.length > 0 ? promise(position, each) : 0);
    if (each === seat) mine = sum;
    else best = Math.max(best, sum);
  }
  return mine - best;
}
