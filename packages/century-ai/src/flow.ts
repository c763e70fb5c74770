import { MOST_STEPS, type Seat, stuck } from '@wonders/core';
import { RANK, total } from './components/cubes.js';
import { tradesHere } from './costs/trading.js';
import type { Sink } from './events.js';
import { endingInSight } from './scoring.js';
import { dealt } from './setup.js';
import { asks, type Draft, isSolo, SCRIPT_SEAT } from './state/index.js';
import { anyBonus, bonusDue, capacity } from './table/boards.js';
import { boatOf, owns, seatOf, takingTurns } from './table/seats.js';
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
        collectCubes(draft, seat, boatOf(draft, seat), emit);
        draft.phase = 'act';
        break;
      case 'act':
        draft.pending.push(asks('action', seat));
        break;
      case 'upgrade':
        draft.phase = 'bonus';
        if (canUpgrade(draft, seat)) draft.pending.push(asks('upgrade', seat));
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
      case 'discard':
        if (total(seatOf(draft, seat).cargo) > capacity(seatOf(draft, seat))) draft.pending.push(asks('discard', seat));
        else endTurn(draft, emit);
        break;
      default:
        draft.phase satisfies never;
    }
  }
}

function beginTurn(draft: Draft, emit: Sink | undefined): void {
  draft.path = [boatOf(draft, draft.turn)];
  draft.action = null;
  draft.built = false;
  draft.trades = 0;
  draft.phase = 'act';
  draft.pending.push(asks('sail', draft.turn));
  emit?.({ kind: 'turn', seat: draft.turn, round: draft.round });
}

/** CENT-50: the seat has the tile, and a cube that can rise. */
function canUpgrade(draft: Draft, seat: Seat): boolean {
  const { cargo } = seatOf(draft, seat);
  return owns(draft, seat, 'bonus-upgrade') && total(cargo) > cargo[RANK.brown];
}

/** The next seat, the next round, or the end (CENT-91, CENT-94, CENT-117). */
function endTurn(draft: Draft, emit: Sink | undefined): void {
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
