import { MOST_STEPS, stuck } from '@wonders/core';
import { chance, turnUpSlots } from '../chance.js';
import { lowest } from '../components/layouts.js';
import type { Sink } from '../events.js';
import { standing, tellChanges } from '../play/changes.js';
import { takeToken } from '../play/pantheon.js';
import { byPoints } from '../scoring.js';
import type { Decision, Draft } from '../state/index.js';
import { other } from '../state/index.js';
import { tokenOn } from '../table/structure.js';
import { beginAge, beginTurn, open } from './opening.js';
import { prepare } from './prepare.js';

/** Plays on until there is a decision to make, or the game is over. */
export function settle(s: Draft, emit?: Sink): void {
  const { pending } = s;
  for (let left = MOST_STEPS; s.ending === null; left--) {
    if (left === 0) stuck();
    // Reading an array at −1 costs as much as a whole move.
    if (pending.length === 0) {
      if (s.phase === 'turn') {
        // A turn has begun, so there is nothing more to settle. The early return saves 5 % of a playout.
        if (nextTurn(s, emit)) return;
      } else open(s, emit);
      continue;
    }
    const top = pending[pending.length - 1] as Decision;
    if (top.kind === 'turn') return;
    if (top.seat < 0) {
      pending.pop();
      chance.ask(s, top, emit);
      if (pending.length > 0 && pending[pending.length - 1] === top) return;
    } else if (!prepare(s, top)) return;
  }
}

/** DUEL-037 … DUEL-039: handles the cards that have become accessible, then finds the next seat. Returns whether a turn has begun. */
function nextTurn(s: Draft, emit?: Sink): boolean {
  const due = s.hidden & s.open;
  if (due !== 0) {
    // DUEL-037: first the tokens, then the cards.
    if (s.pantheon !== null)
      for (let left = due; left !== 0; left &= left - 1)
        if (tokenOn(s, lowest(left)) !== null) {
          const before = standing(s, emit);
          takeToken(s, s.seat, lowest(left), emit);
          // DUEL-061: Mysticism counts the tokens.
          tellChanges(s, before, emit);
          return false;
        }
    if (!turnUpSlots(s, due, emit)) return false;
  }
  if (s.present === 0) {
    endAge(s, emit);
    return false;
  }
  // DUEL-038: another turn, or the other seat's.
  if (!s.again) s.seat = other(s.seat);
  beginTurn(s, emit);
  return true;
}

function endAge(s: Draft, emit?: Sink) {
  s.again = false;
  if (s.age < 3) return beginAge(s, emit);
  const { ending, winner } = byPoints(s);
  s.ending = ending;
  s.winner = winner;
  s.pending.length = 0;
  emit?.({ kind: 'over', ending, winner });
}
