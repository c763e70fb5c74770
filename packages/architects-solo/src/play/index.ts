import { playByKind, replaced } from '@wonders/core';
import type { Event, Sink } from '../events.js';
import type { Deck, Move, SeatMove } from '../notation.js';
import { DENIED } from '../script/index.js';
import { type Decision, type Draft, isAges, SCRIPT_SEAT } from '../state/index.js';
import { centralOf, deckNamed, hasCard } from '../table/decks.js';
import { useTrigger } from '../table/extras.js';
import { build, makeSet } from './building.js';
import { startLooking, take, takeLooked, takeToken } from './taking.js';

const takeFrom = (s: Draft, deck: Deck, emit?: Sink): void => take(s, deckNamed(s, deck), emit);

/** Plays a legal move of a seat; `settle` does the rest. */
export const play = playByKind<Draft, Decision, SeatMove, Event>({
  pick(s, _, { deck }, emit) {
    s.passes = 0;
    // ARCH-34
    s.denied = s.options.denial && deck === 'opponent';
    takeFrom(s, deck, emit);
  },
  pass(s, _, move, emit) {
    s.passes++;
    if (isAges(s)) s.selection = { ...move };
    emit?.({ kind: 'passed', seat: s.seat });
  },
  select(s, _, move) {
    s.selection = { ...move };
  },
  extra(s, _, { token, deck }, emit) {
    useTrigger(s, token, emit);
    takeFrom(s, deck, emit);
  },
  science: (s, _, { set }, emit) => makeSet(s, set, emit),
  build: (s, _, { stage, payment }, emit) => build(s, stage, payment, emit),
  'end-turn'(s) {
    s.triggers = [];
  },
  'take-token': (s, _, { slot }, emit) => takeToken(s, slot, emit),
  'take-top': (s, _, { deck }, emit) => takeFrom(s, deck, emit),
  'look-deck': (s, _, { deck }, emit) => startLooking(s, deckNamed(s, deck), emit),
  'take-looked': (s, _, move, emit) =>
    takeLooked(s, s.looked?.cards.findIndex(({ card }) => card === move.card) as number, emit),
  'opponent-turn': opponentTurn,
});

/** Begins the turn of the script, or in the three Ages its resolution; `settle` does the rest. */
function opponentTurn(s: Draft, _: Decision, __: Move, emit?: Sink): void {
  s.phase = 'act';
  if (isAges(s)) {
    s.taken = s.selectedCards[SCRIPT_SEAT] ?? null;
    s.selectedCards = replaced(s.selectedCards, SCRIPT_SEAT, null);
  } else if (s.denied && hasCard(s, centralOf(s))) {
    emit?.({ kind: 'chose', choice: { ...DENIED, taken: 'central' } });
    take(s, centralOf(s), emit);
  } else s.owed = ['choose'];
}
