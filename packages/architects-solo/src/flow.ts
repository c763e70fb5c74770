import { gainToken, hasSet, SETS } from './area.js';
import { chance, deckRolled } from './chance.js';
import { ASK, SEAT } from './decisions.js';
import { DECK_NAMES, replaced, type Slot } from './decks.js';
import { anyCard, selection } from './opponent/script.js';
import type { Decision, Draft, Ending, Phase, ScienceSet, Selection, Sink } from './state.js';

// The steps that both structures share.

export function end(s: Draft, ending: Ending, emit: Sink): void {
  s.phase = 'over';
  s.ending = ending;
  s.pending.length = 0;
  emit?.({ kind: 'over', ending });
}

export function askSeat(s: Draft, kind: keyof typeof SEAT, seat = s.seat): void {
  s.pending.push(SEAT[kind][seat] as Decision);
}

export function ask(s: Draft, kind: keyof typeof ASK, at: number, emit: Sink): void {
  chance.ask(s, ASK[kind][at] as Decision, emit);
}

export function beginTurn(s: Draft, phase: Phase, emit: Sink): void {
  s.turn++;
  s.used = [];
  s.triggers = [];
  s.phase = phase;
  emit?.({ kind: 'turn', seat: s.seat, turn: s.turn });
}

/** Takes a token from a slot, or unseen from the stack (ARCH-46). */
export function takeToken(s: Draft, slot: Slot, emit: Sink): void {
  const token = slot === 'stack' ? null : s.slots[slot];
  if (slot === 'stack' || token == null) ask(s, 'stackToken', s.seat, emit);
  else {
    s.slots = replaced(s.slots, slot, null);
    gainToken(s, s.seat, token, slot, emit);
  }
}

/** ARCH-64: the Opponent's first set, pairs before the triple. */
export function firstSet(s: Draft): ScienceSet {
  const area = s.areas[1];
  return SETS.find((_, i) => area !== undefined && hasSet(area, i)) ?? 'triple';
}

/**
 * ARCH-60: the Opponent's choice of a deck. `undefined` while the die has been asked for and has not fallen; a choice
 * without a deck when no deck has a card.
 */
export function decide(s: Draft, emit: Sink): Selection | undefined {
  const chosen = selection(s);
  if (chosen.deck !== null || !anyCard(s)) return chosen;
  const table = chosen.by === 'tie' ? 1 : 0;
  if (s.die === 0) {
    ask(s, 'die', table, emit);
    if (s.die === 0) return undefined;
  }
  const { die } = s;
  s.die = 0;
  return { ...chosen, die, deck: DECK_NAMES[deckRolled(table, die)] ?? null };
}
