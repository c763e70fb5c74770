import { MOST_STEPS, type Seat, stuck } from '@wonders/core';
import { canRise } from './components/cubes.js';
import { tradesHere } from './costs/trading.js';
import type { Sink } from './events.js';
import { endingInSight } from './scoring.js';
import { dealt } from './setup.js';
import { asks, type Draft, isSolo, SCRIPT_SEAT } from './state/index.js';
import { anyBonus, bonusDue, overfull } from './table/boards.js';
import { boatOf, seatOf, takingTurns, tilesOf } from './table/seats.js';
import { collectCubes } from './table/supply.js';

/** Goes through the parts of a turn in their order (CENT-31), until a decision is pending or the game is over. */
export function settle(draft: Draft, emit?: Sink): void {
  for (let left = MOST_STEPS; draft.pending.length === 0 && draft.phase !== 'over'; left--) {
    if (left === 0) stuck();
    const seat = draft.turn;
    switch (draft.phase) {
      case 'deal':
        if (dealt(draft, emit)) draft.phase = 'turn';
        break;
      case 'turn':
        beginTurn(draft, emit);
        break;
      case 'dock':
        draft.phase = 'act';
        arrive(draft, seat, emit);
        break;
      case 'act':
        draft.pending.push(asks('action', seat));
        break;
      case 'upgrade':
        draft.phase = 'bonus';
        askUpgrades(draft, seat);
        break;
      case 'bonus':
        draft.phase = 'trade';
        if (bonusDue(seatOf(draft, seat)) && anyBonus(draft, seat)) draft.pending.push(asks('bonus', seat));
        break;
      case 'trade':
        draft.phase = 'react';
        if (tradesHere(draft) > 0) draft.pending.push(asks('trade', seat));
        break;
      case 'react':
        draft.phase = 'discard';
        if (isSolo(draft)) draft.pending.push(asks('react', SCRIPT_SEAT));
        break;
      case 'discard': {
        const next = nextToDiscard(draft);
        if (next === undefined) endTurn(draft, emit);
        else draft.pending.push(asks('discard', next));
        break;
      }
      default:
        draft.phase satisfies never;
    }
  }
}

function beginTurn(draft: Draft, emit?: Sink): void {
  draft.path = [boatOf(draft, draft.turn)];
  draft.action = null;
  draft.built = false;
  draft.trades = 0;
  draft.phase = 'act';
  draft.pending.push(asks('sail', draft.turn));
  emit?.({ kind: 'turn', seat: draft.turn, round: draft.round });
}

/** CENT-39, CENT-121: in solo you collect the cubes where you have come to; in versus you are asked. */
function arrive(draft: Draft, seat: Seat, emit?: Sink): void {
  const place = boatOf(draft, seat);
  if (isSolo(draft)) collectCubes(draft, seat, place, emit);
  else if (draft.loose[place]) draft.pending.push(asks('collect', seat));
}

/** CENT-50: once for each such tile that the seat has, if a cube can rise. */
function askUpgrades(draft: Draft, seat: Seat): void {
  const side = seatOf(draft, seat);
  if (!canRise(side.cargo)) return;
  for (let left = tilesOf(side, 'bonus-upgrade'); left > 0; left--) draft.pending.push(asks('upgrade', seat));
}

/** CENT-122: from the seat whose turn it is clockwise, the first one whose hold is over full. */
function nextToDiscard(draft: Draft): Seat | undefined {
  const seats = takingTurns(draft);
  for (let i = 0; i < seats; i++) {
    const seat = (draft.turn + i) % seats;
    if (overfull(seatOf(draft, seat)) > 0) return seat;
  }
  return undefined;
}

/** The next seat, the next round, or the end (CENT-91, CENT-94, CENT-117). */
function endTurn(draft: Draft, emit?: Sink): void {
  draft.phase = 'turn';
  draft.turn = (draft.turn + 1) % takingTurns(draft);
  if (draft.turn > 0) return;
  draft.ending = endingInSight(draft);
  if (draft.ending === null) draft.round++;
  else {
    draft.phase = 'over';
    emit?.({ kind: 'over', ending: draft.ending });
  }
}
