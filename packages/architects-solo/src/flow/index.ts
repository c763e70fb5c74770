import { MOST_STEPS, stuck } from '@wonders/core';
import { question } from '../chance/decisions.js';
import { ask } from '../chance/index.js';
import type { Sink } from '../events.js';
import { place } from '../play/taking.js';
import { type Draft, isAges } from '../state/index.js';
import { faceDown } from '../table/decks.js';
import { isUnseen } from '../table/hidden.js';
import { AGE_STEPS } from './ages.js';
import { look, payOwed } from './owed.js';
import type { Steps } from './steps.js';
import { TURN_STEPS } from './turn.js';

/** Runs the game on its own until a decision is on top or the game is over. */
export function settle(draft: Draft, emit?: Sink): void {
  for (let left = MOST_STEPS; draft.pending.length === 0 && draft.phase !== 'over'; left--) {
    if (left === 0) stuck();
    advance(draft, emit);
  }
}

const AGES: Steps = { ...TURN_STEPS, ...AGE_STEPS };

/** One step. Whatever has begun is finished before the next step of the turn (ARCH-25). */
function advance(draft: Draft, emit?: Sink): void {
  const dealt = draft.phase !== 'setup';
  if (!dealt && drawWonder(draft, emit)) return;
  if (draft.looked !== null) look(draft, emit);
  else if (dealt && uncover(draft, emit)) return;
  else if (draft.taken !== null) place(draft, emit);
  else if (fillSlot(draft, emit)) return;
  else if (draft.owed.length > 0) payOwed(draft, emit);
  else (isAges(draft) ? AGES : TURN_STEPS)[draft.phase]?.(draft, emit);
}

/** ARCH-10, ARCH-11: draws the Wonders that no option fixes, in seat order; false when none is missing. */
function drawWonder(draft: Draft, emit?: Sink): boolean {
  const receiver = draft.areas.findIndex(({ wonder }) => wonder === null);
  if (receiver < 0) return false;
  ask(draft, question.wonder(receiver), emit);
  return true;
}

/** ARCH-12, ARCH-46: an empty place is filled from the stack; in the three Ages only at the end of the turn. */
function fillSlot(draft: Draft, emit?: Sink): boolean {
  if (draft.tokenStack.length === 0) return false;
  if (isAges(draft) && draft.phase !== 'setup' && draft.phase !== 'refill') return false;
  const slot = draft.tokenSlots.indexOf(null);
  if (slot < 0) return false;
  ask(draft, question.slot(slot), emit);
  return true;
}

/** In these phases a hand may lack its revealed card. */
const UNREVEALED: readonly Draft['phase'][] = ['leave-opponent', 'draw', 'conflict'];

/** ARCH-15, ARCH-82, ARCH-85: the top card of a deck lies face up, one card of a hand is revealed. */
function uncover(draft: Draft, emit?: Sink): boolean {
  // The player sees new cards one by one: after a deal, an exchange of hands, a draw from the central deck.
  const hand = draft.hands[0];
  if (hand !== undefined && (draft.phase === 'start' || draft.phase === 'draw') && hand.some(isUnseen)) {
    let seen = 0;
    for (const each of hand) if (!isUnseen(each)) seen++;
    ask(draft, question.deal(seen), emit);
    return true;
  }
  if (!draft.faceUp.includes(null) || UNREVEALED.includes(draft.phase)) return false;
  const deck = draft.faceUp.findIndex((top, at) => top === null && faceDown(draft, at) > 0);
  if (deck < 0) return false;
  ask(draft, isAges(draft) ? question.reveal(deck) : question.top(deck), emit);
  return true;
}
