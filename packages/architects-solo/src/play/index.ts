import { playByKind, replaced } from '@wonders/core';
import type { Event, Sink } from '../events.js';
import type { Deck, Move, SeatMove } from '../notation.js';
import { DENIED } from '../script/index.js';
import { type Decision, type Draft, isAges, SCRIPT_SEAT } from '../state/index.js';
import { centralOf, deckNamed, hasCard } from '../table/decks.js';
import { useTrigger } from '../table/extras.js';
import { build, makeSet } from './building.js';
import { startLooking, take, takeLooked, takeToken } from './taking.js';

const takeFrom = (draft: Draft, deck: Deck, emit?: Sink): void => take(draft, deckNamed(draft, deck), emit);

/** Plays a legal move of a seat; `settle` does the rest. */
export const play = playByKind<Draft, Decision, SeatMove, Event>({
  pick(draft, _, { deck }, emit) {
    draft.passes = 0;
    // ARCH-34
    draft.denied = draft.options.denial && deck === 'opponent';
    takeFrom(draft, deck, emit);
  },
  pass(draft, _, move, emit) {
    draft.passes++;
    if (isAges(draft)) draft.selection = { ...move };
    emit?.({ kind: 'passed', seat: draft.seat });
  },
  select(draft, _, move) {
    draft.selection = { ...move };
  },
  extra(draft, _, { token, deck }, emit) {
    useTrigger(draft, token, emit);
    takeFrom(draft, deck, emit);
  },
  science: (draft, _, { set }, emit) => makeSet(draft, set, emit),
  build: (draft, _, { stage, payment }, emit) => build(draft, stage, payment, emit),
  'end-turn'(draft) {
    draft.triggers = [];
  },
  'take-token': (draft, _, { slot }, emit) => takeToken(draft, slot, emit),
  'take-top': (draft, _, { deck }, emit) => takeFrom(draft, deck, emit),
  'look-deck': (draft, _, { deck }, emit) => startLooking(draft, deckNamed(draft, deck), emit),
  'take-looked': (draft, _, move, emit) =>
    takeLooked(draft, draft.looked?.cards.findIndex(({ card }) => card === move.card) as number, emit),
  'opponent-turn': opponentTurn,
});

/** Begins the turn of the script, or in the three Ages its resolution; `settle` does the rest. */
function opponentTurn(draft: Draft, _: Decision, __: Move, emit?: Sink): void {
  draft.phase = 'act';
  if (isAges(draft)) {
    draft.taken = draft.selectedCards[SCRIPT_SEAT] ?? null;
    draft.selectedCards = replaced(draft.selectedCards, SCRIPT_SEAT, null);
  } else if (draft.denied && hasCard(draft, centralOf(draft))) {
    emit?.({ kind: 'chose', choice: { ...DENIED, taken: 'central' } });
    take(draft, centralOf(draft), emit);
  } else draft.owed = ['choose'];
}
