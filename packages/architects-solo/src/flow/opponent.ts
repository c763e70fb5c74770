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
export const firstSet = (draft: Draft): ScienceSet => setsOf(areaAt(draft, SCRIPT_SEAT))[0] as ScienceSet;

/** The face of the die; 0 when it has yet to be rolled. */
function rolled(draft: Draft, table: DieTable, emit?: Sink): number {
  if (draft.die === 0) ask(draft, question.die(table), emit);
  const { die } = draft;
  draft.die = 0;
  return die;
}

/**
 * ARCH-60: the choice of a deck. `undefined` while the die has yet to be rolled; a choice without a deck when no deck has a
 * card.
 */
export function decideDeck(draft: Draft, emit?: Sink): DeckChoice | undefined {
  const chosen = deckChoice(draft);
  if (chosen.deck !== null || !anyCard(draft)) return chosen;
  const table = chosen.by === 'tie' ? 'tie' : 'no-priority';
  const die = rolled(draft, table, emit);
  return die === 0 ? undefined : { ...chosen, die, deck: deckRolled(table, die) };
}

/** ARCH-60: it takes a card. */
export function takeChosen(draft: Draft, emit?: Sink): void {
  const choice = decideDeck(draft, emit);
  if (choice === undefined) return;
  draft.owed = [];
  emit?.({ kind: 'chose', choice: { ...choice, taken: choice.deck } });
  if (choice.deck !== null) take(draft, DECK_NAMES.indexOf(choice.deck), emit);
}

/** ARCH-64, ARCH-67: extra cards, then sets, then stages; false when there is none left. */
export function opponentActs(draft: Draft, emit?: Sink): boolean {
  const [token] = draft.triggers;
  if (token !== undefined) {
    useTrigger(draft, token, emit);
    draft.owed = ['choose'];
    return true;
  }
  if (mustScience(draft, areaAt(draft, SCRIPT_SEAT))) {
    makeSet(draft, firstSet(draft), emit);
    return true;
  }
  const stage = draft.options.opponentBuilds ? stageChoice(draft) : -1;
  if (stage < 0) return false;
  build(draft, stage, paymentChoice(draft, stage), emit);
  return true;
}

/** ARCH-67: looks into a deck; the die decides between equally good cards. */
export function opponentLooks(draft: Draft, emit?: Sink): void {
  let deck = lookChoice(draft);
  if (deck === 'die') {
    const die = rolled(draft, 'halicarnassus', emit);
    if (die === 0) return;
    deck = DECK_NAMES.indexOf(deckRolled('halicarnassus', die));
  }
  draft.owed = draft.owed.slice(1);
  if (deck >= 0) startLooking(draft, deck, emit);
}
