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
export function settle(s: Draft, emit?: Sink): void {
  for (let left = MOST_STEPS; s.pending.length === 0 && s.phase !== 'over'; left--) {
    if (left === 0) stuck();
    advance(s, emit);
  }
}

const AGES: Steps = { ...TURN_STEPS, ...AGE_STEPS };

/** One step. Whatever has begun is finished before the next step of the turn (ARCH-25). */
function advance(s: Draft, emit?: Sink): void {
  const dealt = s.phase !== 'setup';
  if (!dealt && drawWonder(s, emit)) return;
  if (s.looked !== null) look(s, emit);
  else if (dealt && uncover(s, emit)) return;
  else if (s.taken !== null) place(s, emit);
  else if (fillSlot(s, emit)) return;
  else if (s.owed.length > 0) payOwed(s, emit);
  else (isAges(s) ? AGES : TURN_STEPS)[s.phase]?.(s, emit);
}

/** ARCH-10, ARCH-11: draws the Wonders that no option fixes, in seat order; false when none is missing. */
function drawWonder(s: Draft, emit?: Sink): boolean {
  const receiver = s.areas.findIndex(({ wonder }) => wonder === null);
  if (receiver < 0) return false;
  ask(s, question.wonder(receiver), emit);
  return true;
}

/** ARCH-12, ARCH-46: an empty place is filled from the stack; in the three Ages only at the end of the turn. */
function fillSlot(s: Draft, emit?: Sink): boolean {
  if (s.tokenStack.length === 0) return false;
  if (isAges(s) && s.phase !== 'setup' && s.phase !== 'refill') return false;
  const slot = s.tokenSlots.indexOf(null);
  if (slot < 0) return false;
  ask(s, question.slot(slot), emit);
  return true;
}

/** In these phases a hand may lack its revealed card. */
const UNREVEALED: readonly Draft['phase'][] = ['leave-opponent', 'draw', 'conflict'];

/** ARCH-15, ARCH-82, ARCH-85: the top card of a deck lies face up, one card of a hand is revealed. */
function uncover(s: Draft, emit?: Sink): boolean {
  // The player sees new cards one by one: after a deal, an exchange of hands, a draw from the central deck.
  const hand = s.hands[0];
  if (hand !== undefined && (s.phase === 'start' || s.phase === 'draw') && hand.some(isUnseen)) {
    let seen = 0;
    for (const each of hand) if (!isUnseen(each)) seen++;
    ask(s, question.deal(seen), emit);
    return true;
  }
  if (!s.faceUp.includes(null) || UNREVEALED.includes(s.phase)) return false;
  const deck = s.faceUp.findIndex((top, at) => top === null && faceDown(s, at) > 0);
  if (deck < 0) return false;
  ask(s, isAges(s) ? question.reveal(deck) : question.top(deck), emit);
  return true;
}
