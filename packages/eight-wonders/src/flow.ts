import { CHANCE, MOST_STEPS, type Seat, stuck } from '@wonders/core';
import { ask } from './chance.js';
import { sum, total } from './components/cards.js';
import { STARTING_HAND } from './components/types.js';
import { WONDERS } from './components/wonders.js';
import type { Sink } from './events.js';
import { actionPoints, discPoints, scoresOf } from './scoring.js';
import { type Draft, decision, type Ending, entry, tablesOf } from './state/index.js';
import { actionsHeld } from './table/action-cards.js';
import { rejectedPoints, seatsWithOffers } from './table/offers.js';
import { returnParts } from './table/parts.js';
import { reshuffle } from './table/piles.js';
import { gain } from './table/points.js';
import { after, turnOrderTrack } from './table/track.js';
import { discsShowing, isFinished, wonderOf } from './table/wonders.js';

/** Runs everything that needs no decision, until a decision is on top or the game is over. */
export function settle(draft: Draft, emit?: Sink): void {
  for (let left = MOST_STEPS; draft.phase !== 'over'; left--) {
    if (left === 0) stuck();
    const top = draft.pending.at(-1);
    if (top?.seat === CHANCE) return;
    const drawer = nextToDraw(draft);
    if (drawer !== undefined) drawCard(draft, drawer, emit);
    else if (top !== undefined) return;
    else goOn(draft, emit);
  }
}

/** One step of the phase, when nothing is pending. */
function goOn(draft: Draft, emit?: Sink): void {
  const { active } = draft;
  switch (draft.phase) {
    case 'discs': // EIGHT-12
      if (draft.box.length > 0) ask(draft, 'disc', 0, emit);
      else {
        draft.phase = 'hands';
        draft.owed.fill(STARTING_HAND); // EIGHT-16
      }
      break;
    case 'hands':
      draft.phase = 'order';
      if (draft.options.startSeat === 'random') ask(draft, 'start', 0, emit);
      else {
        draft.active = draft.options.startSeat;
        emit?.({ kind: 'next-turn', seat: draft.active });
      }
      break;
    case 'order':
      draft.phase = 'turn';
      break;
    case 'turn':
    case 'select':
      draft.pending.push(decision(draft.phase, active));
      break;
    case 'offer':
      draft.pending.push(decision('offer', after(draft, active)));
      break;
    case 'triple':
      scoreRejected(draft, emit);
      break;
    case 'reward':
      draft.phase = 'clear';
      if (draft.options.actionCards) ask(draft, 'action', active, emit); // EIGHT-107
      break;
    case 'clear':
      returnParts(draft, wonderOf(draft.site ?? 0), emit); // EIGHT-108
      draft.site = null;
      afterBuild(draft, emit);
      break;
    case 'end':
      endTurn(draft, emit);
      break;
    case 'double':
      if (actionsHeld(draft, active) > 0)
        draft.pending.push(decision('double', active)); // EIGHT-126
      else nextTurn(draft, false, emit);
      break;
    case 'draw':
      draft.phase = 'turn';
      break;
    case 'count':
      if (!nameAction(draft, emit)) count(draft, emit);
      break;
    default:
      draft.phase satisfies 'over';
  }
}

/** EIGHT-16, EIGHT-35: draws go clockwise from the active seat; at the end of a turn its column has moved on already (EIGHT-33). */
function nextToDraw({ owed, active, phase }: Draft): Seat | undefined {
  const first = phase === 'draw' ? active + owed.length - 1 : active;
  for (let step = 0; step < owed.length; step++) {
    const seat = (first + step) % owed.length;
    if ((owed[seat] as number) > 0) return seat;
  }
  return undefined;
}

/** EIGHT-36: an empty draw pile is made anew; if no card is left, the draw is skipped. */
function drawCard(draft: Draft, seat: Seat, emit?: Sink): void {
  if (total(draft.pile) === sum(draft.hidden)) {
    if (total(draft.discard) === 0) {
      draft.owed[seat] = 0;
      return;
    }
    reshuffle(draft, emit);
  }
  ask(draft, 'card', seat, emit);
}

/** EIGHT-31: at the end of a turn a stall ends the game; else a Double turn can be played. */
function endTurn(draft: Draft, emit?: Sink): void {
  const { players, stallRounds } = draft.options;
  draft.turns++;
  emit?.({ kind: 'turn-ended', seat: draft.active });
  // EIGHT-133
  if (draft.idle >= stallRounds * players) end(draft, 'stall', emit);
  else draft.phase = 'double';
}

