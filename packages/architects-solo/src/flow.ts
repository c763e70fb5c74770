import { areaAt, gainToken, hasSet, SETS } from './area.js';
import { ask, deckRolled } from './chance.js';
import { DECK_NAMES, replaced, type Slot } from './decks.js';
import { anyCard, selection } from './opponent/script.js';
import type { DeckName, Draft, Ending, Phase, ScienceSet, Selection, Sink } from './state.js';

// The steps that both structures share.

export function end(s: Draft, ending: Ending, emit: Sink): void {
  s.phase = 'over';
  s.ending = ending;
  emit?.({ kind: 'over', ending });
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
export const firstSet = (s: Draft): ScienceSet => SETS.find((_, i) => hasSet(areaAt(s, 1), i)) as ScienceSet;

/** The die as it fell on a table, 0 while it has been asked for and has not fallen. */
export function rolled(s: Draft, table: number, emit: Sink): number {
  if (s.die === 0) ask(s, 'die', table, emit);
  const { die } = s;
  s.die = 0;
  return die;
}

/**
 * ARCH-60: the Opponent's choice of a deck. `undefined` while the die has been asked for and has not fallen; a choice
 * without a deck when no deck has a card.
 */
export function decide(s: Draft, emit: Sink): Selection | undefined {
  const chosen = selection(s);
  if (chosen.deck !== null || !anyCard(s)) return chosen;
  const table = Number(chosen.by === 'tie');
  const die = rolled(s, table, emit);
  return die === 0 ? undefined : { ...chosen, die, deck: DECK_NAMES[deckRolled(table, die)] as DeckName };
}
