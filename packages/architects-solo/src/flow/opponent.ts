import { question } from '../chance/decisions.js';
import { ask, deckRolled } from '../chance/index.js';
import type { DieTable } from '../components/die.js';
import type { Sink } from '../events.js';
import { DECK_NAMES, type ScienceSet } from '../notation.js';
import { build, makeSet } from '../play/building.js';
import { startLooking, take } from '../play/taking.js';
import { deckChoice, lookChoice, paymentChoice, stageChoice } from '../script/index.js';
import { type DeckChoice, type Draft, SCRIPT_SEAT } from '../state/index.js';
import { areaAt } from '../table/area.js';
import { anyCard } from '../table/decks.js';
import { useTrigger } from '../table/extras.js';
import { mustScience, setsOf } from '../table/science.js';

// The turn of the Opponent, as the script dictates it.

/** ARCH-64: its first set, pairs before the triple. */
export const firstSet = (s: Draft): ScienceSet => setsOf(areaAt(s, SCRIPT_SEAT))[0] as ScienceSet;

/** The face of the die; 0 when it has yet to be rolled. */
function rolled(s: Draft, table: DieTable, emit?: Sink): number {
  if (s.die === 0) ask(s, question.die(table), emit);
  const { die } = s;
  s.die = 0;
  return die;
}

/**
 * ARCH-60: the choice of a deck. `undefined` while the die has yet to be rolled; a choice without a deck when no deck has a
 * card.
 */
export function decideDeck(s: Draft, emit?: Sink): DeckChoice | undefined {
  const chosen = deckChoice(s);
  if (chosen.deck !== null || !anyCard(s)) return chosen;
  const table = chosen.by === 'tie' ? 'tie' : 'no-priority';
  const die = rolled(s, table, emit);
  return die === 0 ? undefined : { ...chosen, die, deck: deckRolled(table, die) };
}

/** ARCH-60: it takes a card. */
export function takeChosen(s: Draft, emit?: Sink): void {
  const choice = decideDeck(s, emit);
  if (choice === undefined) return;
  s.owed = [];
  emit?.({ kind: 'chose', choice: { ...choice, taken: choice.deck } });
  if (choice.deck !== null) take(s, DECK_NAMES.indexOf(choice.deck), emit);
}

/** ARCH-64, ARCH-67: extra cards, then sets, then stages; false when there is none left. */
export function opponentActs(s: Draft, emit?: Sink): boolean {
  const [token] = s.triggers;
  if (token !== undefined) {
    useTrigger(s, token, emit);
    s.owed = ['choose'];
    return true;
  }
  if (mustScience(s, areaAt(s, SCRIPT_SEAT))) {
    makeSet(s, firstSet(s), emit);
    return true;
  }
  const stage = s.options.opponentBuilds ? stageChoice(s) : -1;
  if (stage < 0) return false;
  build(s, stage, paymentChoice(s, stage), emit);
  return true;
}

/** ARCH-67: looks into a deck; the die decides between equally good cards. */
export function opponentLooks(s: Draft, emit?: Sink): void {
  let deck = lookChoice(s);
  if (deck === 'die') {
    const die = rolled(s, 'halicarnassus', emit);
    if (die === 0) return;
    deck = DECK_NAMES.indexOf(deckRolled('halicarnassus', die));
  }
  s.owed = s.owed.slice(1);
  if (deck >= 0) startLooking(s, deck, emit);
}