/** EIGHT-31, EIGHT-32: the column of the active seat goes behind all others and every seat draws, unless the seat plays again. */
export function nextTurn(draft: Draft, again: boolean, emit?: Sink): void {
  draft.phase = 'turn';
  if (!again) {
    draft.active = after(draft, draft.active);
    draft.owed.fill(1);
    draft.phase = 'draw';
  }
  emit?.({ kind: 'next-turn', seat: draft.active });
}

/** EIGHT-82, EIGHT-87, EIGHT-130, EIGHT-153: the game ends when no disc shows one of the types any more, else the turn does. */
function afterBuild(draft: Draft, emit?: Sink): void {
  if (discsShowing(draft).includes(0)) end(draft, 'type-gone', emit);
  else draft.phase = 'end';
}

function end(draft: Draft, ending: Ending, emit?: Sink): void {
  draft.ending = ending;
  draft.phase = 'count';
  emit?.({ kind: 'ended', ending });
}

/**
 * EIGHT-125: every seat with a correct card in an offer that is turned down and an action card in hand is asked, clockwise from the
 * active seat. If there is none, the offers score at once.
 */
export function turnDownOffers(draft: Draft, emit?: Sink): void {
  draft.phase = 'triple';
  const rejected = seatsWithOffers(draft);
  for (const seat of [...turnOrderTrack(draft)].reverse())
    if (rejected.includes(seat) && actionsHeld(draft, seat) > 0) draft.pending.push(decision('triple', seat));
  if (draft.pending.length === 0) scoreRejected(draft, emit);
}

/** EIGHT-79 to EIGHT-82, EIGHT-86: offers that were turned down score, all offers go back, and then the wonder scores if it is finished. */
function scoreRejected(draft: Draft, emit?: Sink): void {
  const site = draft.site ?? 0;
  for (const seat of seatsWithOffers(draft)) gain(draft, seat, 'rejected', rejectedPoints(draft, seat), emit);
  draft.offers.fill(null);
  draft.triples = [];
  if (isFinished(draft, wonderOf(site))) scoreFinished(draft, emit);
  else {
    draft.site = null;
    afterBuild(draft, emit);
  }
}

/** EIGHT-101 to EIGHT-106, EIGHT-109: points by the current row, then the marker moves down. */
function scoreFinished(draft: Draft, emit?: Sink): void {
  const { rows, others } = tablesOf(draft).scoringTable;
  // The marker goes to the light row when no wonder can be finished any more (EIGHT-135).
  const row = Number(draft.row);
  const { first, second } = entry(rows, row - 1);
  const parts = entry(draft.parts, wonderOf(draft.site ?? 0));
  for (const [seat, points] of scoresOf(parts, first, second, others).entries())
    gain(draft, seat, 'finished', points, emit);
  moveMarker(draft, Math.min(rows.length, row + 1), emit);
  draft.phase = 'reward';
}

function moveMarker(draft: Draft, row: number | 'light', emit?: Sink): void {
  if (draft.row === row) return;
  draft.row = row;
  emit?.({ kind: 'row-changed', row });
}

/** EIGHT-08: before the final scoring hidden action cards are named, clockwise from the active seat; whether one is. */
function nameAction(draft: Draft, emit?: Sink): boolean {
  const seat = turnOrderTrack(draft).find((each) => entry(draft.hiddenActions, each) > 0);
  if (seat !== undefined) ask(draft, 'name-action', seat, emit);
  return seat !== undefined;
}

/** EIGHT-135, EIGHT-136, EIGHT-138 to EIGHT-140: final scoring. */
function count(draft: Draft, emit?: Sink): void {
  const tables = tablesOf(draft);
  const { light, others } = tables.scoringTable;
  moveMarker(draft, 'light', emit);
  for (const i of WONDERS.keys()) {
    if (isFinished(draft, i)) continue;
    const points = scoresOf(entry(draft.parts, i), light.first, light.second, others);
    for (const [seat, won] of points.entries()) gain(draft, seat, 'unfinished', won, emit);
    returnParts(draft, i, emit);
  }
  for (const seat of draft.actions.keys()) {
    gain(draft, seat, 'discs', discPoints(entry(draft.discs, seat), tables), emit);
    gain(draft, seat, 'actions', actionPoints(draft, seat, entry(draft.discs, seat).length), emit);
  }
  draft.phase = 'over';
}
