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
export function settle(draft: Draft, emit?: Sink): void {
  const { pending } = draft;
  for (let left = MOST_STEPS; draft.ending === null; left--) {
    if (left === 0) stuck();
    // Reading an array at −1 costs as much as a whole move.
    if (pending.length === 0) {
      if (draft.phase === 'turn') {
        // A turn has begun, so there is nothing more to settle. The early return saves 5 % of a playout.
        if (nextTurn(draft, emit)) return;
      } else open(draft, emit);
      continue;
    }
    const top = pending[pending.length - 1] as Decision;
    if (top.kind === 'turn') return;
    if (top.seat < 0) {
      pending.pop();
      chance.ask(draft, top, emit);
      if (pending.length > 0 && pending[pending.length - 1] === top) return;
    } else if (!prepare(draft, top)) return;
  }
}

/** DUEL-037 … DUEL-039: handles the cards that have become accessible, then finds the next seat. Returns whether a turn has begun. */
function nextTurn(draft: Draft, emit?: Sink): boolean {
  const due = draft.hidden & draft.open;
  if (due !== 0) {
    // DUEL-037: first the tokens, then the cards.
    if (draft.pantheon !== null)
      for (let left = due; left !== 0; left &= left - 1)
        if (tokenOn(draft, lowest(left)) !== null) {
          const before = standing(draft, emit);
          takeToken(draft, draft.seat, lowest(left), emit);
          // DUEL-061: Mysticism counts the tokens.
          tellChanges(draft, before, emit);
          return false;
        }
    if (!turnUpSlots(draft, due, emit)) return false;
  }
  if (draft.present === 0) {
    endAge(draft, emit);
    return false;
  }
  // DUEL-038: another turn, or the other seat's.
  if (!draft.again) draft.seat = other(draft.seat);
  beginTurn(draft, emit);
  return true;
}

function endAge(draft: Draft, emit?: Sink) {
  draft.again = false;
  if (draft.age < 3) return beginAge(draft, emit);
  const { ending, winner } = byPoints(draft);
  draft.ending = ending;
  draft.winner = winner;
  draft.pending.length = 0;
  emit?.({ kind: 'over', ending, winner });
}
